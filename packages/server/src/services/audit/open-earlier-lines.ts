import type { SealedLine } from '../../db/results/claim-history.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { findUpload } from '../../db/uploads/uploads.ts'
import type { AccountSeal } from '../../files/envelope.ts'
import type { ResultsKey } from '../../files/results-key.ts'
import type { StoredLine } from '../../jobs/audit-upload/earlier-lines.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { openClaimText } from '../../stored-audits/stored-claim.ts'

/** Opens lines of an account's earlier uploads; each upload's key is looked up once. */
export function earlierLineOpener(
  tx: TenantTransaction,
  account: AccountSeal,
): (lines: readonly SealedLine[]) => Promise<StoredLine[]> {
  const keys = new Map<string, ResultsKey>()
  return async (lines) => {
    for (const uploadId of new Set(lines.map((line) => line.uploadId))) {
      if (keys.has(uploadId)) continue
      const upload = await findUpload(tx, uploadId)
      if (upload) keys.set(uploadId, await resultsKey(account, tx, upload))
    }
    return lines.flatMap(({ sealed, line, patient, uploadId }) => {
      const key = keys.get(uploadId)
      return key ? [{ content: openClaimText(key, line, sealed), patient, uploadId }] : []
    })
  }
}
