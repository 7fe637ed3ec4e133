import { isoDate, type Day } from '../claim/day.ts'

/** A day as American tables and sentences write it: `03/04/2026`. Exports for programs keep ISO 8601. */
export function dateText(day: Day): string {
  return isoDateText(isoDate(day))
}

/** A day written `yyyy-mm-dd` as people read it; any other text as it is. */
export function isoDateText(text: string): string {
  return text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1')
}
