import type { ClaimLine } from '../../../claim/claim-line.ts'
import {
  bareRefusal,
  fullDenial,
  hasBareRefusal,
} from '../../../facts/bills/denials/full-denial.ts'
import { cells } from '../../../findings/evidence.ts'
import type { AtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, count, money, nothing, row, say, words } from '../../../sentences/say.ts'
import type { Sentence } from '../../../sentences/sentence.ts'

/** From this many denied lines on, a file that pays most of them means something else by its status. */
const fewestDenied = 5
/** So does a file that calls most of its lines denied, this many or more, and pays most of those. */
const fewestOfMost = 3

const notRefused = notApplicable('the line was neither denied nor is it pending')
const notes = cannotTell(
  'most lines with such a reason were paid, so the reasons may be notes and no denials',
)
const noPayment = cannotTell('no paid amount on the denied or pending line')

/** Money paid on lines that the payer denied, or has not decided. */
export const deniedLinePaid = defineGroupRule({
  id: 'denied-line-paid',
  version: 3,
  title: 'Denied line that was paid',
  category: 'overpayment',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  scope: 'batch',
  sources: [
    cite(
      'ASC X12N 835 implementation guide (45 CFR 162.1602)',
      'CLP02 claim status 4, denied; CAS adjustments and SVC03 payment of a line balance',
    ),
  ],
  needs: { fields: [] },
  clearedBy:
    'A later remittance that allows the line, or proof that the denial was of another line.',
  suggestedFix:
    'Compare with the remittance: recover the payment, or correct the status of the line.',
  judge({ lines }) {
    const denied = lines.filter((line) => refusalOf(line) === 'denied')
    const paid = denied.filter(({ paidCents = 0 }) => paidCents > 0).length
    const isCustom = denied.length >= fewestOfMost && denied.length * 2 > lines.length
    const isDoubtful = (isCustom || denied.length >= fewestDenied) && paid * 2 > denied.length
    const doubt = isDoubtful
      ? say`; so are ${count(paid)} of the ${count(denied.length, 'denied line')} of this file, so its status may mean something else`
      : nothing
    const areNotes = areBareReasonsNotes(lines)
    return eachOpenLine((line) => outcomeOf(line, isDoubtful, doubt, areNotes))
  },
})

type Refusal = 'denied' | 'denied-by-reason' | 'refused-uncut' | 'refused-and-cut' | 'pending'

/** What the status of a line says, or where it says nothing else, the reasons of its adjustments. */
function refusalOf(line: ClaimLine): Refusal | undefined {
  const { claimStatus } = line
  if (claimStatus === 'denied' || claimStatus === 'pending') return claimStatus
  if (fullDenial(line) !== undefined) return 'denied-by-reason'
  const bare = bareRefusal(line)
  if (bare === undefined) return undefined
  return bare.isUncut ? 'refused-uncut' : 'refused-and-cut'
}

/** A file that pays most of the lines to which it gives such a reason notes by it what somebody else decided. */
function areBareReasonsNotes(lines: readonly ClaimLine[]): boolean {
  const refused = lines.filter(hasBareRefusal)
  const paid = refused.filter((line) => bareRefusal(line) !== undefined).length
  return refused.length >= fewestOfMost && paid * 2 > refused.length
}

function outcomeOf(
  line: ClaimLine,
  isDoubtful: boolean,
  doubt: Sentence,
  areNotes: boolean,
): Outcome {
  const refusal = refusalOf(line)
  if (refusal === undefined) return notRefused
  if (isBare(refusal) && areNotes) return notes
  if (line.paidCents === undefined) return noPayment
  if (line.paidCents <= 0) return pass
  const isDenied = refusal === 'denied'
  return finding({
    message: say`${wordsOf(line, refusal)}, and ${money(line.paidCents)} was paid on it${isDenied ? doubt : nothing}.`,
    class: isDenied && !isDoubtful ? 'error' : 'lead',
    readingInDoubt: isDenied && isDoubtful,
    lines: [line],
    evidence:
      isDenied || refusal === 'pending'
        ? cells(line, 'claimStatus', 'paidCents')
        : cells(line, 'adjustments', 'paidCents'),
    // What was cut may be what the reason refuses: then the rest was owed.
    ...(refusal !== 'refused-and-cut' && allOf(line, line.paidCents)),
  })
}

function allOf(line: ClaimLine, cents: number): AtRisk {
  return { atRisk: [{ line, cents }], arithmetic: say`${money(cents)} paid on ${row(line)}` }
}

function isBare(refusal: Refusal): boolean {
  return refusal === 'refused-uncut' || refusal === 'refused-and-cut'
}

function wordsOf(line: ClaimLine, refusal: Refusal): Sentence {
  if (refusal === 'denied') return say`The line was denied`
  if (refusal === 'pending') return say`The line is still pending`
  if (isBare(refusal)) {
    const { reason, isUncut = false } = bareRefusal(line) ?? {}
    return say`Reason ${code(reason)} refuses the service${words(isUncut ? ', nothing was cut' : ' and does not say how much of it')}`
  }
  return say`Reason ${code(fullDenial(line))} denies all that was charged on the line`
}
