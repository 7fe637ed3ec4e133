import type { OwnData, Retention } from '@plumbline/contract'
import { AppError } from '../../app-error.ts'
import { ownAct, type Actor, type Caller } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { findUser, updateUser } from '../../db/accounts/users.ts'
import { findHoldings } from '../../db/uploads/waiting-line.ts'
import type { TenantTransaction } from '../../db/transactions.ts'

/** What the caller's account holds, may hold, and how long it keeps it. */
export async function ownData(context: Context, { userId }: Caller): Promise<OwnData> {
  return context.database.asTenant(userId, (tx) => dataOf(context, tx))
}

/** From the next sweep on, within the hour, uploads older than this are deleted. */
export async function setRetention(
  context: Context,
  actor: Actor,
  { days }: Retention,
): Promise<OwnData> {
  return context.database.asTenant(actor.userId, async (tx) => {
    await updateUser(tx, actor.userId, { retention_days: days })
    await context.auditTrail.record(tx, {
      action: 'retention-changed',
      ...ownAct(actor),
      detail: { days: days ?? 'kept' },
    })
    return dataOf(context, tx)
  })
}

async function dataOf({ settings, mail }: Context, tx: TenantTransaction): Promise<OwnData> {
  const user = await findUser(tx, tx.userId)
  if (!user) throw new AppError('unauthorized')
  const { uploads, storedBytes } = await findHoldings(tx)
  const { accountBytes } = settings.limits
  return {
    uploads,
    storedBytes,
    accountBytes,
    retentionDays: user.retention_days,
    canSendMail: mail.kind !== 'none',
  }
}
