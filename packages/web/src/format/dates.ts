const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** `Jul 11, 2025`, from an ISO date or moment, read in UTC; the text itself where it is no date. */
export function dayOf(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : day.format(date)
}

/** `Jul 11, 2025, 3:04 PM` in the reader's own time zone. */
export function momentOf(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : moment.format(date)
}

const numbers = new Intl.DateTimeFormat('en-US', {
  ...{ year: '2-digit', month: '2-digit', day: '2-digit' },
  timeZone: 'UTC',
})

/** `07/11/25`, for columns; read in UTC, the text itself where it is no date. */
export function shortDay(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? iso : numbers.format(date)
}
