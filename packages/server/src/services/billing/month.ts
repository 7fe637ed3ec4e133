import type { Month } from '../../db/billing/usage.ts'

/** The calendar month (UTC) of now, in which an audit that ends now is counted. */
export function currentMonth(): Month {
  const now = new Date()
  return { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 }
}
