import * as z from 'zod'
import { AppError } from '../../app-error.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import { lockUser, type UserRow } from '../../db/accounts/users.ts'
import type { Actor } from '../../actor.ts'
import type { AuditEvent } from '../../audit-trail/audit-trail.ts'

const AnyId = z.uuid()

/** The id as the database takes it. Throws `not-found` for what cannot be one. */
export function existingId(id: string): string {
  const parsed = AnyId.safeParse(id)
  if (!parsed.success) throw new AppError('not-found')
  return parsed.data.toLowerCase()
}

/**
 * The customer, held until the transaction ends. Administrators are not administered here: an
 * administrator's id answers as one that never existed.
 */
export async function customerFor(tx: SystemTransaction, id: string): Promise<UserRow> {
  const user = await lockUser(tx, existingId(id))
  if (user?.role !== 'client') throw new AppError('not-found')
  return user
}

/** Who did it to whom, for the audit trail. */
export function administrative(
  { userId: actorId, address }: Actor,
  targetId: string,
  event: Pick<AuditEvent, 'action' | 'detail' | 'subjectId'>,
): AuditEvent {
  return { ...event, actorId, targetId, address }
}
