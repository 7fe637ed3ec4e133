import type { ClaimLine } from '../claim-line.ts'

/**
 * Whether a diagnosis on the line takes the patient out of opioid dose limits: malignant neoplasms
 * (C00 to C96), sickle cell disease (D57), palliative care (Z51.5).
 */
export function hasPainExemption({ diagnoses }: ClaimLine): boolean {
  return diagnoses.some((code) => /^C[0-9]/.test(code) || code.startsWith('D57') || code === 'Z515')
}
