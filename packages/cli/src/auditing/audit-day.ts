import { dayOf, type Day } from '@plumbline/engine'
import { CommandError } from '../command-error.ts'

/** The day given by `--as-of`, else the calendar day where the command runs. */
export function auditDay(asOf: string | undefined, now: Date): Day {
  if (asOf === undefined) return required(now.getFullYear(), now.getMonth() + 1, now.getDate())
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(asOf)
  const day = match && dayOf(Number(match[1]), Number(match[2]), Number(match[3]))
  if (day === undefined || day === null) {
    throw new CommandError(`--as-of takes a date written yyyy-mm-dd, not "${asOf}"`)
  }
  return day
}

function required(year: number, month: number, dayOfMonth: number): Day {
  const day = dayOf(year, month, dayOfMonth)
  if (day === undefined) throw new CommandError('The clock of this machine shows no date')
  return day
}
