import { keepResultsKey } from '../db/results/reports.ts'
import type { TenantTransaction } from '../db/transactions.ts'
import type { UploadRow } from '../db/uploads/uploads.ts'
import type { AccountSeal } from '../files/envelope.ts'
import { newResultsKey, openResultsKey, type ResultsKey } from '../files/results-key.ts'

type KeyedUpload = Pick<UploadRow, 'id' | 'user_id' | 'results_key'>

/** The key of an upload's results, made where it has none: for what is about to be kept. */
export async function resultsKey(
  account: AccountSeal,
  tx: TenantTransaction,
  upload: KeyedUpload,
): Promise<ResultsKey> {
  const owner = { userId: upload.user_id, uploadId: upload.id }
  const wrapped =
    upload.results_key ?? (await keepResultsKey(tx, upload.id, newResultsKey(account, owner)))
  return openResultsKey(account, owner, wrapped)
}
