import { keepResultsKey } from '../db/results/reports.ts'
import type { TenantTransaction } from '../db/transactions.ts'
import type { UploadRow } from '../db/uploads/uploads.ts'
import { newResultsKey, openResultsKey, type ResultsKey } from '../files/results-key.ts'

/** The key that wraps those of uploads. */
interface Wrapping {
  readonly keys: { readonly files: Buffer }
}

/** The key of an upload's results, made where it has none: for what is about to be kept. */
export async function resultsKey(
  { keys }: Wrapping,
  tx: TenantTransaction,
  upload: Pick<UploadRow, 'id' | 'user_id' | 'results_key'>,
): Promise<ResultsKey> {
  const owner = { userId: upload.user_id, uploadId: upload.id }
  const wrapped =
    upload.results_key ??
    (await keepResultsKey(tx, upload.id, await newResultsKey(keys.files, owner)))
  return openResultsKey(keys.files, owner, wrapped)
}
