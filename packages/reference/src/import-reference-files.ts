import type { ReleaseInfo } from '@plumbline/engine'
import { decodeText } from './import/decode-text.ts'
import type { Draft, Reader } from './import/importer.ts'
import { importers } from './import/importers.ts'
import { sourceEntries, type SourceEntry } from './import/source-entries.ts'
import { SourceRows } from './import/source-rows.ts'
import { delimiters, sampleRows, type Delimiter } from './import/table-text.ts'
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
 * Imports official files, each recognised by its content, from plain, gzip and zip files. A file
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
  const found = entries.flatMap((entry) => readEntry(entry, onRows))
  if (found.length === 0) throw unknownFile(entries)
  return found
}

function readEntry(entry: SourceEntry, onRows: (rows: number) => void): readonly Found[] {
  const text = decodeText(entry.bytes)
  const names = Array.from(new Set([entry.name, entry.file]))
  const recognised = recognise(text, names)
  if (!recognised) return []
  const rows = new SourceRows({ text, names, delimiter: recognised.delimiter }, onRows)
  const drafts = recognised.read(rows)
  return drafts.map((draft) => ({ draft, origin: entry.file, badRows: rows.bad }))
}

function recognise(
  text: string,
  names: readonly string[],
): { read: Reader; delimiter: Delimiter } | undefined {
  const lines = text.slice(0, 2 ** 16).split(/\r?\n/, 50)
  for (const delimiter of delimiters) {
    const sample = { rows: sampleRows(text, delimiter), lines, names }
    for (const importer of importers) {
      const read = importer.recognise(sample)
      if (read) return { read, delimiter }
    }
  }
  return undefined
}

function importedRelease({ draft, origin, badRows }: Found): ImportedRelease {
  const { table, release, from, to, rows } = draft
  return { table, release, from, to, rows, origin, badRows }
}
