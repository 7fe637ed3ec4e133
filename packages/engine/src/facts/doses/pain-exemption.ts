import type { ClaimLine } from '../../claim/claim-line.ts'

/**
 * Whether a line takes the patient out of opioid dose limits: a diagnosis of malignant neoplasm (C00
 * to C96) or its pain (G89.3), sickle cell disease (D57) or palliative care (Z51.5), or hospice named
 * as plan or payer.
 */
export function hasPainExemption({ diagnoses, planType, payer }: ClaimLine): boolean {
  if (namesHospice(planType) || namesHospice(payer)) return true
  return diagnoses.some((code) => /^(?:C[0-9]|D57|G893$|Z515$)/.test(code))
}

function namesHospice(text: string | undefined): boolean {
  return text !== undefined && /hospice/i.test(text)
}
