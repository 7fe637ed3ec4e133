import type { ProcedureNumber } from '../../claim/procedure-number.ts'
import { digitsOnly } from '../../codes/procedure-section.ts'

/** New-patient codes and the established-patient code of the same level, where the number does not tell. */
const pairs: ReadonlyMap<number, number> = new Map([
  [92_002, 92_012],
  [92_004, 92_014],
  [99_201, 99_212],
  [99_341, 99_347],
  [99_342, 99_348],
  [99_344, 99_349],
  [99_345, 99_350],
])

/**
 * The visit of an established patient at the level of a new-patient visit (CPT evaluation and management:
 * 99203 and 99213, 99385 and 99395); undefined where there is none.
 */
export function establishedVisit(procedure: ProcedureNumber): string | undefined {
  const code = digitsOnly(procedure)
  const paired = pairs.get(code)
  if (paired !== undefined) return String(paired)
  const isOffice = code >= 99_202 && code <= 99_205
  const isPreventive = code >= 99_381 && code <= 99_387
  return isOffice || isPreventive ? String(code + 10) : undefined
}
