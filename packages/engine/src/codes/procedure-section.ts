import type { ProcedureNumber } from '../claim/procedure-number.ts'

/**
 * The section of CPT that a code stands in, by the number ranges of the code set; HCPCS Level II,
 * Category II and III and proprietary laboratory codes stand in none of them.
 */
export type ProcedureSection = 0 | 1 | 2 | 3 | 4 | 5 | 6

export const noSection = 0
export const anesthesia = 1
export const surgery = 2
export const radiology = 3
export const laboratory = 4
export const medicine = 5
export const evaluationManagement = 6

/** The number of a code of five digits; 0 for every other code. */
export function digitsOnly(procedure: ProcedureNumber): number {
  let rest = procedure
  let value = 0
  for (let scale = 1; scale <= 10_000; scale *= 10) {
    const digit = rest % 36
    if (digit > 9) return 0
    value += digit * scale
    rest = (rest - digit) / 36
  }
  return value
}

/** The CPT section of a code. */
export function procedureSection(procedure: ProcedureNumber): ProcedureSection {
  const number = digitsOnly(procedure)
  if (number < 100) return noSection
  if (number < 10_000) return number <= 1999 ? anesthesia : noSection
  if (number < 70_000) return surgery
  if (number < 80_000) return radiology
  if (number < 90_000) return laboratory
  return number >= 99_202 && number <= 99_499 ? evaluationManagement : medicine
}
