import { findCorrectedFiles, insertCorrectedFile } from '../db/uploads/corrected-files.ts'
import type { TenantTransaction } from '../db/transactions.ts'
import { sealResult, unsealResult, type ResultsKey } from '../files/results-key.ts'

/** A file of corrected rows, as it was sent. */
export interface KeptCorrectedFile {
  readonly bytes: Uint8Array
  /** An earlier upload was audited with it, and its lines were counted. */
  readonly isTaken: boolean
}

/** Keeps the files of corrected rows of a new upload. */
export async function keepCorrectedFiles(
  tx: TenantTransaction,
  key: ResultsKey,
  files: readonly KeptCorrectedFile[],
): Promise<void> {
  for (const [number, { bytes, isTaken }] of files.entries()) {
    const sealed = sealResult(key, placeOf(number), bytes)
    await insertCorrectedFile(tx, key.owner.uploadId, { number, is_taken: isTaken, sealed })
  }
}

/** Those of an upload, the first one first. */
export async function openCorrectedFiles(
  tx: TenantTransaction,
  key: ResultsKey,
): Promise<KeptCorrectedFile[]> {
  const rows = await findCorrectedFiles(tx, key.owner.uploadId)
  return rows.map(({ number, is_taken, sealed }) => ({
    bytes: unsealResult(key, placeOf(number), sealed),
    isTaken: is_taken,
  }))
}

function placeOf(number: number): string {
  return `corrected rows ${number}`
}
