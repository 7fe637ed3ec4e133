import type { PagePlace } from '@plumbline/intake'
import { findLinesAtRows } from '../../db/review/lines-at-rows.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { findLook } from '../../db/uploads/looks.ts'
import type { UploadRow } from '../../db/uploads/uploads.ts'
import type { ResultsKey } from '../../files/results-key.ts'
import { openRowsToCorrect } from '../../stored-audits/rows-to-correct.ts'
import { openClaim } from '../../stored-audits/stored-claim.ts'
import { openLook } from '../../stored-audits/stored-look.ts'

/**
 * Where on a page a row of an upload stands: one that was audited, was set aside, or is an example of a look.
 * Undefined where its file has no pages, or was audited before places were kept.
 */
export async function placeOfRow(
  tx: TenantTransaction,
  key: ResultsKey,
  upload: UploadRow,
  row: number,
): Promise<PagePlace | undefined> {
  return (
    (await placeOfLine(tx, key, upload, row)) ??
    (await openRowsToCorrect(tx, key))?.rows.find((aside) => aside.row === row)?.place?.onPage ??
    (await placeInLook(tx, key, upload, row))
  )
}

async function placeOfLine(
  tx: TenantTransaction,
  key: ResultsKey,
  { id }: UploadRow,
  row: number,
): Promise<PagePlace | undefined> {
  const [line] = await findLinesAtRows(tx, id, [row])
  return line && openClaim(key, line).place?.onPage
}

async function placeInLook(
  tx: TenantTransaction,
  key: ResultsKey,
  { id }: UploadRow,
  row: number,
): Promise<PagePlace | undefined> {
  const sealed = await findLook(tx, id)
  const places = sealed ? openLook(key, sealed).placesOfRows : []
  return places.find((one) => one.row === row)?.place.onPage
}
