import type { BulkDecisionMade } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { lockManyFindings } from '../../db/review/decisions.ts'
import { holdCases } from '../../db/review/holding-cases.ts'
import { casesOfBulk, lockBulk, sumHeldOfBulk, undoBulk } from '../../db/review/undo-bulk.ts'
import { leftOutOf, requireSome } from './left-out.ts'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Takes a decision on many back, once and within the hour; what open cases hold stays as it is. */
export async function undoDecisions(
  context: Context,
  actor: Actor,
  undo: string,
): Promise<Omit<BulkDecisionMade, 'undo'>> {
  return context.database.asTenant(actor.userId, async (tx) => {
    await holdCases(tx)
    await lockManyFindings(tx)
    const bulk = uuid.test(undo) ? await lockBulk(tx, undo) : undefined
    if (!bulk) throw new AppError('not-found')
    if (bulk.undone || !bulk.recent) {
      const message = bulk.undone
        ? 'This was undone already.'
        : 'This was decided more than an hour ago. Decide on the findings again instead.'
      throw new AppError('conflict', { message })
    }
    const held = await sumHeldOfBulk(tx, undo)
    const leftOut = leftOutOf(held, await casesOfBulk(tx, undo))
    const { findings, cents } = await undoBulk(tx, undo)
    requireSome(findings, leftOut)
    await context.auditTrail.record(tx, {
      action: 'decisions-undone',
      ...ownAct(actor),
      subjectId: undo,
      detail: { findings, cents },
    })
    return { findings, dollars: cents / 100, leftOut }
  })
}
