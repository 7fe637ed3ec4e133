import type { ClaimLine } from '@plumbline/engine'
import { readLinesAt } from '../../db/review/read-findings.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { findUploads, type UploadRow } from '../../db/uploads/uploads.ts'
import type { ResultsKey } from '../../files/results-key.ts'
import type { AccountKey } from '../../keys/account-keys.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { openClaim, storedLine } from '../../stored-audits/stored-claim.ts'
import { uploadWords } from '../../stored-audits/upload-words.ts'

export interface OpenUpload {
  readonly upload: UploadRow
  readonly key: ResultsKey
  readonly name: string
}

/** The uploads of rows, opened once each; `opened` keeps them for whoever asks again. */
export async function openUploads(
  tx: TenantTransaction,
  account: AccountKey,
  ids: Iterable<string>,
  opened = new Map<string, OpenUpload>(),
): Promise<ReadonlyMap<string, OpenUpload>> {
  const wanted = [...new Set(ids)].filter((id) => !opened.has(id))
  for (const upload of await findUploads(tx, wanted)) {
    const key = await resultsKey(account, tx, upload)
    opened.set(upload.id, { upload, key, name: uploadWords(account, upload).uploadName })
  }
  return opened
}

/** Lines at places, by upload and line, as the engine knows them. */
export async function openLines(
  tx: TenantTransaction,
  uploads: ReadonlyMap<string, OpenUpload>,
  places: readonly { readonly upload_id: string; readonly line: number | null }[],
): Promise<ReadonlyMap<string, ClaimLine>> {
  const known = places.flatMap(({ upload_id, line }) =>
    line === null ? [] : [{ upload_id, line }],
  )
  const lines = new Map<string, ClaimLine>()
  for (const row of await readLinesAt(tx, known)) {
    const open = uploads.get(row.upload_id)
    if (!open) continue
    const line = storedLine(openClaim(open.key, row), open.upload.audit_type)
    lines.set(placeOf(row), line)
  }
  return lines
}

export function placeOf(row: { readonly upload_id: string; readonly line: number | null }): string {
  return `${row.upload_id} ${row.line ?? ''}`
}
