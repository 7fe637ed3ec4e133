import { settingOf } from '../../../batch/setting.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { addMonths, day, type Day } from '../../../claim/day.ts'
import { isUnpaid } from '../../../claim/exposure.ts'
import { federalWorkday } from '../../../facts/bills/dates/federal-workday.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { cells } from '../../../findings/evidence.ts'
import { cannotTell, finding, notApplicable, pass } from '../../../rule/outcome.ts'
import { nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { date, say } from '../../../sentences/say.ts'

const shortestYear = 365
/** Services before had a limit by the fiscal year (42 CFR 424.44(a) as it then was). */
const limitOfOneYear = day('2010-01-01')

const otherPayer = notApplicable('another payer than original Medicare has a limit of its own')
const earlier = notApplicable('services before 2010 had another limit')
const correction = notApplicable('a correction of a claim that was filed before')
const noDay = cannotTell('no date of service or no date of receipt')

/** Medicare claims received more than one calendar year after the service. */
export const filedAfterAYear = defineLineRule({
  id: 'filed-after-a-year',
  version: 2,
  title: 'Medicare claim filed after a year',
  category: 'non-covered',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  sources: [
    cite(
      '42 CFR 424.44',
      'one calendar year after the date of service, or the next federal workday',
    ),
    cite(
      'Medicare Claims Processing Manual',
      'chapter 1, 70.1: first date of a professional line, last of an institutional claim',
    ),
  ],
  needs: { fields: ['receivedDay'] },
  clearedBy:
    'An exception of 42 CFR 424.44(b): an error of Medicare, retroactive entitlement, or a disenrolled plan.',
  suggestedFix: 'Deny the line for late filing (CARC 29) unless an exception is on file.',
  judge(line) {
    const { receivedDay } = line
    const served = lastDayOf(line)
    if (receivedDay === undefined || served === undefined) return noDay
    if (receivedDay - served <= shortestYear) return pass
    const limit = federalWorkday(addMonths(served, 12))
    if (receivedDay <= limit) return pass
    if (payerProgram(line) !== 'medicare') return otherPayer
    if (served < limitOfOneYear) return earlier
    if (isCorrection(line)) return correction
    if (isUnpaid(line)) return nothingPaid
    return finding({
      message: say`The service of ${date(served)} was received on ${date(receivedDay)}, after the limit of one calendar year (${date(limit)}).`,
      lines: [line],
      evidence: cells(line, 'serviceFromDay', 'receivedDay'),
      ...wholeLineAtRisk(line),
    })
  },
})

/** The first date of a professional service decides, the last of an institutional one. */
function lastDayOf(line: ClaimLine): Day | undefined {
  const setting = settingOf(line)
  if (setting !== 'inpatient-facility' && setting !== 'outpatient-facility') {
    return line.serviceFromDay
  }
  return line.dischargeDay ?? line.serviceThroughDay ?? line.serviceFromDay
}

function isCorrection({ frequencyCode, originalClaimId }: ClaimLine): boolean {
  return originalClaimId !== undefined || frequencyCode === '7' || frequencyCode === '8'
}
