import type { ClaimLine } from '../claim/claim-line.ts'
import { isSuppliersLine } from './suppliers-line.ts'

/**
 * Where a service was billed from; it decides which edit tables speak. Inpatient stays get
 * neither NCCI pairs nor MUEs.
 */
export type Setting =
  'professional' | 'outpatient-facility' | 'inpatient-facility' | 'dme' | 'pharmacy'

/**
 * The setting of a line: its claim type where the file says so, else its type of bill or revenue
 * code (institutional forms only), or a stay without any code, else professional, the form on which a bare code is billed.
 * Suppliers bill on that form too, and are told by what they bill.
 */
export function settingOf(line: ClaimLine): Setting {
  if (line.auditType === 'pharmacy') return 'pharmacy'
  const { claimType } = line
  if (claimType === 'dme') return 'dme'
  if (claimType === 'dental') return 'professional'
  if (claimType === 'professional') return isSuppliersLine(line) ? 'dme' : 'professional'
  const institutional =
    claimType === 'institutional' ||
    line.billType !== undefined ||
    line.revenueCode !== undefined ||
    isStay(line)
  if (!institutional) return isSuppliersLine(line) ? 'dme' : 'professional'
  return isInpatient(line) ? 'inpatient-facility' : 'outpatient-facility'
}

/**
 * By type of bill (NUBC): hospital 11x, swing bed 18x and 28x, skilled nursing 21x, religious
 * institution 41x. Types 12x and 22x are Part B services of inpatients, priced and edited as
 * outpatient services (Medicare Claims Processing Manual ch. 4, 240). Without one, a DRG says so.
 */
function isInpatient(line: ClaimLine): boolean {
  const { billType } = line
  if (billType === undefined) return line.drg !== undefined || isStay(line)
  const classification = billType.charCodeAt(1) - zero
  switch (billType.charCodeAt(0) - zero) {
    case 1:
    case 2:
      return classification === 1 || classification === 8
    case 4:
      return classification === 1
    default:
      return false
  }
}

/** Whether a line without a code or a place bills a stay as a whole, by its admission. */
function isStay({ procedureCode, revenueCode, placeOfService, admissionDay }: ClaimLine): boolean {
  return (
    procedureCode === undefined &&
    revenueCode === undefined &&
    placeOfService === undefined &&
    admissionDay !== undefined
  )
}

const zero = '0'.charCodeAt(0)
