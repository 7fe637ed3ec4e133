import { day } from '../claim/day.ts'
import { procedureNumber } from '../claim/procedure-number.ts'
import type { DatedTable } from '../reference/dated-table.ts'
import type { CodeTable, ProcedureTable } from '../reference/look-up-tables.ts'
import { strictestIndicator, type PtpEdit, type PtpEdits } from '../reference/ncci-rows.ts'
import type { TableName } from '../reference/table-data.ts'

/** A table of procedure facts for a test, by code. */
export function procedureTable<Row>(
  rows: Record<string, Row>,
  complete = true,
): ProcedureTable<Row> {
  const byNumber = new Map(Object.entries(rows).map(([code, row]) => [procedureNumber(code), row]))
  return { complete, find: (procedure) => byNumber.get(procedure) }
}

/** A table of facts by any other code. */
export function codeTable<Row>(rows: Record<string, Row>, complete = true): CodeTable<Row> {
  const byCode = new Map(Object.entries(rows))
  return { complete, find: (code) => byCode.get(code) }
}

/** PTP edits for a test: `[column 1, column 2, edit]`; an edit is indicator 1 unless it says otherwise. */
export function ptpEdits(
  pairs: readonly (readonly [string, string, Partial<PtpEdit>?])[],
  complete = true,
): PtpEdits {
  const mentioned = new Set(
    pairs.flatMap(([one, two]) => [procedureNumber(one), procedureNumber(two)]),
  )
  const edits = pairs.map(([one, two, edit]) => ({
    column1: procedureNumber(one),
    column2: procedureNumber(two),
    edit: { ...plainEdit, ...edit },
  }))
  return {
    complete,
    mentions: (procedure) => mentioned.has(procedure),
    indicatorOf: (one, other) =>
      strictestIndicator(
        edits
          .filter(
            ({ column1, column2 }) =>
              (column1 === one && column2 === other) || (column1 === other && column2 === one),
          )
          .map(({ edit }) => edit),
      ),
    find: (column1, column2, on) =>
      edits.find(
        ({ edit, ...pair }) =>
          pair.column1 === column1 &&
          pair.column2 === column2 &&
          (edit.effectiveDay ?? on) <= on &&
          on <= (edit.deletionDay ?? on),
      )?.edit,
  }
}

const plainEdit: PtpEdit = {
  modifierIndicator: 1,
  effectiveDay: day('2000-01-01'),
  deletionDay: undefined,
  rationale: 'Misuse of column two code with column one code',
}

/** One imported release of a table, in force from 2020 to 2030 unless said otherwise. */
export function released<Data>(
  table: TableName,
  data: Data,
  window: { from?: string; to?: string; release?: string; starter?: boolean } = {},
): DatedTable<Data> {
  return {
    releases: [
      {
        table,
        release: window.release ?? 'test',
        from: day(window.from ?? '2020-01-01'),
        to: day(window.to ?? '2030-12-31'),
        rows: 1,
        origin: window.starter === true ? 'starter pack' : 'test.csv',
        starter: window.starter ?? false,
        data,
      },
    ],
  }
}
