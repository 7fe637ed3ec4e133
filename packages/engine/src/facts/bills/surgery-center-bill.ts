import { settingOf } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { SurgeryCenterService } from '../../reference/procedure-rows.ts'
import { surgicalCenter } from '../prices/priced-service.ts'
import { facilityKind } from './facility-kind.ts'

/**
 * Whether a line is the bill of a surgery center itself and not of the surgeon who operated there: type of bill 83x, or the
 * professional form at place 24 with the specialty of such centers (Medicare 49, taxonomy 261QA1903X) or modifier SG.
 */
export function isSurgeryCentersBill(line: ClaimLine): boolean {
  const { billType, placeOfService, modifiers, specialty = '' } = line
  if (billType !== undefined) return facilityKind(billType) === 'surgery-center'
  if (placeOfService !== surgicalCenter) return false
  return modifiers.includes('SG') || surgeryCenter.test(specialty)
}

const surgeryCenter = /^(?:49|261QA1903X)$|\bambulatory surg|\bsurg\w* cent|^asc$/i

/** Whether the payment of an operation includes a service (payment indicator N1). */
export function isPackagedThere({ indicator }: SurgeryCenterService): boolean {
  return indicator === 'N1'
}

/**
 * Whether a line is the bill of the place of an operation, a hospital for outpatients or a surgery center, and not of the surgeon.
 * Critical access hospitals may bill the practitioner's work too (method II), and are left out.
 */
export function isOperationsFacility(line: ClaimLine): boolean {
  if (isSurgeryCentersBill(line)) return true
  if (settingOf(line) !== 'outpatient-facility') return false
  return facilityKind(line.billType) !== 'critical-access'
}
