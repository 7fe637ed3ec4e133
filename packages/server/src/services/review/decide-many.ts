import { randomUUID } from 'node:crypto'
import type { BulkDecisionGiven, BulkDecisionMade } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { lockBulk, undoBulk } from '../../db/review/decision-history.ts'
import { decideMatching } from '../../db/review/decisions.ts'
import { sealNote } from '../../stored-audits/decision-notes.ts'
import { reviewMarks } from '../../stored-audits/review-marks.ts'
import { readFilter } from './read-filter.ts'

/**
 * Decides on all that match in one transaction. Throws `conflict`, and changes nothing, where what
 * matches is not what the person was told.
 */
export async function decideFindings(
  context: Context,
  actor: Actor,
  { filter, decision, reason, note, expected }: BulkDecisionGiven,
): Promise<BulkDecisionMade> {
  return context.database.asTenant(actor.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, actor.userId)
    const wanted = readFilter(filter, reviewMarks(account.patientMarks))
    const undo = randomUUID()
    const sealed = note === undefined || note === '' ? null : sealNote(account, tx.userId, note)
    const by = actor.userId
    const made = {
      decision,
      reason: reason ?? null,
      note: sealed,
      by,
      at: new Date(),
      undoId: undo,
    }
    const { findings, firm, recordsNeeded, inDoubt } = await decideMatching(tx, wanted, made)
    const cents = firm + recordsNeeded + inDoubt
    if (expected && (expected.findings !== findings || toCents(expected.dollars) !== cents)) {
      const now = `${findings.toLocaleString('en-US')} findings of $${(cents / 100).toFixed(2)}`
      throw new AppError('conflict', {
        message: `What matches has changed: it is ${now} now. Nothing was decided; look at it again.`,
      })
    }
    await context.auditTrail.record(tx, {
      action: 'findings-decided',
      ...ownAct(actor),
      subjectId: undo,
      detail: { findings, cents, decision, ...(reason && { reason }) },
    })
    return { findings, dollars: cents / 100, undo, leftOut: null }
  })
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Takes a decision on many back, once and within the hour. */
export async function undoDecisions(
  context: Context,
  actor: Actor,
  undo: string,
): Promise<Omit<BulkDecisionMade, 'undo'>> {
  return context.database.asTenant(actor.userId, async (tx) => {
    const bulk = uuid.test(undo) ? await lockBulk(tx, undo) : undefined
    if (!bulk) throw new AppError('not-found')
    if (bulk.undone || !bulk.recent) {
      const message = bulk.undone
        ? 'This was undone already.'
        : 'This was decided more than an hour ago. Decide on the findings again instead.'
      throw new AppError('conflict', { message })
    }
    const { findings, cents } = await undoBulk(tx, undo)
    await context.auditTrail.record(tx, {
      action: 'decisions-undone',
      ...ownAct(actor),
      subjectId: undo,
      detail: { findings, cents },
    })
    return { findings, dollars: cents / 100, leftOut: null }
  })
}
