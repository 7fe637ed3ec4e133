import type { ClaimLine } from '../../claim/claim-line.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'

/**
 * Operations that are done for looks unless a disease, an injury or a defect says otherwise: hair, peels and
 * abrasion, lifts of face and brow, fat taken out, electrolysis, spider veins, filling of the skin, piercing of
 * ears. Written 2026-11, from the definitions of the codes in our own words.
 */
const cosmetic: ReadonlySet<ProcedureNumber> = new Set(
  (
    '11950 11951 11952 11954 15775 15776 15780 15781 15782 15783 15788 15789 15792 15793 15824 15825 15826 ' +
    '15828 15829 15832 15833 15834 15835 15836 15837 15838 15839 15876 15877 15878 15879 17340 17360 17380 ' +
    '36468 69090'
  )
    .split(' ')
    .map(procedureNumber),
)

/** Whether a code is for looks unless the diagnosis says otherwise. */
export function isCosmeticOperation(procedure: ProcedureNumber): boolean {
  return cosmetic.has(procedure)
}

/** A visit or operation for looks alone (ICD-10-CM Z41.1). */
const forLooks = /^Z41\.?1/
/** Tumors, burns and injuries, defects of birth, scars, lymphedema, gender-affirming care, reconstruction, what other operations left. */
const repairs =
  /^(?:[CQST]|D[0-4]|F64|G51|H02|I83|I89|L57|L7[0-3]|L8[59]|L9|E88|N6[2-5]|R2[29]|Z4[23]|Z85|Z90)/

/** What the diagnoses say of an operation: for looks, to repair something, or neither. */
export function purposeOf({
  diagnoses,
}: Pick<ClaimLine, 'diagnoses'>): 'looks' | 'repair' | 'unsaid' {
  if (diagnoses.some((each) => repairs.test(each))) return 'repair'
  return diagnoses.some((each) => forLooks.test(each)) ? 'looks' : 'unsaid'
}
