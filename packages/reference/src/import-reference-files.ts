import type { ReleaseInfo } from '@plumbline/engine'
import type { Draft, Reader } from './import/importer.ts'
import { importers } from './import/importers.ts'
import { sourceEntries, type SourceEntry } from './import/source/source-entries.ts'
import { SourceRows } from './import/source/source-rows.ts'
import { textCells } from './import/source/text-cells.ts'
import { sheetCells } from './import/source/sheet-cells.ts'
import type { CellSource } from './import/source/cell-source.ts'
import { unknownFile } from './import/unknown-file.ts'
import { ReferenceFileError, type ReferenceErrorCode } from './reference-file-error.ts'
import { removeLeftovers, writeReleases } from './store/release-store.ts'

/** One release that an import put in place. */
export interface ImportedRelease extends ReleaseInfo {
  /** Rows of the file that could not be understood and were left out; at most 1 %. */
  readonly badRows: number
}

/** What became of one file of an import: releases, or the reason why there are none. */
export type ImportReport =
  | { readonly file: string; readonly imported: readonly ImportedRelease[] }
  | {
      readonly file: string
      readonly refused: { readonly code: ReferenceErrorCode; readonly message: string }
    }

export interface ImportOptions {
  /** Where releases are kept; made if it does not exist. */
  readonly folder: string
  readonly onProgress?:
    ((progress: { readonly file: string; readonly rows: number }) => void) | undefined
}

/**
 * Imports official files, each recognized by its content, from plain, gzip and zip files. A file
 * that is refused says why and leaves the folder as it was; the others are still imported. Throws
 * `ReferenceFileError` only where the folder cannot be written.
 */
export async function importReferenceFiles(
  paths: readonly string[],
  { folder, onProgress }: ImportOptions,
): Promise<readonly ImportReport[]> {
  await removeLeftovers(folder)
  const reports: ImportReport[] = []
  for (const file of paths) {
    try {
      const found = await readSource(file, (rows) => onProgress?.({ file, rows }))
      await writeReleases(
        folder,
        found.map(({ draft, origin }) => ({ ...draft, origin })),
      )
      reports.push({ file, imported: found.map(importedRelease) })
    } catch (error) {
      if (!(error instanceof ReferenceFileError) || error.code === 'cannot-write') throw error
      reports.push({ file, refused: { code: error.code, message: error.message } })
    }
  }
  return reports
}

interface Found {
  readonly draft: Draft
  readonly origin: string
  readonly badRows: number
}

async function readSource(file: string, onRows: (rows: number) => void): Promise<readonly Found[]> {
  const entries = await sourceEntries(file)
  const texts = entries.filter((entry) => typeof entry.content === 'string')
  const workbooks = entries.filter((entry) => typeof entry.content !== 'string')
  const fromTexts = await readEntries(texts, onRows)
  // Agencies publish the same table as text and as workbook; text is read faster.
  const found = fromTexts.length > 0 ? fromTexts : await readEntries(workbooks, onRows)
  if (found.length === 0) throw unknownFile(entries)
  return largestOfEach(found)
}

/**
 * Some zips hold a table and its special cases under the same columns (the ASP crosswalk and those
 * of other price bases): the largest is the table.
 */
function largestOfEach(found: readonly Found[]): readonly Found[] {
  const places = Map.groupBy(found, ({ draft }) =>
    [draft.table, draft.release, draft.part].join('|'),
  )
  return Array.from(places.values(), (same) =>
    same.reduce((best, each) => (each.draft.rows > best.draft.rows ? each : best)),
  )
}

async function readEntries(
  entries: readonly SourceEntry[],
  onRows: (rows: number) => void,
): Promise<readonly Found[]> {
  const sources: { readonly entry: SourceEntry; readonly cells: readonly CellSource[] }[] = []
  for (const entry of entries) sources.push({ entry, cells: await cellsOf(entry) })
  return sources.flatMap(({ entry, cells }) => {
    const recognized = recognize(cells, namesOf(entry))
    if (!recognized) return []
    const siblings = sources.flatMap((other) => (other.entry === entry ? [] : other.cells))
    const context = { names: namesOf(entry), siblings, onRows }
    const rows = new SourceRows(recognized.cells, context)
    const drafts = recognized.read(rows)
    return drafts.map((draft) => ({ draft, origin: entry.file, badRows: rows.bad }))
  })
}

async function cellsOf({ file, content }: SourceEntry): Promise<readonly CellSource[]> {
  return typeof content === 'string' ? textCells(content) : await sheetCells(file, content)
}

function namesOf({ name, file }: SourceEntry): readonly string[] {
  return name === file ? [file] : [name, file]
}

function recognize(
  sources: readonly CellSource[],
  names: readonly string[],
): { readonly read: Reader; readonly cells: CellSource } | undefined {
  for (const cells of sources) {
    for (const importer of importers) {
      const read = importer.recognize(cells, names)
      if (read) return { read, cells }
    }
  }
  return undefined
}

function importedRelease({ draft, origin, badRows }: Found): ImportedRelease {
  const { table, release, from, to, rows } = draft
  return { table, release, from, to, rows, origin, badRows }
}
