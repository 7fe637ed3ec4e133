import type { ClaimLine } from '../claim/claim-line.ts'

/** What a claim and its reversal share: patient, day, service or drug, and prescription. */
export function serviceKey(line: ClaimLine): string {
  const service = line.ndc ?? line.ndcAsBilled ?? line.procedureCode ?? line.revenueCode ?? ''
  return [line.patientKey, line.serviceFromDay, service, line.prescriptionNumber].join('|')
}
