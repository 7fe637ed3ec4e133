import type { MedicalRow } from '../making/medical-row.ts'
import { firstClaims } from './medical-claims.ts'

/** Families: a parent, a child and a twin who have the same service on the same day of one practice. */
export function families(): readonly MedicalRow[] {
  const kin = (row: MedicalRow, index: number): MedicalRow => ({
    ...row,
    claimId: `${row.claimId}${index}`,
    patient: `${row.patient}-${index}`,
    birth: index === 1 ? row.birth : generationAway(row) + index,
    sex: index === 3 && row.sex === 'F' ? 'M' : row.sex,
  })
  return firstClaims()
    .flatMap((row) => [1, 2, 3].map((index) => kin(row, index)))
    .toSorted((a, b) => a.patient.localeCompare(b.patient))
}

/** A birth date of a child of the patient, or of a parent where that child would not be born yet. */
function generationAway({ birth, from }: MedicalRow): number {
  const generation = 25 * 365
  return birth + generation < from - 366 ? birth + generation : birth - generation
}
