import { procedureNumber, type Day, type ProcedureCodeFacts } from '@plumbline/engine'
import type { CodeSet } from '../code-sets.ts'
import { KeyedRowsBuilder } from '../store/keyed-rows.ts'
import { cellAt, dateCell, procedureCell } from './source/cells.ts'
import type { CellSource } from './source/cell-source.ts'
import { findHeader, optionalColumn, type HeaderRow } from './source/header-row.ts'
import { keyedDraft, type Draft, type Importer } from './importer.ts'
import { requirePublished } from './published.ts'
import { quarterWindow } from './release-window.ts'
import type { RowVerdict, SourceRows } from './source/source-rows.ts'

/**
 * Places in the contractor record of `HCPC20YY_*.txt` (`HCPC20YY_recordlayout.txt`), from 0: code
 * 1 to 5, record kind 11 (3 is the first line of a procedure; 4 goes on; 7 and 8 are modifiers),
 * date added 269 to 276, termination date 285 to 292.
 */
const record = {
  line: /^(?:[A-Z]\d{4}| {3}\w\w)\d{5}[3478]/,
  kind: 10,
  added: [268, 276],
  terminated: [284, 292],
} as const

const columns = {
  code: /^hcpcs?( code)?$/,
  added: /^(date added|add dt)$/,
  terminated: /^(date term|term dt)$/,
}
type Column = keyof typeof columns

/** HCPCS Level II with the dates of each code: the official fixed-width file, its workbook, a copy. */
export const levelTwoCodesImporter: Importer = {
  title: 'HCPCS Level II (HCPC20YY_*_ANWEB.txt)',
  recognize({ top, lines }: CellSource) {
    const first = lines.slice(0, 5)
    if (first.length > 0 && first.every((line) => record.line.test(line) && line.length > 292)) {
      return (rows) => [readRecords(rows)]
    }
    const header = findHeader(top, columns)
    return header && ((rows) => [readTable(rows, header)])
  },
}

function readRecords(rows: SourceRows): Draft {
  const codes = new CodesWithDates()
  rows.eachLine((line) => {
    if (line.charAt(record.kind) !== '3') return record.line.test(line) ? 'other' : 'bad'
    const at = ([from, to]: readonly [number, number]) => line.slice(from, to).trim()
    return codes.put(line.slice(0, 5), at(record.added), at(record.terminated))
  })
  return codes.draft(rows)
}

function readTable(rows: SourceRows, header: HeaderRow<Column>): Draft {
  const codes = new CodesWithDates()
  const kind = optionalColumn(header, /^recid$/)
  rows.each(header.row + 1, (cells) => {
    if (kind >= 0 && cellAt(cells, kind) !== '3') return 'other'
    const { code, added, terminated } = header.at
    return codes.put(cellAt(cells, code), cellAt(cells, added), cellAt(cells, terminated))
  })
  return codes.draft(rows)
}

class CodesWithDates {
  readonly #codes = new KeyedRowsBuilder<ProcedureCodeFacts>()
  #earliestTermination: Day = Infinity

  put(code: string, added: string, terminated: string): RowVerdict {
    const procedure = procedureCell(code)
    const effectiveDay = dateCell(added)
    const terminationDay = dateCell(terminated)
    if (procedure < firstLevelTwo || (terminated !== '' && terminationDay === undefined))
      return 'bad'
    this.#codes.set(procedure, { effectiveDay, terminationDay })
    this.#earliestTermination = Math.min(this.#earliestTermination, terminationDay ?? Infinity)
    return 'read'
  }

  /**
   * Codes that ended are dropped from the file after some years, so it is whole only from the
   * earliest termination that it still lists.
   */
  draft(rows: SourceRows): Draft {
    const quarter = quarterWindow(requirePublished(rows.names, rows.name))
    const from = Math.min(quarter.from, this.#earliestTermination)
    const part: CodeSet = 'HCPCS Level II'
    return keyedDraft('procedureCodes', { ...quarter, from }, this.#codes, { part })
  }
}

const firstLevelTwo = procedureNumber('A0000')
