import type { BilledService } from '../../batch/kinds/billed-services.ts'
import type { NoFinding } from '../../rule/outcome.ts'
import { noBillType, notOutpatient } from '../../rule/reasons.ts'
import { facilityKind } from './facility-kind.ts'

/**
 * What a rule about OPPS answers where a hospital did not bill the service as an outpatient's (type 13x), or
 * no type of bill says who did; undefined where it did.
 */
export function unlessHospitalOutpatient({
  setting,
  billType,
}: Pick<BilledService, 'setting' | 'billType'>): NoFinding | undefined {
  if (setting !== 'outpatient-facility') return notOutpatient
  if (billType === undefined) return noBillType
  return facilityKind(billType) === 'hospital-outpatient' ? undefined : notOutpatient
}
