import { facilityKind } from '../../../facts/bills/facility-kind.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import {
  daysBeyondLimit,
  mostNursingDays,
  type DaysBeyond,
} from '../../../facts/stays/nursing/nursing-days.ts'
import { paidLinesByClaim, type PaidLines } from '../../../facts/stays/paid-lines.ts'
import { programStays } from '../../../facts/stays/program-stays.ts'
import { nightsAtRisk } from '../../../facts/stays/shared-nights.ts'
import { cells } from '../../../findings/evidence.ts'
import { eachOpenLine, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import type { FindingOutcome } from '../../../rule/outcome.ts'
import { noBillType, noPatient, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { count, date, say } from '../../../sentences/say.ts'

const noNursing = notApplicable('no bill of a nursing facility under Part A (21x, 18x)')

/** Care in nursing facilities beyond the days that Part A pays in a benefit period. */
export const nursingDaysOverLimit = defineGroupRule({
  id: 'nursing-days-over-limit',
  version: 1,
  title: 'More than 100 days in nursing facilities',
  category: 'non-covered',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'patient',
  sources: [
    cite('42 CFR 409.61', '(b): 100 days of a nursing facility in a benefit period'),
    cite('42 CFR 409.60', 'a benefit period ends after 60 days without such care'),
  ],
  needs: { fields: ['patientKey', 'claimId', 'billType'] },
  clearedBy:
    'Days that were billed as not covered, or 60 days in a row without hospital or nursing facility.',
  suggestedFix:
    'Count the days of the benefit period in the common working file; recover those above 100.',
  triage({ billType, setting, standing }) {
    if (billType === undefined) return setting === 'inpatient-facility' ? noBillType : noNursing
    const kind = facilityKind(billType)
    if (kind !== 'skilled-nursing' && kind !== 'swing-bed') return noNursing
    if (standing.isUnpaid) return nothingPaid
    return standing.namesPatient ? look : noPatient
  },
  judge({ lines, identified }) {
    if (!identified) return noPatient
    const paidLines = paidLinesByClaim(lines)
    const beyond = daysBeyondLimit(programStays(lines))
    const found = new Map(beyond.map((each) => [each.stay.line, flag(each, paidLines)]))
    return eachOpenLine((line) => unlessMedicarePays(line) ?? found.get(line) ?? pass)
  },
})

function flag({ stay, days, beyond }: DaysBeyond, paidLines: PaidLines): FindingOutcome {
  return finding({
    message: say`With this bill to ${date(stay.discharge)} nursing facilities were paid for ${count(days, 'day')} of one benefit period; Part A pays ${count(mostNursingDays)}, and ${count(beyond)} of this bill are above them.`,
    lines: [stay.line],
    evidence: cells(stay.line, 'billType', 'serviceFromDay', 'serviceThroughDay'),
    ...nightsAtRisk(stay, beyond, paidLines),
  })
}
