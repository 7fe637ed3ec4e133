import type { AssignedColumn } from './assign-columns.ts'
import { joinWords } from '../names/header-words.ts'
import { areShortOfEleven } from '../words/codes/ndc.ts'
import { readModifiers, textBehindCode } from '../words/codes/codes.ts'

const revenueCode = /^0\d{3}$/
const otherDigits = /^(?:[1-9]\d{3}|D\d{4})$/
const dental = /cdt|dental|ada|tooth|quadrant|surf/

/**
 * Whether a bill's column of codes also holds revenue codes, as hospitals print them: `0120` is a
 * room there, and no procedure. Dental codes written without their `D` look the same.
 */
export function mixesRevenueCodes(columns: readonly AssignedColumn[]): boolean {
  if (columns.some(({ meaning }) => meaning === 'revenueCode')) return false
  if (columns.some(({ column }) => dental.test(joinWords(column.header)))) return false
  const values = columns.flatMap(({ column, meaning }) =>
    meaning === 'procedureCode' ? column.values : [],
  )
  return values.some((value) => revenueCode.test(value)) && !values.some((v) => otherDigits.test(v))
}

/** The revenue code of a cell of such a column. */
export function revenueCodeIn(text: string): string | undefined {
  return revenueCode.test(text) ? text : undefined
}

/** Of the texts that stand behind codes, so many are modifiers where modifiers are written there. */
const mostlyModifiers = 0.8

/**
 * Whether a file writes modifiers behind its procedure codes, so that what is none there is a fault and
 * no word of a description.
 */
export function writesModifiersBehind(columns: readonly AssignedColumn[]): boolean {
  const behind = columns.flatMap(({ column, meaning }) =>
    meaning === 'procedureCode' ? column.values.flatMap((v) => textBehindCode(v) ?? []) : [],
  )
  const modifiers = behind.filter((text) => readModifiers(text).length > 0)
  return behind.length > 0 && modifiers.length >= behind.length * mostlyModifiers
}

/** Whether the column of NDCs lost the leading zeros of its numbers; see `areShortOfEleven`. */
export function lostZerosOfNdcs(columns: readonly AssignedColumn[]): boolean {
  return columns.some(
    ({ column, meaning }) =>
      meaning === 'ndcAsBilled' && areShortOfEleven(column.values, column.header),
  )
}
