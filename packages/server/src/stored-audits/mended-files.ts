import { findMendedFiles, insertMendedFile } from '../db/uploads/mended-files.ts'
import type { TenantTransaction } from '../db/transactions.ts'
import { sealResult, unsealResult, type ResultsKey } from '../files/results-key.ts'

/** A file of mended rows, as it was sent. */
export interface KeptMendedFile {
  readonly bytes: Uint8Array
  /** An earlier upload was audited with it, and its lines were counted. */
  readonly isTaken: boolean
}

/** Keeps the files of mended rows of a new upload. */
export async function keepMendedFiles(
  tx: TenantTransaction,
  key: ResultsKey,
  files: readonly KeptMendedFile[],
): Promise<void> {
  for (const [number, { bytes, isTaken }] of files.entries()) {
    const sealed = sealResult(key, placeOf(number), bytes)
    await insertMendedFile(tx, key.owner.uploadId, { number, is_taken: isTaken, sealed })
  }
}

/** Those of an upload, the first one first. */
export async function openMendedFiles(
  tx: TenantTransaction,
  key: ResultsKey,
): Promise<KeptMendedFile[]> {
  const rows = await findMendedFiles(tx, key.owner.uploadId)
  return rows.map(({ number, is_taken, sealed }) => ({
    bytes: unsealResult(key, placeOf(number), sealed),
    isTaken: is_taken,
  }))
}

function placeOf(number: number): string {
  return `mended rows ${number}`
}
