import type { ClaimLine } from '../../claim/claim-line.ts'

/** Whether a fill says that its patient lives in a nursing facility: by residence, place of service or clarification code. */
export function isInNursingFacility({
  patientResidence,
  placeOfService,
  submissionClarificationCodes,
}: ClaimLine): boolean {
  if (patientResidence === '2' || patientResidence === '3') return true
  return /^3[12]$/.test(placeOfService ?? '') || submissionClarificationCodes.some(isLongTerm)
}

/** Clarification codes of long-term care pharmacies (NCPDP 420-DK). */
function isLongTerm(code: string): boolean {
  const number = Number(code)
  return (number >= 14 && number <= 18) || (number >= 21 && number <= 36)
}
