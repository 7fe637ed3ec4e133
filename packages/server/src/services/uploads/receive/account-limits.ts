import { AppError } from '../../../app-error.ts'
import type { Context } from '../../../context.ts'
import { findHoldings, lockHoldings, type Holdings } from '../../../db/uploads/waiting-line.ts'
import type { TenantTransaction } from '../../../db/transactions.ts'

type Limited = Pick<Context, 'settings'>

/** Before the file is read: an account that may send nothing more is told at once. */
export async function requireRoom(context: Limited & Pick<Context, 'database'>, userId: string) {
  refuseAbove(context, await context.database.asTenant(userId, findHoldings), 0)
}

/** With the upload's row, one upload of the account at a time. */
export async function requireRoomFor(
  context: Limited,
  tx: TenantTransaction,
  bytes: number,
): Promise<void> {
  refuseAbove(context, await lockHoldings(tx), bytes)
}

/** Whether the account has room for so many bytes more; of reports that are made again when there is none. */
export async function hasRoomFor(
  { settings }: Limited,
  tx: TenantTransaction,
  bytes: number,
): Promise<boolean> {
  const { storedBytes } = await findHoldings(tx)
  return storedBytes + bytes <= settings.limits.accountBytes
}

const retrySeconds = 60
const megabyte = 1_000_000

function refuseAbove({ settings }: Limited, { waiting, storedBytes }: Holdings, bytes: number) {
  const { waitingUploads, accountBytes } = settings.limits
  if (waiting >= waitingUploads) {
    const message =
      `${waiting} of your uploads are waiting for their audit or your answer, and an account may have ` +
      `${waitingUploads} waiting. Nothing was taken; please send this file when some are done.`
    throw new AppError('too-many-waiting', { message, retryAfterSeconds: retrySeconds })
  }
  if (storedBytes + bytes > accountBytes || storedBytes >= accountBytes) {
    const message =
      `Your account holds ${megabytes(storedBytes)} of files and reports, and may hold ` +
      `${megabytes(accountBytes)}. This file was not taken; delete uploads that you no longer need, ` +
      `then send it again.`
    throw new AppError('storage-full', { message })
  }
}

function megabytes(bytes: number): string {
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return `${(bytes / megabyte).toLocaleString('en-US', options)} MB`
}
