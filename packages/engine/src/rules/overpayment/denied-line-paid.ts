import type { ClaimLine } from '../../claim/claim-line.ts'
import { fullDenial } from '../../facts/bills/denials/full-denial.ts'
import { cells } from '../../findings/evidence.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  notApplicable,
  pass,
  type Outcome,
} from '../../rule/outcome.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, count, money, nothing, row, say } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

/** From this many denied lines on, a file that pays most of them means something else by its status. */
const fewestDenied = 5

const notRefused = notApplicable('the line was neither denied nor is it pending')
const noPayment = cannotTell('no paid amount on the denied or pending line')

/** Money paid on lines that the payer denied, or has not decided. */
export const deniedLinePaid = defineGroupRule({
  id: 'denied-line-paid',
  version: 1,
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
  needs: { fields: [], tables: [] },
  clearedBy:
    'A later remittance that allows the line, or proof that the denial was of another line.',
  suggestedFix:
    'Compare with the remittance: recover the payment, or correct the status of the line.',
  judge({ lines }) {
    const denied = lines.filter((line) => refusalOf(line) === 'denied')
    const paid = denied.filter(({ paidCents = 0 }) => paidCents > 0).length
    const isDoubtful = denied.length >= fewestDenied && paid * 2 > denied.length
    const doubt = isDoubtful
      ? say`; so are ${count(paid)} of the ${count(denied.length, 'denied line')} of this file, so its status may mean something else`
      : nothing
    return eachOpenLine((line) => outcomeOf(line, isDoubtful, doubt))
  },
})

type Refusal = 'denied' | 'denied-by-reason' | 'pending'

/** What the status of a line says, or where it says nothing else, the adjustment of all its charge. */
function refusalOf(line: ClaimLine): Refusal | undefined {
  const { claimStatus } = line
  if (claimStatus === 'denied' || claimStatus === 'pending') return claimStatus
  return fullDenial(line) === undefined ? undefined : 'denied-by-reason'
}

function outcomeOf(line: ClaimLine, isDoubtful: boolean, doubt: Sentence): Outcome {
  const refusal = refusalOf(line)
  if (refusal === undefined) return notRefused
  if (line.paidCents === undefined) return noPayment
  if (line.paidCents <= 0) return pass
  const isDenied = refusal === 'denied'
  return finding({
    message: say`${wordsOf(line, refusal)}, and ${money(line.paidCents)} was paid on it${isDenied ? doubt : nothing}.`,
    class: isDenied && !isDoubtful ? 'error' : 'lead',
    lines: [line],
    evidence:
      refusal === 'denied-by-reason'
        ? cells(line, 'adjustments', 'paidCents')
        : cells(line, 'claimStatus', 'paidCents'),
    atRisk: [{ line, cents: line.paidCents }],
    arithmetic: say`${money(line.paidCents)} paid on ${row(line)}`,
  })
}

function wordsOf(line: ClaimLine, refusal: Refusal): Sentence {
  if (refusal === 'denied') return say`The line was denied`
  if (refusal === 'pending') return say`The line is still pending`
  return say`Reason ${code(fullDenial(line))} denies all that was charged on the line`
}
