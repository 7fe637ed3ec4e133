import type { DiagnosisFacts } from '@plumbline/engine'
import { ReferenceFileError } from '../reference-file-error.ts'
import { codeKey } from '../store/code-key.ts'
import { KeyedRowsBuilder } from '../store/keyed-rows.ts'
import { cellAt, diagnosisCell } from './source/cells.ts'
import type { CellSource } from './source/cell-source.ts'
import { findHeader } from './source/header-row.ts'
import { keyedDraft, type Draft, type Importer } from './importer.ts'
import { firstOfMonth, fiscalYearWindow, type Window } from './release-window.ts'
import type { RowVerdict, SourceRows } from './source/source-rows.ts'

/** `icd10cm_order_YYYY.txt`: order number, code at 7, billable flag at 15, descriptions. */
const orderLine = /^\d{5} ([A-Z]\d\w{1,5}) +([01]) \S/

/** ICD-10-CM codes and headers: the official order file, and a copy with a header. */
export const diagnosisCodesImporter: Importer = {
  title: 'ICD-10-CM (icd10cm_order_YYYY.txt)',
  recognize({ top, lines }: CellSource) {
    if (lines.length > 0 && lines.slice(0, 3).every((line) => orderLine.test(line))) {
      return (rows) => [readOrderFile(rows)]
    }
    const header = findHeader(top, { code: /^icd code$/, billable: /^valid$/ })
    return header && ((rows) => [readCopy(rows, header.row + 1, header.at)])
  },
}

function readOrderFile(rows: SourceRows): Draft {
  const codes = new KeyedRowsBuilder<DiagnosisFacts>()
  rows.eachLine((line) => {
    const [, code, billable] = orderLine.exec(line) ?? []
    return put(codes, code, billable)
  })
  return keyedDraft('diagnosisCodes', windowOf(rows), codes)
}

function readCopy(rows: SourceRows, skip: number, at: { code: number; billable: number }): Draft {
  const codes = new KeyedRowsBuilder<DiagnosisFacts>()
  rows.each(skip, (cells) =>
    put(codes, diagnosisCell(cellAt(cells, at.code)), cellAt(cells, at.billable)),
  )
  return keyedDraft('diagnosisCodes', windowOf(rows), codes)
}

function put(
  codes: KeyedRowsBuilder<DiagnosisFacts>,
  code: string | undefined,
  billable: string | undefined,
): RowVerdict {
  if (code === undefined || (billable !== '0' && billable !== '1')) return 'bad'
  codes.set(codeKey(code), { billable: billable === '1' })
  return 'read'
}

/** The fiscal year of the name; the update of April holds from then on. */
export function windowOf(rows: SourceRows): Window {
  const names = rows.names.join(' ').replace(/_/g, ' ')
  const year = /(?:FY ?|\b)(20\d\d)\b/i.exec(names)?.[1]
  if (year === undefined) {
    throw new ReferenceFileError(
      'unknown-release',
      `${rows.name} does not say which fiscal year it is for. Rename it so that it ends with the ` +
        'year, like name_2026.txt.',
    )
  }
  const window = fiscalYearWindow(Number(year))
  if (!/\bapr(il)?\b/i.test(names)) return window
  return { ...window, release: `${window.release} April`, from: firstOfMonth(Number(year), 4) }
}
