import type { Day } from '../../claim/day.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { inEffect, type DatedRow } from '../../reference/in-effect.ts'
import { singleDoseDrugs } from './single-dose-drugs.table.ts'

const rowsByCode: ReadonlyMap<ProcedureNumber, readonly DatedRow[]> = Map.groupBy(
  singleDoseDrugs.flatMap((row) =>
    row.codes
      .trim()
      .split(/\s+/)
      .map((code) => ({ ...row, code })),
  ),
  ({ code }) => procedureNumber(code),
)

/** Whether a code is, at any time, a drug that only comes in containers for one dose. */
export function isListedSingleDose(procedure: ProcedureNumber): boolean {
  return rowsByCode.has(procedure)
}

/** Whether a code is such a drug on a date of service. */
export function isSingleDoseOn(procedure: ProcedureNumber, day: Day): boolean {
  return inEffect(rowsByCode.get(procedure) ?? [], day).length > 0
}
