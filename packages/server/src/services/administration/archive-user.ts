import type { DeletionInfo } from '@plumbline/contract'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { countHoldings } from '../../db/uploads/all-uploads.ts'
import { countLiveSessions, deleteSessionsOf } from '../../db/accounts/sessions.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import { updateUser, type UserRow } from '../../db/accounts/users.ts'
import { administrative, customerFor } from './administered.ts'

/** What deleting a customer would remove. */
export async function deletionInfo(context: Context, userId: string): Promise<DeletionInfo> {
  const { idleMs } = context.sessionLimits
  return context.database.asSystem(async (tx) => {
    const user = await customerFor(tx, userId)
    const { uploads, claims } = await countHoldings(tx, user.id)
    return {
      uploadCount: uploads,
      claimCount: claims,
      hasUploads: uploads > 0,
      hasClaims: claims > 0,
      hasSubscription: ['active', 'trialing'].includes(user.subscription_status ?? ''),
      hasActiveSessions: (await countLiveSessions(tx, user.id, idleMs)) > 0,
    }
  })
}

/** Archives: the names make way for `DELETED` `USER` and are kept for a restoration; sessions end. */
export async function archiveUser(
  context: Context,
  admin: Actor,
  userId: string,
  reason: string,
): Promise<UserRow> {
  return context.database.asSystem(async (tx) => {
    const user = await customerFor(tx, userId)
    if (user.archived_at !== null) throw new AppError('conflict', { message: alreadyArchived })
    await deleteSessionsOf(tx, user.id)
    await context.auditTrail.record(tx, administrative(admin, user.id, { action: 'user-archived' }))
    return changed(tx, user.id, {
      first_name: 'DELETED',
      last_name: 'USER',
      archived_first_name: user.first_name,
      archived_last_name: user.last_name,
      archived_at: new Date(),
      archived_reason: reason,
    })
  })
}

const alreadyArchived = 'The account is archived already.'
const notArchived = 'The account is not archived.'

/** Gives an archived account its names back. */
export async function restoreUser(
  context: Context,
  admin: Actor,
  userId: string,
): Promise<UserRow> {
  return context.database.asSystem(async (tx) => {
    const user = await customerFor(tx, userId)
    if (user.archived_at === null) throw new AppError('conflict', { message: notArchived })
    await context.auditTrail.record(tx, administrative(admin, user.id, { action: 'user-restored' }))
    return changed(tx, user.id, {
      first_name: user.archived_first_name,
      last_name: user.archived_last_name,
      archived_first_name: null,
      archived_last_name: null,
      archived_at: null,
      archived_reason: null,
    })
  })
}

async function changed(
  tx: SystemTransaction,
  userId: string,
  changes: Parameters<typeof updateUser>[2],
): Promise<UserRow> {
  const user = await updateUser(tx, userId, changes)
  if (!user) throw new AppError('not-found')
  return user
}

/** Ends every session of a customer at once; answers how many there were. */
export async function clearSessions(
  context: Context,
  admin: Actor,
  userId: string,
): Promise<number> {
  return context.database.asSystem(async (tx) => {
    const user = await customerFor(tx, userId)
    const ended = await deleteSessionsOf(tx, user.id)
    const event = { action: 'sessions-cleared', detail: { ended } } as const
    await context.auditTrail.record(tx, administrative(admin, user.id, event))
    return ended
  })
}
