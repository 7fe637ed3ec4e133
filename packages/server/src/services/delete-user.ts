import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import {
  deleteGuestCheckouts,
  deleteJobsNaming,
  deleteRowsOf,
  liveSubscriptionsOf,
  recordDeletion,
  tablesNaming,
} from '../db/rows-of-user.ts'
import type { SystemTransaction } from '../db/transactions.ts'
import type { UserRow } from '../db/users.ts'
import { administrative, customerFor, type Administrator } from './administered.ts'
import { forgetAccount } from './sign-in-limits.ts'

/**
 * Deletes a customer for good: subscription, rows, jobs, sessions, files. What is left is the
 * trail's entry and a row of the ledger of deletions, both with an id that leads to nobody. Throws
 * before anything is removed where the subscription cannot be ended. May be repeated after a crash.
 */
export async function deleteUser(
  context: Context,
  admin: Administrator,
  userId: string,
): Promise<void> {
  const { database, payments, originals, auditTrail } = context
  const { id, subscriptions } = await database.asSystem(async (tx) => {
    const user = await customerFor(tx, userId)
    return { id: user.id, subscriptions: await liveSubscriptionsOf(tx, user.id, user.email) }
  })
  for (const subscription of subscriptions) await payments.cancelNow(subscription)
  await database.asSystem(async (tx) => {
    const user = await customerFor(tx, id)
    const rows = await removeEverything(tx, user)
    await recordDeletion(tx, user.id)
    await auditTrail.record(
      tx,
      administrative(admin, user.id, { action: 'user-deleted', detail: { rows } }),
    )
  })
  await originals.removeAllOf(id)
  if ((await originals.removeAllOf(id)) > 0) {
    throw new AppError('internal', {
      message: 'Files of the account were being written. Try again.',
    })
  }
}

/** Reads back what is left; anything undoes the deletion. */
async function removeEverything(tx: SystemTransaction, user: UserRow): Promise<number> {
  await deleteGuestCheckouts(tx, user.email)
  await deleteJobsNaming(tx, 'userId', user.id)
  await forgetAccount(tx, user.role, user.email)
  const rows = await deleteRowsOf(tx, user.id)
  const left = await tablesNaming(tx, user.id)
  if (left.length > 0) throw new Error(`A deletion would leave rows in: ${left.join(', ')}`)
  return rows
}
