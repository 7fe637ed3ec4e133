import { randomUUID } from 'node:crypto'
import type { BulkDecisionGiven, BulkDecisionMade } from '@plumbline/contract'
import { dollars } from '@plumbline/engine'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { decideMatching, lockManyFindings } from '../../db/review/decisions.ts'
import { sumFindings } from '../../db/review/finding-sums.ts'
import { holdCases, listHolding } from '../../db/review/holding-cases.ts'
import { sealNote } from '../../stored-audits/decision-notes.ts'
import { reviewMarks } from '../../stored-audits/review-marks.ts'
import { centsOf, leftOutOf, requireSome } from './left-out.ts'
import { readFilter } from '../review/read-filter.ts'

/**
 * Decides on all that match in one transaction, but for what open cases hold. Throws `conflict`, and
 * changes nothing, where what matches is not what the person was told, or cases hold all of it.
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
    const by = actor.personId
    const given = { decision, reason: reason ?? null, note: sealed }
    await holdCases(tx)
    await lockManyFindings(tx)
    const inCases = { ...wanted, held: true }
    const held = await sumFindings(tx, inCases)
    const leftOut = leftOutOf(held, held.findings === 0 ? [] : await listHolding(tx, inCases))
    const made = { ...given, by, at: new Date(), undoId: undo }
    const done = await decideMatching(tx, { ...wanted, held: false }, made)
    requireTold(expected, done.findings + held.findings, centsOf(done) + centsOf(held))
    requireSome(done.findings, leftOut)
    const cents = centsOf(done)
    await context.auditTrail.record(tx, {
      action: 'findings-decided',
      ...ownAct(actor),
      subjectId: undo,
      detail: { findings: done.findings, cents, decision, ...(reason && { reason }) },
    })
    return { findings: done.findings, dollars: cents / 100, undo, leftOut }
  })
}

function requireTold(expected: BulkDecisionGiven['expected'], findings: number, cents: number) {
  if (!expected) return
  if (expected.findings === findings && Math.round(expected.dollars * 100) === cents) return
  const now = `${findings.toLocaleString('en-US')} ${findings === 1 ? 'finding' : 'findings'} of ${dollars(cents)}`
  throw new AppError('conflict', {
    message: `What matches has changed: it is ${now} now. Nothing was decided; look at it again.`,
  })
}
