import { day, type Day } from '../claim/day.ts'
import { procedureNumber, type ProcedureNumber } from '../claim/procedure-number.ts'
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

const firstVisit = procedureNumber('99201')
const lastVisit = procedureNumber('99443')

/** When a visit code was retired and what took its place; undefined for every other code. */
export function retiredVisit(procedure: ProcedureNumber): Retirement | undefined {
  if (procedure < firstVisit || procedure > lastVisit) return undefined
  const number = digitsOnly(procedure)
  return retirements.find(({ first, last }) => first <= number && number <= last)
}
