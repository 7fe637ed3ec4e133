import type { OwnSessions } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { acknowledgeDevices, devicesOf } from '../../db/accounts/known-devices.ts'
import { endOwnSessions, ownSessions } from '../../db/accounts/sessions.ts'

/** Where the owner is signed in, and at which devices somebody was. */
export async function listOwnSessions(context: Context, actor: Actor): Promise<OwnSessions> {
  const { idleMs } = context.sessionLimits
  return context.database.asSystem(async (tx) => {
    const sessions = await ownSessions(tx, actor.userId, idleMs)
    const devices = await devicesOf(tx, actor.userId)
    return {
      sessions: sessions.map(({ id, tokenHash, device, address, startedAt, seenAt }) => ({
        id,
        isCurrent: tokenHash.equals(actor.tokenHash),
        device: device ?? 'Unknown device',
        address,
        startedAt: startedAt.toISOString(),
        lastUsedAt: seenAt.toISOString(),
      })),
      devices: devices.map(({ firstSeenAt, ...device }) => ({
        ...device,
        firstSeenAt: firstSeenAt.toISOString(),
      })),
    }
  })
}

/** Ends one of the own sessions, or all but this one. Throws `not-found` for another's. */
export async function endSessions(
  context: Context,
  actor: Actor,
  which: { readonly id: string } | 'others',
): Promise<number> {
  if (actor.actingAdminId !== undefined) throw new AppError('forbidden')
  return context.database.asSystem(async (tx) => {
    const chosen = which === 'others' ? { allBut: actor.tokenHash } : which
    const ended = await endOwnSessions(tx, actor.userId, chosen)
    if (which !== 'others' && ended === 0) throw new AppError('not-found')
    await context.auditTrail.record(tx, {
      action: 'sessions-ended',
      detail: { ended },
      ...ownAct(actor),
    })
    return ended
  })
}

/** The owner says that the devices are theirs; nobody else may say so for them. */
export async function acknowledge(context: Context, actor: Actor): Promise<void> {
  if (actor.actingAdminId !== undefined) throw new AppError('forbidden')
  await context.database.asSystem((tx) => acknowledgeDevices(tx, actor.userId))
}
