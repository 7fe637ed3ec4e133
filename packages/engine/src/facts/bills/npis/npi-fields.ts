import type { ClaimLine } from '../../../claim/claim-line.ts'

/** A field that holds an NPI. */
export type NpiField =
  'renderingNpi' | 'billingNpi' | 'facilityNpi' | 'referringNpi' | 'prescriberNpi' | 'pharmacyId'

/** How the identifier of a field is read from a line. */
export type ReadIdentifier = (line: ClaimLine) => string | undefined

/**
 * Fields that hold an NPI, and how each is read (by its own name, which is fast); a pharmacy's may also be
 * an NCPDP number, which is shorter.
 */
export const npiFields: readonly (readonly [NpiField, ReadIdentifier])[] = [
  ['renderingNpi', (line) => line.renderingNpi],
  ['billingNpi', (line) => line.billingNpi],
  ['facilityNpi', (line) => line.facilityNpi],
  ['referringNpi', (line) => line.referringNpi],
  ['prescriberNpi', (line) => line.prescriberNpi],
  ['pharmacyId', (line) => line.pharmacyId],
]
