import type { ClaimLine } from '../../claim/claim-line.ts'
import { basisOf, wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { dollars } from '../../sentences/dollars.ts'
import { isOwedElsewhere } from '../../facts/payers/owed-elsewhere.ts'
import { payerProgram, type PayerProgram } from '../../facts/payers/payer-program.ts'
import { settingOf } from '../../batch/setting.ts'
import { exposureCents, hasNoAmounts, isDenied } from '../../claim/exposure.ts'
import type { FindingClass } from '../../result/finding.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noCode = notApplicable('no five-character procedure code')
const notProfessional = notApplicable('the fee schedule speaks of professional lines only')
const denied = notApplicable('the line was denied')
const notPaid = notApplicable('nothing was paid or allowed on the line')
const notListed = cannotTell('the tables at hand do not hold the code')
const otherBenefit = notApplicable('other payers owe this service by law or by another benefit')
const onlyMedicare = notApplicable('status I concerns Medicare alone')

/** Codes that Medicare does not cover, or does not take, paid all the same. */
export const statusNotCovered = defineRule({
  id: 'status-not-covered',
  version: 2,
  title: 'Code that Medicare does not cover',
  category: 'non-covered',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'line',
  sources: [
    {
      title: 'Medicare Physician Fee Schedule, relative value file',
      section: 'status indicators I and N',
      table: 'feeSchedule',
    },
    { title: 'Social Security Act', section: '1862(a), exclusions from coverage' },
  ],
  needs: { fields: ['procedureCode'], tables: ['feeSchedule'] },
  clearedBy: 'The plan document that covers the service.',
  suggestedFix: 'Look the service up in the plan; where it is not covered, ask the payment back.',
  byService({ procedure, setting, claimType }, { feeSchedule }) {
    const status = feeSchedule.find(procedure)?.status
    if (setting !== 'professional' || claimType === 'dental') return notProfessional
    return status === undefined || status === 'N' || status === 'I' ? undefined : pass
  },
  check(line, { tables }) {
    if (line.procedure === 0) return noCode
    if (settingOf(line) !== 'professional' || line.claimType === 'dental') return notProfessional
    const row = tables.feeSchedule.find(line.procedure)
    if (!row) return tables.feeSchedule.complete ? pass : notListed
    if (row.status !== 'N' && row.status !== 'I') return pass
    if (isDenied(line)) return denied
    if (!hasMoney(line)) return notPaid
    const program = payerProgram(line)
    if (row.status === 'I') return program === 'medicare' ? found(line, 'I', 'lead') : onlyMedicare
    if (program === 'medicare') return found(line, 'N', 'error')
    return isOwedElsewhere(line.procedure) ? otherBenefit : found(line, 'N', weaker(program))
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

const meaning = {
  N: 'not covered by Medicare (status N)',
  I: 'not valid for Medicare, which uses another code for the service (status I)',
} as const

function found(line: ClaimLine, status: 'N' | 'I', findingClass: FindingClass): Outcome {
  const code = line.procedureCode ?? ''
  return finding({
    class: findingClass,
    message: `${code} is ${meaning[status]}, yet ${moneyOf(line)} on row ${line.row}.`,
    lines: [line],
    evidence: [
      { row: line.row, field: 'procedureCode', value: code },
      { row: line.row, field: 'payer', value: line.payer ?? line.planType ?? 'not stated' },
    ],
    ...(status === 'N' && wholeLineAtRisk(line)),
  })
}

function moneyOf(line: ClaimLine): string {
  const cents = exposureCents(line)
  if (cents > 0) return `${dollars(cents)} were ${basisOf(line)}`
  return hasNoAmounts(line) ? 'it was billed' : `${dollars(line.allowedCents ?? 0)} were allowed`
}
