import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import {
  deleteGuestCheckouts,
  deleteJobsNaming,
  deleteRowsOf,
  liveSubscriptionsOf,
  recordDeletion,
  tablesNaming,
} from '../../db/accounts/rows-of-user.ts'
import type { SystemTransaction } from '../../db/transactions.ts'
import { holdUploadsOf } from '../../db/uploads/deleting.ts'
import { lockUser, type UserRow } from '../../db/accounts/users.ts'
import { listMembers } from '../../db/accounts/team.ts'
import { forgetFailuresLike } from '../../db/accounts/sign-in-attempts.ts'
import { administrative, customerFor } from './administered.ts'
import { forgetAccount } from '../accounts/sign-in-limits.ts'

/**
 * Deletes a customer for good: subscription, rows, jobs, sessions, files. What is left is the
 * trail's entry and a line of the ledger of deletions, both with an id that leads to nobody. Throws
 * before anything is removed where the subscription cannot be ended. May be repeated after a crash.
 */
export async function deleteUser(context: Context, admin: Actor, userId: string): Promise<void> {
  const { database, payments } = context
  const { id, subscriptions } = await database.asSystem(async (tx) => {
    const user = await customerFor(tx, userId)
    return { id: user.id, subscriptions: await liveSubscriptionsOf(tx, user.id, user.email) }
  })
  for (const subscription of subscriptions) await payments.cancelNow(subscription)
  await database.asSystem(async (tx) => {
    await holdUploadsOf(tx, id)
    const rows = await removeEverything(tx, await customerFor(tx, id))
    await context.deletions.note(id)
    const event = { action: 'user-deleted', detail: { rows } } as const
    await context.auditTrail.record(tx, administrative(admin, id, event))
  })
  await removeFiles(context, id)
}

/**
 * Deletes again whom the ledger names and the database holds: it was restored from a back-up that is
 * older than the deletion. Answers how many there were.
 */
export async function deleteAgain(context: Deleting): Promise<number> {
  let again = 0
  for await (const userId of context.deletions.userIds()) {
    const wasThere = await context.database.asSystem(async (tx) => {
      await holdUploadsOf(tx, userId)
      const user = await lockUser(tx, userId)
      if (!user) return false
      const rows = await removeEverything(tx, user)
      await context.auditTrail.record(tx, {
        action: 'user-deleted',
        actorId: undefined,
        targetId: userId,
        detail: { rows, again: true },
      })
      return true
    })
    if (!wasThere) continue
    await removeFiles(context, userId)
    again++
  }
  return again
}

export type Deleting = Pick<Context, 'database' | 'originals' | 'auditTrail' | 'deletions'>

/** A file that was still arriving may come after the first look; what comes later is swept away. */
async function removeFiles({ originals }: Deleting, userId: string): Promise<void> {
  await originals.removeAllOf(userId)
  await originals.removeAllOf(userId)
}

/** Reads back what is left; anything undoes the deletion. */
async function removeEverything(tx: SystemTransaction, user: UserRow): Promise<number> {
  await deleteGuestCheckouts(tx, user.email)
  await deleteJobsNaming(tx, 'userId', user.id)
  await forgetAccount(tx, user.role, user.email)
  await forgetFailuresLike(tx, `%${user.id}%`)
  // Whoever works in the account goes with it.
  for (const member of await listMembers(tx, user.id)) {
    await forgetAccount(tx, 'client', member.email)
    await deleteRowsOf(tx, member.id)
    await recordDeletion(tx, member.id)
  }
  const rows = await deleteRowsOf(tx, user.id)
  const left = await tablesNaming(tx, user.id)
  if (left.length > 0) throw new Error(`A deletion would leave rows in: ${left.join(', ')}`)
  await recordDeletion(tx, user.id)
  return rows
}
