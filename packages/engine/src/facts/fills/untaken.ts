import { cannotTell, type NoFinding } from '../../rule/outcome.ts'
import { deniedOrPending, noDaysSupply, noServiceDate } from '../../rule/reasons.ts'
import type { DrugTaken } from './drug-taken.ts'

/** Why nothing is said of a fill of which it is not known that its drug is taken, and when. */
export function untakenBecause(
  unknownDrug: string,
): Readonly<Record<Exclude<DrugTaken['kind'], 'taken'>, NoFinding>> {
  return {
    'not-dispensed': deniedOrPending,
    undated: noServiceDate,
    'unknown-drug': cannotTell(unknownDrug),
    'without-days': noDaysSupply,
  }
}
