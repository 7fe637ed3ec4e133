import { isoDate, type Day } from '@plumbline/engine'
import { unstated } from './amounts.ts'

/** A day as `yyyy-mm-dd`, or a dash where the file does not say. */
export function dayOrDash(day: Day | undefined): string {
  return day === undefined ? unstated : isoDate(day)
}

/** A moment given in ISO 8601 as `yyyy-mm-dd hh:mm UTC`. Throws `RangeError` where it is no date. */
export function moment(iso: string): string {
  const text = new Date(iso).toISOString()
  return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`
}

/** The day of a moment given in ISO 8601, in UTC. Throws `RangeError` where it is no date. */
export function dayOfMoment(iso: string): string {
  return new Date(iso).toISOString().slice(0, 10)
}
