import { dollars, percentText } from '@plumbline/engine'

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

const whole = new Intl.NumberFormat('en-US')

/** Cents in whole dollars, for axes. */
export function roundDollars(cents: number): string {
  return wholeDollars.format(cents / 100)
}

/** What stands where the file does not say. */
export const unstated = '–'

/** A dash where the file does not say. */
export function dollarsOrDash(cents: number | undefined): string {
  return cents === undefined ? unstated : dollars(cents)
}

/** A whole number with thousands separators. */
export function count(value: number): string {
  return whole.format(value)
}

/** `1 line`, `2,345 lines`. The plural is the singular with an `s` where not given. */
export function counted(value: number, singular: string, plural = `${singular}s`): string {
  return `${count(value)} ${value === 1 ? singular : plural}`
}

/**
 * A part of a whole as a percentage with one decimal: `3.2%`; `under 0.1%` for what would round
 * to nothing, `over 99.9%` for what would round to all; a dash where there is no whole.
 */
export function percent(part: number, total: number): string {
  if (total === 0) return unstated
  const ratio = part / total
  if (ratio > 0 && ratio < 0.0005) return 'under 0.1%'
  if (ratio < 1 && ratio > 0.9995) return 'over 99.9%'
  return percentText(ratio, 1)
}
