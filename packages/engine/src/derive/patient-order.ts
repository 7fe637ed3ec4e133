import type { ClaimLine } from '../claim-line.ts'
import { stableOrder } from './line-order.ts'

/** The lines of a file by patient, each patient's by date of service. */
export interface PatientOrder {
  /** By patient number, in order of first appearance. */
  readonly patientKeys: readonly string[]
  /** Lines by patient, then day, then file order; lines without a day last. */
  readonly lines: readonly ClaimLine[]
  /** Where each patient's lines start; one more entry for the end. */
  readonly starts: Int32Array
}

/** Orders lines by patient and day without comparing them: linear in the number of lines. */
export function orderByPatientAndDay(lines: readonly ClaimLine[]): PatientOrder {
  const { numbers, patientKeys } = patientNumbers(lines)
  const { days, dayCount } = dayNumbers(lines)
  const byDay = stableOrder(days, dayCount)
  const byPatient = stableOrder(numbers, patientKeys.length, byDay.order)
  const ordered: ClaimLine[] = []
  for (const position of byPatient.order) {
    const line = lines[position]
    if (line) ordered.push(line)
  }
  return { patientKeys, lines: ordered, starts: byPatient.starts }
}

function patientNumbers(lines: readonly ClaimLine[]) {
  const numbers = new Int32Array(lines.length)
  const patientKeys: string[] = []
  const known = new Map<string, number>()
  let lastKey: string | undefined
  let number = 0
  lines.forEach((line, position) => {
    const key = patientOf(line)
    if (key !== lastKey) {
      lastKey = key
      const seen = known.get(key)
      number = seen ?? patientKeys.push(key) - 1
      if (seen === undefined) known.set(key, number)
    }
    numbers[position] = number
  })
  return { numbers, patientKeys }
}

/** The lines of one claim belong to one person, even where the file does not say who. */
function patientOf(line: ClaimLine): string {
  return line.patientKey ?? `claim ${line.claimId ?? `at row ${line.row}`}`
}

/** Days counted from the first of the file; one more number for lines without a day. */
function dayNumbers(lines: readonly ClaimLine[]) {
  let first = Infinity
  let last = -Infinity
  for (const { serviceFromDay } of lines) {
    if (serviceFromDay === undefined) continue
    if (serviceFromDay < first) first = serviceFromDay
    if (serviceFromDay > last) last = serviceFromDay
  }
  const without = first === Infinity ? 0 : last - first + 1
  const days = new Int32Array(lines.length)
  lines.forEach(({ serviceFromDay }, position) => {
    days[position] = serviceFromDay === undefined ? without : serviceFromDay - first
  })
  return { days, dayCount: without + 1 }
}
