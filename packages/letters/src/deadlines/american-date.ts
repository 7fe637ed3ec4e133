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

/** A day as American tables write it: `03/04/2026`. */
export function shortDate(day: Day): string {
  return isoDate(day).replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1')
}
