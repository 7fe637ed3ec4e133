import { listMappings } from '../../db/uploads/column-mappings.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { UploadRow } from '../../db/uploads/uploads.ts'
import type { AccountSeal } from '../../files/envelope.ts'
import type { ResultsKey } from '../../files/results-key.ts'
import type { ReadRequest } from '../../jobs/audit-upload/messages.ts'
import { openMapping, openOwnMapping } from '../../stored-audits/column-mapping.ts'

/** What was said of the columns of this upload, and of files with the same headings. */
export async function mappingsForReading(
  tx: TenantTransaction,
  account: AccountSeal,
  key: ResultsKey,
  { user_id: userId, mapping }: Pick<UploadRow, 'user_id' | 'mapping'>,
): Promise<Pick<ReadRequest, 'mapping' | 'remembered'>> {
  const rows = await listMappings(tx)
  return {
    mapping: mapping && JSON.stringify(openOwnMapping(key, mapping)),
    remembered: rows.map(({ id, version, sealed }) => {
      const owner = { userId, mappingId: id }
      const { name, fingerprint, mapping: kept } = openMapping(account, owner, sealed)
      return { name, version, fingerprint, mapping: JSON.stringify(kept) }
    }),
  }
}
