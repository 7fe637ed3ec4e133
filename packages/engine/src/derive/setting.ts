import type { ClaimLine } from '../claim-line.ts'

/**
 * Where a service was billed from; it decides which edit tables speak. Inpatient stays get
 * neither NCCI pairs nor MUEs.
 */
export type Setting =
  'professional' | 'outpatient-facility' | 'inpatient-facility' | 'dme' | 'pharmacy'

/**
 * The setting of a line: its claim type where the file says so, else its type of bill or revenue
 * code (institutional forms only), else professional, the form on which a bare code is billed.
 */
export function settingOf(line: ClaimLine): Setting {
  if (line.auditType === 'pharmacy') return 'pharmacy'
  if (line.claimType === 'dme') return 'dme'
  if (line.claimType === 'professional' || line.claimType === 'dental') return 'professional'
  const institutional =
    line.claimType === 'institutional' ||
    line.billType !== undefined ||
    line.revenueCode !== undefined
  if (!institutional) return 'professional'
  return isInpatient(line) ? 'inpatient-facility' : 'outpatient-facility'
}

/** Second digit of the type of bill 1 or 2 is inpatient (hospital 11x, SNF 18x and 21x); a DRG too. */
function isInpatient(line: ClaimLine): boolean {
  if (line.billType === undefined) return line.drg !== undefined
  const facility = line.billType[0]
  const classification = line.billType[1]
  if (facility === '1')
    return classification === '1' || classification === '2' || classification === '8'
  if (facility === '2')
    return classification === '1' || classification === '2' || classification === '8'
  return facility === '4' && classification === '1'
}
