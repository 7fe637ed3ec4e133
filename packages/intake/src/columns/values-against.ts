import { fieldLabels } from '@plumbline/engine'
import type { SampledColumn } from '../table/table.ts'
import { isDateText } from '../words/dates.ts'
import { factsOf, type Meaning } from '../words/meanings.ts'
import { countsLines } from './telling-values.ts'

/** Why the values of a column cannot be what its name says; undefined where they may be, or are blank. */
export function valuesAgainst(column: SampledColumn, meaning: Meaning): string | undefined {
  const { values } = column
  if (values.length === 0) return undefined
  const { shape, field } = factsOf(meaning)
  const isLineCount = countsLines(column) || values.every((value) => /^\d$/.test(value))
  if (meaning === 'revenueCode' && isLineCount)
    return 'the values are single digits, and say no revenue code'
  if (meaning === 'units' && areNumbersOfThings(values))
    return 'the name says units, but the values are numbers of five digits and more'
  if (meaning === 'refillNumber' && values.every((value) => /^\d{3,}$/.test(value)))
    return 'the name says a refill number, but the values are numbers of three digits and more'
  const other =
    shape === 'money' && areDays(values)
      ? 'dates'
      : meaning === 'claimStatus' && values.every((value) => reason.test(value))
        ? 'reasons of adjustments'
        : areDigits.has(meaning) && values.some((value) => /[A-Z]/.test(value))
          ? 'letters'
          : undefined
  return other && `the name says ${fieldLabels[field]}, but the values are ${other}`
}

const fewestNumbers = 4

/** Nobody bills ten thousand units on every line: such numbers name somebody or something. */
function areNumbersOfThings(values: readonly string[]): boolean {
  return (
    new Set(values).size >= fewestNumbers && values.every((value) => /^[1-9]\d{4,}$/.test(value))
  )
}

/** Parts of a type of bill that are always digits: `Type` with M and F is none. */
const areDigits: ReadonlySet<Meaning> = new Set<Meaning>(['billTypeFacility', 'billTypeClass'])

/** `CO-45`, `PR 1`: the group and reason of an adjustment. */
const reason = /^(?:CO|PR|OA|PI|CR)[ -]?[A-Z]?\d{1,3}(?![A-Z0-9])/

/** `20240728` is a day, though it could be twenty million dollars. */
function areDays(values: readonly string[]): boolean {
  return values.every((value) => /^(?:19|20)\d{6}$/.test(value) && isDateText(value))
}
