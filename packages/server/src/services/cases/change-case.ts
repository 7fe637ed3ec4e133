import type { CaseChange, CaseWhole } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { listCaseEvents } from '../../db/cases/case-events.ts'
import { countNotConfirmed } from '../../db/cases/case-findings.ts'
import { lockCase, updateCase } from '../../db/cases/cases.ts'
import { holdCases } from '../../db/review/holding-cases.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { sealCase } from '../../stored-audits/sealed-case.ts'
import { caseWhole, isUuid, requireCase, type OpenedCase } from './case-answer.ts'
import { dueOf } from './case-due.ts'
import { standingAfter } from './case-money.ts'
import { contentAfter } from './case-statements.ts'
import { today } from './letter-answer.ts'
import { moneyOf, recordEvent } from './record-event.ts'
import { requireSituation } from './required-situation.ts'

/** States facts of a case, records what happened, closes or opens it; all in one transaction. */
export async function changeCase(
  context: Context,
  actor: Actor,
  id: string,
  change: CaseChange,
): Promise<CaseWhole> {
  return context.database.asTenant(actor.userId, async (tx) => {
    if (change.close === false) await holdCases(tx)
    if (isUuid(id)) await lockCase(tx, id)
    const opened = await requireCase(context, tx, id)
    if (change.close === false && opened.row.state === 'closed') await requireConfirmed(tx, id)
    await state(context, tx, actor, opened, change)
    if (change.event) await recordEvent(context, tx, actor, opened, change.event)
    await follow(context, tx, id, change.close)
    return caseWhole(tx, await requireCase(context, tx, id))
  })
}

/** An open case holds confirmed findings only. Throws `conflict` where some were decided otherwise. */
async function requireConfirmed(tx: TenantTransaction, id: string): Promise<void> {
  const findings = await countNotConfirmed(tx, id)
  if (findings === 0) return
  const said = findings === 1 ? '1 of its findings is' : `${findings} of its findings are`
  const message = `${said} no longer confirmed. Confirm them again first, then open the case.`
  throw new AppError('conflict', { message })
}

/** What was stated of it; what it says is in no trail. */
async function state(
  context: Context,
  tx: TenantTransaction,
  actor: Actor,
  opened: OpenedCase,
  given: CaseChange,
): Promise<void> {
  const change = { ...given, event: undefined }
  if (Object.values(change).every((value) => value === undefined)) return
  const { row } = opened
  const { role = row.role, situation = row.situation } = change
  requireSituation(role, situation)
  const account = await context.accountKeys.of(tx, tx.userId)
  const owner = { userId: tx.userId, caseId: row.id }
  const sealed = sealCase(account, owner, contentAfter(opened, change))
  await updateCase(tx, row.id, { role, situation, sealed })
  await context.auditTrail.record(tx, {
    action: 'case-changed',
    ...ownAct(actor),
    subjectId: row.id,
    detail: { ...(change.close !== undefined && { closed: change.close }) },
  })
}

/** State, money and what is due follow from what was stated and recorded. */
async function follow(
  context: Context,
  tx: TenantTransaction,
  id: string,
  close: boolean | undefined,
): Promise<void> {
  const opened = await requireCase(context, tx, id)
  const { row } = opened
  const events = await listCaseEvents(tx, id)
  const standing = standingAfter(row.cents, events.map(moneyOf))
  const closed = close ?? row.state === 'closed'
  const next = closed ? ('closed' as const) : standing.state
  const due = dueOf({ ...opened, row: { ...row, state: next } }, events, today())
  await updateCase(tx, id, {
    state: next,
    requested_cents: standing.requestedCents,
    agreed_cents: standing.agreedCents,
    recovered_cents: standing.recoveredCents,
    ...due,
  })
}
