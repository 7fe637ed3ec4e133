import { auditTrail } from '../audit-trail/audit-trail.ts'
import { readHead } from '../db/audit-trail.ts'
import { findWrappedSample, type WrappedSample } from '../db/system-keys.ts'
import type { SystemTransaction } from '../db/transactions.ts'
import { SealBrokenError, unseal } from '../files/envelope.ts'
import type { LocalMasterKey } from './master-key.ts'

/**
 * Which of these master keys a database of an earlier version was made with, by what it keeps: the
 * wrapped key of an upload, and the seal of the audit trail's head. `nothing kept`: it could be any.
 */
export async function provenKey(
  tx: SystemTransaction,
  candidates: readonly LocalMasterKey[],
): Promise<LocalMasterKey | 'nothing kept' | undefined> {
  const sample = await findWrappedSample(tx)
  const head = await readHead(tx)
  if (!sample && !head) return 'nothing kept'
  return candidates.find(
    (master) =>
      (!sample || unwraps(master.derived('files'), sample)) &&
      (!head || auditTrail(master.derived('audit trail')).isOurs({ ...head, epoch: 0 })),
  )
}

function unwraps(key: Buffer, { userId, uploadId, kind, wrapped }: WrappedSample): boolean {
  const place = kind === 'file' ? 'upload' : 'results of'
  try {
    unseal(key, `key of ${place} ${uploadId} of ${userId}`, wrapped)
    return true
  } catch (error) {
    if (error instanceof SealBrokenError) return false
    throw error
  }
}
