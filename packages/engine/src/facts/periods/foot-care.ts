import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'

/** Care of the feet that goes on for good: of nails, or of corns and calluses. */
export type FootCare = 'nails' | 'calluses'

const kinds: ReadonlyMap<ProcedureNumber, FootCare> = new Map([
  ...['11719', '11720', '11721', 'G0127'].map((code) => [procedureNumber(code), 'nails'] as const),
  ...['11055', '11056', '11057'].map((code) => [procedureNumber(code), 'calluses'] as const),
])

/** The kind of foot care that a code is; undefined for other services. */
export function footCare(procedure: ProcedureNumber): FootCare | undefined {
  return kinds.get(procedure)
}
