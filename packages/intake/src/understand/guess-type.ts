import type { AuditType } from '@plumbline/engine'
import type { AssignedColumn } from './assign-columns.ts'
import type { Meaning } from '../words/meanings.ts'

const pharmacySigns: ReadonlyMap<Meaning, number> = new Map<Meaning, number>([
  ['daysSupply', 4],
  ['ndcAsBilled', 3],
  ['prescriptionNumber', 2],
  ['drugName', 2],
  ['refillNumber', 2],
  ['dispenseAsWritten', 2],
  ['quantity', 1],
  ['prescriberNpi', 1],
  ['dispensingFeeCents', 2],
  ['ingredientCostCents', 2],
  ['formularyStatus', 1],
])

const medicalSigns: ReadonlyMap<Meaning, number> = new Map<Meaning, number>([
  ['procedureCode', 7],
  ['revenueCode', 5],
  ['drg', 4],
  ['billType', 3],
  ['placeOfService', 2],
  ['modifiers', 2],
  ['diagnoses', 2],
  ['principalDiagnosis', 2],
  ['renderingNpi', 1],
])

/** Which audit a file gets, by the columns that only one of the two has; medical where even. */
export function guessType(columns: readonly AssignedColumn[]): AuditType {
  const found = new Set(columns.map(({ meaning }) => meaning))
  const sum = (signs: ReadonlyMap<Meaning, number>) =>
    [...signs].reduce((total, [meaning, weight]) => total + (found.has(meaning) ? weight : 0), 0)
  return sum(pharmacySigns) > sum(medicalSigns) ? 'pharmacy' : 'medical'
}
