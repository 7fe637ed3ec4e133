import { isoDate, type Day } from '@plumbline/engine'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** A day as American letters write it: `March 4, 2026`. */
export function longDate(day: Day): string {
  const [year = '', month = '', dayOfMonth = ''] = isoDate(day).split('-')
  return `${months[Number(month) - 1] ?? month} ${Number(dayOfMonth)}, ${year}`
}
