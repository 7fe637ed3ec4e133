import {
  dayOf,
  type Day,
  type InpatientProcedure,
  type OccurrenceCode,
  type ValueCode,
} from '@plumbline/engine'
import { parseCents } from '../numbers.ts'

/** Days stand as `yyyy-mm-dd`: two mean a span. */
const occurrence = /^([0-9A-Z]{2})(?:\s+(\d{4}-\d\d-\d\d)(?:\/(\d{4}-\d\d-\d\d))?)?$/
const value = /^([0-9A-Z]{2})(?:\s+(-?[\d.]+))?$/
const procedure = /^([0-9A-HJ-NP-Z]{7}|\d{2}\.?\d{1,2})(?:\s+(\d{4}-\d\d-\d\d))?$/

/** Occurrence codes and spans of a UB-04: `11 2024-01-05; 74 2024-01-08/2024-01-09`. */
export function readOccurrences(text: string): readonly OccurrenceCode[] {
  return matches(text, occurrence, ([, code = '', from, through]) => ({
    code,
    fromDay: isoDay(from),
    throughDay: isoDay(through) ?? isoDay(from),
  }))
}

/** Value codes of a UB-04 with their amounts: `80 4; A1 1632.00`; a count of days is an amount too. */
export function readValueCodes(text: string): readonly ValueCode[] {
  return matches(text, value, ([, code = '', amount]) => ({
    code,
    amountCents: amount === undefined ? undefined : parseCents(amount),
  }))
}

/** Procedures of a stay (ICD-10-PCS, or ICD-9) with their days: `0SRC0J9 2024-01-05`. */
export function readInpatientProcedures(text: string): readonly InpatientProcedure[] {
  return matches(text, procedure, ([, code = '', day]) => ({
    code: code.replace('.', ''),
    day: isoDay(day),
  }))
}

/**
 * Whether each diagnosis was present on admission, in the order of the claim's diagnoses: `Y`, `N`,
 * `U`, `W` or `1` (exempt); blank where the file does not say it of one. Marks may stand together: `YYN`.
 */
export function readPresentOnAdmission(text: string): readonly string[] {
  const upper = text.toUpperCase().trim()
  if (/^[YNUW1]{2,25}$/.test(upper)) return Array.from(upper)
  const marks = upper.split(/[;,|^]|\s+(?=[YNUW1]\b)/)
  return marks.map((mark) => (/^[YNUW1]$/.test(mark.trim()) ? mark.trim() : ''))
}

function matches<Item>(
  text: string,
  pattern: RegExp,
  item: (found: RegExpExecArray) => Item,
): readonly Item[] {
  return text.split(/[;,|]/).flatMap((part) => {
    const found = pattern.exec(part.trim().toUpperCase())
    return found ? [item(found)] : []
  })
}

function isoDay(text: string | undefined): Day | undefined {
  const [year = NaN, month = NaN, date = NaN] = (text ?? '').split('-').map(Number)
  return text === undefined ? undefined : dayOf(year, month, date)
}
