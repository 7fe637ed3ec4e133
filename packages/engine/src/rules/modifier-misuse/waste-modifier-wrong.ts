import { oneOfEachKind } from '../../batch/one-of-each-kind.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { day } from '../../claim/day.ts'
import type { Encounter } from '../../batch/groups.ts'
import { codeEvidence } from '../../facts/ncci/pair-evidence.ts'
import { payerProgram } from '../../facts/payers/payer-program.ts'
import { isListedSingleDose, isSingleDoseOn } from '../../facts/forms/single-dose-drugs.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type FindingOutcome,
  type Outcome,
} from '../../rule/outcome.ts'
import { noPatient, nothingPaid } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, date, say } from '../../sentences/say.ts'

/** Since then every line of a single-dose drug says JW or JZ (claims edits from 2023-10-01). */
const firstDay = day('2023-07-01')

const otherLine = notApplicable('no drug that is known to come in single-dose containers alone')
const otherBill = notApplicable('not a Medicare bill on which drugs are paid one by one')
const before = notApplicable('before 2023-07-01')
const unknownPayer = cannotTell('the file does not name the payer; Medicare asks for JW or JZ')

/** Drugs of single-dose containers whose lines do not say, or say in two ways, what was wasted, and waste without a dose. */
export const wasteModifierWrong = defineGroupRule({
  id: 'waste-modifier-wrong',
  version: 2,
  title: 'JW or JZ missing, both, or JW alone',
  category: 'modifier-misuse',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    cite(
      'Medicare Claims Processing Manual, chapter 17',
      '40 discarded drugs and biologicals (JW and JZ)',
    ),
    cite('FDA labels of the drugs', '16 how supplied: single-dose containers'),
  ],
  needs: { fields: ['procedureCode', 'modifiers'] },
  clearedBy: 'The administration record: the dose given, the vials opened and what was discarded.',
  suggestedFix: 'Correct the claim: JZ where nothing was discarded, else a second line with JW.',
  triage: ({ procedure, modifiers }) =>
    isListedSingleDose(procedure) || modifiers.includes('JW') ? look : otherLine,
  judge(encounter) {
    const byCode = Map.groupBy(encounter.lines, ({ procedure }) => procedure)
    const known = new Map(Array.from(byCode, ([code, lines]) => [code, wasteOf(lines)]))
    return eachOpenLine((line) => outcomeOf(line, encounter, known.get(line.procedure)))
  },
})

/** What the lines of the day for one drug say of waste. */
interface Waste {
  readonly lines: readonly ClaimLine[]
  readonly isTold: boolean
  /** No line of the day bills what was given. */
  readonly isAlone: boolean
  readonly claims: ReadonlySet<string | undefined>
}

function wasteOf(lines: readonly ClaimLine[]): Waste {
  const wasted = lines.filter(({ modifiers }) => modifiers.includes('JW'))
  return {
    lines: oneOfEachKind(lines, ({ modifiers }) => modifiers.join()),
    isTold: wasted.length > 0 || lines.some(({ modifiers }) => modifiers.includes('JZ')),
    isAlone: lines.every(({ modifiers }) => modifiers.includes('JW') && !modifiers.includes('JZ')),
    claims: new Set(wasted.map(({ claimId }) => claimId)),
  }
}

function outcomeOf(line: ClaimLine, encounter: Encounter, waste: Waste | undefined): Outcome {
  if (waste?.isAlone && !isUnpaid(line)) {
    return encounter.patient.identified ? wasteAlone(line) : noPatient
  }
  if (!isSingleDoseOn(line.procedure, encounter.day)) return otherLine
  if (encounter.day < firstDay) return before
  const program = payerProgram(line)
  if (program === 'unknown') return unknownPayer
  if (program !== 'medicare' && program !== 'medicare-plan') return otherBill
  if (!isPaidByDrug(line, encounter)) return otherBill
  if (isUnpaid(line)) return nothingPaid
  if (!waste?.isTold) return encounter.patient.identified ? missing(line) : noPatient
  const contradicted =
    line.modifiers.includes('JZ') &&
    !line.modifiers.includes('JW') &&
    waste.claims.has(line.claimId)
  return contradicted ? both(line, waste.lines) : pass
}

/** Dialysis facilities and clinics are paid by the treatment or visit (types of bill 71x, 72x, 77x). */
function isPaidByDrug({ billType }: ClaimLine, { setting }: Encounter): boolean {
  if (setting !== 'professional' && setting !== 'outpatient-facility') return false
  return billType === undefined || !/^7[127]/.test(billType)
}

function missing(line: ClaimLine): FindingOutcome {
  return finding({
    message: say`${code(line.procedureCode)} on ${date(line.serviceFromDay ?? 0)} comes in single-dose containers, and no line of the day says JW (something was discarded) or JZ (nothing was).`,
    lines: [line],
    evidence: codeEvidence([line]),
  })
}

function wasteAlone(line: ClaimLine): FindingOutcome {
  return finding({
    message: say`${code(line.procedureCode)} on ${date(line.serviceFromDay ?? 0)} bills what was discarded (JW), and no line of the day bills what was given.`,
    lines: [line],
    evidence: codeEvidence([line]),
    ...wholeLineAtRisk(line),
  })
}

function both(line: ClaimLine, same: readonly ClaimLine[]): FindingOutcome {
  const related = same.filter((other) => other !== line)
  return finding({
    message: say`${code(line.procedureCode)} on ${date(line.serviceFromDay ?? 0)} says JZ (nothing was discarded), and another line of the claim bills what was discarded (JW).`,
    lines: [line],
    related,
    evidence: codeEvidence([line, ...related]),
    class: 'error',
  })
}
