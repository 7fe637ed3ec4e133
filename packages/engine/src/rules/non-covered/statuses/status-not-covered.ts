import type { ClaimLine } from '../../../claim/claim-line.ts'
import { basisOf, exposureCents, hasNoAmounts } from '../../../claim/exposure.ts'
import { noProcedure } from '../../../claim/procedure-number.ts'
import { isOwedElsewhere } from '../../../facts/payers/owed-elsewhere.ts'
import { payerEvidence } from '../../../facts/payers/payer-evidence.ts'
import { payerProgram, type PayerProgram } from '../../../facts/payers/payer-program.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import type { FindingClass } from '../../../result/finding.ts'
import { finding, lookAt, notApplicable, pass, type FindingOutcome } from '../../../rule/outcome.ts'
import {
  codeNotInTables,
  denied,
  feeScheduleOfOthers,
  noFiveCharacterCode,
  nothingPaid,
} from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, money, row, say, words } from '../../../sentences/say.ts'
import type { Sentence } from '../../../sentences/sentence.ts'

const otherBenefit = notApplicable('other payers owe this service by law or by another benefit')
const onlyMedicare = notApplicable('status I concerns Medicare alone')

type RefusedStatus = 'N' | 'I'

/** Codes that Medicare does not cover, or does not take, paid all the same. */
export const statusNotCovered = defineLineRule({
  id: 'status-not-covered',
  version: 3,
  title: 'Code that Medicare does not cover',
  category: 'non-covered',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      'Medicare Physician Fee Schedule, relative value file',
      'status indicators I and N',
      'feeSchedule',
    ),
    cite('Social Security Act', '1862(a), exclusions from coverage'),
  ],
  needs: { fields: ['procedureCode'], tables: ['feeSchedule'] },
  clearedBy: 'The plan document that covers the service.',
  suggestedFix: 'Look the service up in the plan; where it is not covered, recover the payment.',
  triage({ procedure, setting, claimType, standing }, { feeSchedule }) {
    if (procedure === noProcedure) return noFiveCharacterCode
    const isOfSchedule = setting === 'professional' || setting === 'dme'
    if (!isOfSchedule || claimType === 'dental') return feeScheduleOfOthers
    const fee = feeSchedule.find(procedure)
    if (!fee) return feeSchedule.complete ? pass : codeNotInTables
    const { status } = fee
    if (status !== 'N' && status !== 'I') return pass
    // Suppliers are paid by a schedule of their own, in which no code is invalid for being in this one.
    if (status === 'I' && setting === 'dme') return feeScheduleOfOthers
    return standing.isDenied ? denied : lookAt(status)
  },
  judge(line, _, status) {
    if (!hasMoney(line)) return nothingPaid
    const program = payerProgram(line)
    if (status === 'I') return program === 'medicare' ? found(line, 'I', 'lead') : onlyMedicare
    if (program === 'medicare') return found(line, 'N', 'error')
    return isOwedElsewhere(line.procedure, line.serviceFromDay)
      ? otherBenefit
      : found(line, 'N', weaker(program))
  },
})

/** A line that was allowed but not paid may have been charged to the patient's share. */
function hasMoney(line: ClaimLine): boolean {
  return exposureCents(line) > 0 || (line.allowedCents ?? 0) > 0 || hasNoAmounts(line)
}

/** A Medicare plan may add benefits of its own; of another payer only its terms can tell. */
function weaker(program: PayerProgram): FindingClass {
  return program === 'medicare-plan' || program === 'unknown' ? 'lead' : 'notice'
}

const meanings: Readonly<Record<RefusedStatus, string>> = {
  N: 'not covered by Medicare (status N)',
  I: 'not valid for Medicare, which uses another code for the service (status I)',
}

function found(line: ClaimLine, status: RefusedStatus, findingClass: FindingClass): FindingOutcome {
  return finding({
    class: findingClass,
    message: say`${code(line.procedureCode)} is ${words(meanings[status])}, yet ${moneyOf(line)} on ${row(line)}.`,
    lines: [line],
    evidence: [
      { row: line.row, field: 'procedureCode', value: line.procedureCode ?? '' },
      payerEvidence(line),
    ],
    ...(status === 'N' && wholeLineAtRisk(line)),
  })
}

function moneyOf(line: ClaimLine): Sentence {
  const cents = exposureCents(line)
  if (cents > 0) return say`${money(cents)} was ${words(basisOf(line))}`
  return hasNoAmounts(line)
    ? words('it was billed')
    : say`${money(line.allowedCents ?? 0)} was allowed`
}
