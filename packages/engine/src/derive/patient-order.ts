import type { ClaimLine } from '../claim-line.ts'
import { lineColumns, type LineColumns } from './line-columns.ts'
import { stableOrder } from './line-order.ts'

/** The lines of a file by patient, each patient's by date of service. */
export interface PatientOrder {
  readonly columns: LineColumns
  /** Positions in the file, by patient, then day (lines without one last), then file order. */
  readonly order: Int32Array
  /** Where each patient begins in `order`; one more entry for the end. */
  readonly starts: Int32Array
  /** The lines in that order. */
  readonly lines: readonly ClaimLine[]
}

/** Orders lines by patient and day without comparing them: linear in the number of lines. */
export function orderByPatientAndDay(lines: readonly ClaimLine[]): PatientOrder {
  const columns = lineColumns(lines)
  const byDay = stableOrder(columns.days, columns.dayCount)
  const byPatient = stableOrder(columns.patients, columns.patientKeys.length, byDay.order)
  return { columns, ...byPatient, lines: arranged(lines, byPatient.order) }
}

/** Compares with `undefined` rather than asking for truth, which would read every line's memory. */
function arranged(lines: readonly ClaimLine[], order: Int32Array): ClaimLine[] {
  const ordered = new Array<ClaimLine>(order.length)
  for (let rank = 0; rank < order.length; rank++) {
    const line = lines[order[rank] ?? 0]
    if (line !== undefined) ordered[rank] = line
  }
  return ordered
}
