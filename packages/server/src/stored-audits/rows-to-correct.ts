import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { RowPlace, RowsToCorrect, RowToCorrect } from '@plumbline/intake'
import * as z from 'zod'
import { findSetAsideParts, type SetAsidePart } from '../db/results/set-aside-parts.ts'
import type { TenantTransaction } from '../db/transactions.ts'
import { placeToStore, StoredPlace } from './row-place.ts'
import { sealResult, unsealResult, type ResultsKey } from '../files/results-key.ts'

const Stored = z.object({
  header: z.array(z.string()),
  rows: z.array(
    z.object({
      row: z.number().int(),
      code: z.string(),
      reason: z.string(),
      cells: z.array(z.string()),
      place: StoredPlace.optional(),
    }),
  ),
})

/** A row that was set aside, and where it stands. */
export interface StoredRow extends RowToCorrect {
  readonly place?: RowPlace | undefined
}

/** Rows that were set aside, in the order of the file. */
export interface StoredRows extends RowsToCorrect {
  readonly rows: readonly StoredRow[]
}

const rowsInPart = 2_000

/** Rows set aside as they are kept, a part at a time; none where no row was set aside. */
export function* sealedRowsToCorrect(
  key: ResultsKey,
  { header, rows }: RowsToCorrect,
  standsAt: (row: number) => RowPlace | undefined,
): Generator<SetAsidePart> {
  for (let from = 0, part = 0; from < rows.length; from += rowsInPart, part++) {
    const placed = rows
      .slice(from, from + rowsInPart)
      .map((row) => withPlace(row, standsAt(row.row)))
    const text = JSON.stringify({ header, rows: placed })
    yield { part, sealed: sealResult(key, placeOf(part), zstdCompressSync(Buffer.from(text))) }
  }
}

function withPlace(row: RowToCorrect, place: RowPlace | undefined): StoredRow {
  return place ? { ...row, place: placeToStore(place) } : row
}

/** The same, opened; undefined where an earlier version audited the upload, or no row was set aside. */
export async function openRowsToCorrect(
  tx: TenantTransaction,
  key: ResultsKey,
): Promise<StoredRows | undefined> {
  const parts = await findSetAsideParts(tx, key.owner.uploadId)
  const opened = parts.map(({ part, sealed }) => {
    const text = zstdDecompressSync(unsealResult(key, placeOf(part), sealed)).toString('utf8')
    return Stored.parse(JSON.parse(text))
  })
  const [first] = opened
  return first && { header: first.header, rows: opened.flatMap(({ rows }) => rows) }
}

function placeOf(part: number): string {
  return `rows set aside ${part}`
}
