import type { Context } from '../../context.ts'
import { findLine } from '../../db/cases/lines-of-findings.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { payeeOf } from '../../stored-audits/line-parties.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { openClaim, storedLine } from '../../stored-audits/stored-claim.ts'
import { requireUpload } from '../uploads/uploads.ts'

/** Who is paid for a line, as its file names them, of each place; undefined where it names nobody. */
export async function payeeLabels(
  context: Context,
  tx: TenantTransaction,
  places: readonly { readonly upload_id: string; readonly line: number | null }[],
): Promise<(string | undefined)[]> {
  const account = await context.accountKeys.of(tx, tx.userId)
  const labels: (string | undefined)[] = []
  for (const { upload_id, line } of places) {
    const row = line === null ? undefined : await findLine(tx, upload_id, line)
    const upload = await requireUpload(tx, upload_id)
    const key = await resultsKey(account, tx, upload)
    labels.push(row && payeeOf(storedLine(openClaim(key, row), upload.audit_type)))
  }
  return labels
}
