import { dateText, isoDateText, type Day } from '@plumbline/engine'
import { unstated } from './amounts.ts'

/** A day as `mm/dd/yyyy`, or a dash where the file does not say. */
export function dayOrDash(day: Day | undefined): string {
  return day === undefined ? unstated : dateText(day)
}

/** A moment given in ISO 8601 as `mm/dd/yyyy hh:mm UTC`. Throws `RangeError` where it is no date. */
export function moment(iso: string): string {
  return `${dayOfMoment(iso)} ${new Date(iso).toISOString().slice(11, 16)} UTC`
}

/** The day of a moment given in ISO 8601, in UTC. Throws `RangeError` where it is no date. */
export function dayOfMoment(iso: string): string {
  return isoDateText(new Date(iso).toISOString().slice(0, 10))
}
