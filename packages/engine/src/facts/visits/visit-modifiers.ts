import type { ProcedureNumber } from '../../claim/procedure-number.ts'
import { isEyeExamination } from './eye-examinations.ts'
import {
  digitsOnly,
  evaluationManagement,
  medicine,
  noSection,
  procedureSection,
} from '../../codes/procedure-section.ts'

/**
 * Whether a code is a visit, to which 24, 25, 27 and 57 may stand: an evaluation and management
 * code or an eye examination. Undefined for the rest of CPT's medicine section and HCPCS Level
 * II, where payers differ (psychotherapy, therapy evaluations, clinic visits of G and T codes).
 */
export function takesVisitModifiers(procedure: ProcedureNumber): boolean | undefined {
  const number = digitsOnly(procedure)
  const section = procedureSection(procedure)
  if (section === evaluationManagement || number === 99_201) return true
  if (isEyeExamination(procedure)) return true
  if (section === noSection) return undefined
  if (section !== medicine) return false
  return isImmunization(number) ? false : undefined
}

/** Immune globulins, vaccines and their administration. */
function isImmunization(number: number): boolean {
  return number >= 90_281 && number <= 90_759
}
