import {
  strictestIndicator,
  procedureNumber,
  type ProcedureNumber,
  type PtpEdit,
  type PtpEdits,
} from '@plumbline/engine'
import { groupedRows } from '../grouped-rows.ts'
import { once } from '../lookup.ts'
import { ptpReasons, type PtpBlock } from './ptp-block.ts'
import { ptpHospitalOnly } from './ptp-hospital.ts'
import { ptpPractitionerOnly } from './ptp-practitioner.ts'
import { ptpShared } from './ptp-shared.ts'

/** One pair of a starter table. */
export interface PtpRow {
  readonly column1: string
  readonly column2: string
  readonly edit: PtpEdit
}

/** Pairs of the practitioner table. */
export const practitionerPairs = once(() => [...ptpShared, ...ptpPractitionerOnly].flatMap(rowsOf))

/** Pairs of the outpatient hospital table. */
export const hospitalPairs = once(() => [...ptpShared, ...ptpHospitalOnly].flatMap(rowsOf))

/** The edits of one setting; every pair stands through the whole window of the starter pack. */
export function ptpSelection(rows: () => readonly PtpRow[]): PtpEdits {
  const index = once(() => indexed(rows()))
  return {
    complete: false,
    mentions: (procedure) => index().mentioned.has(procedure),
    indicatorOf(one, other) {
      const { edits } = index()
      return strictestIndicator([edits.get(one)?.get(other), edits.get(other)?.get(one)])
    },
    find: (column1, column2) => index().edits.get(column1)?.get(column2),
  }
}

/** All pairs of a block share one edit object. */
function rowsOf([modifierIndicator, reason, pairs]: PtpBlock): PtpRow[] {
  const edit: PtpEdit = {
    modifierIndicator,
    effectiveDay: undefined,
    deletionDay: undefined,
    rationale: ptpReasons[reason],
  }
  return groupedRows(pairs).map(([column1, column2]) => ({ column1, column2, edit }))
}

function indexed(rows: readonly PtpRow[]) {
  const edits = new Map<ProcedureNumber, Map<ProcedureNumber, PtpEdit>>()
  const mentioned = new Set<ProcedureNumber>()
  for (const row of rows) {
    const column1 = procedureNumber(row.column1)
    const column2 = procedureNumber(row.column2)
    const under = edits.get(column1) ?? new Map<ProcedureNumber, PtpEdit>()
    edits.set(column1, under.set(column2, row.edit))
    mentioned.add(column1).add(column2)
  }
  return { edits, mentioned }
}
