import type { ClaimLine } from '../../../claim/claim-line.ts'

/** Whether a line has the NPI of its provider: the prescriber of a fill; else whoever bills, renders or owns the facility. */
export function namesProvider(line: ClaimLine): boolean {
  if (line.auditType === 'pharmacy') return line.prescriberNpi !== undefined
  const { billingNpi, renderingNpi, facilityNpi } = line
  return billingNpi !== undefined || renderingNpi !== undefined || facilityNpi !== undefined
}
