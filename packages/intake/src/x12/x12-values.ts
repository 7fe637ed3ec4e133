import { dayOf, type Day } from '@plumbline/engine'
import type { Separators } from './separators.ts'

/** Parts of a composite element: `HC:99213:25`. */
export function components(element: string | undefined, separators: Separators): string[] {
  return (element ?? '').split(separators.component).map((part) => part.trim())
}

/** A date of X12 (`20240105`, `240105`, with a time behind it) as `yyyy-mm-dd`; else as it stands. */
export function isoOf(text: string | undefined): string {
  const plain = (text ?? '').trim()
  const long = /^(\d{4})(\d\d)(\d\d)(?:\d{4,6})?$/.exec(plain)
  if (long) return `${long[1]}-${long[2]}-${long[3]}`
  const short = /^(\d\d)(\d\d)(\d\d)$/.exec(plain)
  return short ? `20${short[1]}-${short[2]}-${short[3]}` : plain
}

/** The day of a date as `isoOf` writes it; undefined where it is none. */
export function dayOfIso(text: string | undefined): Day | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? '') ?? []
  return year === undefined ? undefined : dayOf(Number(year), Number(month), Number(date))
}

/** Both ends of a date or span (`RD8`): the same twice for one day. */
export function spanOf(text: string | undefined): readonly [string, string] {
  const [from = '', through = from] = (text ?? '').split('-')
  return [isoOf(from), isoOf(through)]
}

/** Cents of an amount of X12 (`12`, `-12.5`, `.25`); undefined where it is none. */
export function centsOf(text: string | undefined): number | undefined {
  const plain = (text ?? '').trim()
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}

/** Cents as an amount. */
export function amountOf(cents: number): string {
  return (cents / 100).toFixed(2)
}
