import type { DecisionGiven, FindingItem } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { decideOne } from '../../db/review/decisions.ts'
import type { FindingRow } from '../../db/review/read-findings.ts'
import { holdOpenCase } from '../../db/review/holding-cases.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { sealNote } from '../../stored-audits/decision-notes.ts'
import { referenceOf } from '../../stored-audits/case-reference.ts'
import { findingItems } from '../review/finding-items.ts'
import { requireFinding } from '../review/require-finding.ts'
import { personNames } from '../accounts/person-names.ts'
import { otherDecision } from './other-decision.ts'

/** Decides on a finding. Throws `conflict` with the other decision where somebody decided since. */
export async function decideFinding(
  context: Context,
  actor: Actor,
  id: string,
  { decision, reason, note, seenAt }: DecisionGiven,
): Promise<FindingItem> {
  return context.database.asTenant(actor.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, actor.userId)
    const row = await requireFinding(tx, id)
    if (seenAt !== undefined && seenAt !== (row.decided_at?.toISOString() ?? null))
      throw new AppError('conflict', { message: await decidedSince(tx, row) })
    await requireFree(tx, row, decision)
    const sealed = note === undefined || note === '' ? null : sealNote(account, tx.userId, note)
    const at = later(row.decided_at)
    const made = {
      decision,
      reason: reason ?? null,
      note: sealed,
      by: actor.personId,
      at,
      undoId: null,
    }
    await decideOne(tx, row, made)
    await context.auditTrail.record(tx, {
      action: 'finding-decided',
      ...ownAct(actor),
      subjectId: row.upload_id,
      detail: { finding: row.number, rule: row.rule_id, decision, ...(reason && { reason }) },
    })
    const [item] = await findingItems(tx, account, [await requireFinding(tx, id)])
    if (!item) throw new AppError('not-found')
    return item
  })
}

/** What an open case holds stays confirmed. Throws `conflict` naming the case. */
async function requireFree(
  tx: TenantTransaction,
  row: FindingRow,
  decision: DecisionGiven['decision'],
): Promise<void> {
  if (row.case_id === null || decision === 'confirmed') return
  const holding = await holdOpenCase(tx, row.case_id)
  if (!holding) return
  const message = `This finding stands in case ${referenceOf(holding)} and stays confirmed while that case is open. Close the case first, or leave the finding as it is.`
  throw new AppError('conflict', { message })
}

/** Now, and never the moment of the decision before: by it a person says what they saw. */
function later(before: Date | null): Date {
  return new Date(Math.max(Date.now(), (before?.getTime() ?? 0) + 1))
}

async function decidedSince(tx: TenantTransaction, row: FindingRow): Promise<string> {
  return otherDecision(row, (await personNames(tx)).of(row.decided_by ?? ''), new Date())
}
