import { settingOf } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { HospitalStay } from './hospital-stays.ts'

/**
 * The hospital stay (bill type 11x, or a DRG) that a line was billed for, whole or in part; days in
 * other facilities leave room for an office. Undefined where a line is of no stay or of unknown days.
 */
export function stayOfLine(line: ClaimLine): HospitalStay | undefined {
  if (settingOf(line) !== 'inpatient-facility') return undefined
  if (line.billType !== undefined && !line.billType.startsWith('11')) return undefined
  const { admissionDay: admission, dischargeDay: discharge } = line
  if (admission === undefined || discharge === undefined) return undefined
  return { line, admission, discharge }
}
