import type { ClaimLine } from '../../claim/claim-line.ts'

/** On ambulance codes two letters say from where to where: `RH` residence to hospital. */
export function isAmbulanceRoute(
  { procedureCode }: Pick<ClaimLine, 'procedureCode'>,
  modifier: string,
): boolean {
  if (procedureCode === undefined || !procedureCode.startsWith('A0')) return false
  return /^[DEGHIJNPRS][DEGHIJNPRSX]$/.test(modifier)
}
