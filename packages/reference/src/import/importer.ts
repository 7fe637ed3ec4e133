import type { Window } from './release-window.ts'
import type { TableName } from '@plumbline/engine'
import type { KeyedSections } from '../store/keyed-rows.ts'
import type { ReleaseContent } from '../store/release-file.ts'
import type { CellSource } from './source/cell-source.ts'
import { findHeader, type HeaderRow } from './source/header-row.ts'
import type { SourceRows } from './source/source-rows.ts'

/** What is read of a file: a release, but for the name of the file. */
export type Draft = Omit<ReleaseContent, 'origin'>

/** Reads a recognized file. Throws `ReferenceFileError` where it cannot be used after all. */
export type Reader = (rows: SourceRows) => readonly Draft[]

/** One official layout (and the copies of it that go round) and how it is read. */
export interface Importer {
  /** What people call the file, for the list of what is understood. */
  readonly title: string
  /** `names`: of the entry in its zip and of the file. */
  recognize(cells: CellSource, names: readonly string[]): Reader | undefined
}

/** An importer of files whose header row names their columns; see `findHeader`. */
export function headedImporter<Column extends string>(
  title: string,
  columns: Readonly<Record<Column, RegExp>>,
  read: (rows: SourceRows, header: HeaderRow<Column>) => readonly Draft[],
): Importer {
  return {
    title,
    recognize({ top }) {
      const header = findHeader(top, columns)
      return header && ((rows) => read(rows, header))
    },
  }
}

/** A whole release of facts by key. */
export function keyedDraft(
  table: TableName,
  { release, from, to }: Window,
  facts: KeyedSections,
  options: { readonly complete?: boolean; readonly part?: string } = {},
): Draft {
  return {
    table,
    release,
    from,
    to,
    rows: facts.size,
    part: options.part,
    complete: options.complete ?? true,
    sections: facts.sections(),
  }
}
