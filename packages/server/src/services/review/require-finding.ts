import { AppError } from '../../app-error.ts'
import { lockFinding } from '../../db/review/decisions.ts'
import type { FindingRow } from '../../db/review/read-findings.ts'
import type { TenantTransaction } from '../../db/transactions.ts'

const findingId = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d{1,9})$/i

/** A finding by its id, held. Throws `not-found` where it is gone or never was one's own. */
export async function requireFinding(tx: TenantTransaction, id: string): Promise<FindingRow> {
  const [, uploadId, number] = findingId.exec(id) ?? []
  const row = uploadId === undefined ? undefined : await lockFinding(tx, uploadId, Number(number))
  if (!row)
    throw new AppError('not-found', {
      message: 'There is no such finding any more: its upload was deleted or audited again.',
    })
  return row
}
