import { day, type Day } from '../claim/day.ts'
import type { ProcedureNumber } from '../claim/procedure-number.ts'
import { digitsOnly } from './procedure-section.ts'
import { retiredCodes } from './retired-procedures.table.ts'

/** When a code was retired. */
export interface Retirement {
  /** The last date of service on which the code could be billed. */
  readonly lastDay: Day
  /** The codes that took its place. */
  readonly successors: string
}

const retirements = retiredCodes.map((row) => ({ ...row, lastDay: day(row.to) }))

/** By the number of a code; no code stands in two rows. */
const byNumber = new Map(
  retirements.flatMap((row) =>
    Array.from({ length: row.last - row.first + 1 }, (_, at) => [row.first + at, row] as const),
  ),
)

/** When a code was retired and what took its place; undefined for a code that was not, or is not known to be. */
export function retirementOf(procedure: ProcedureNumber): Retirement | undefined {
  return byNumber.get(digitsOnly(procedure))
}
