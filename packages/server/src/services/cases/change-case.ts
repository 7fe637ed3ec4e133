import { randomUUID } from 'node:crypto'
import type { CaseChange, CaseWhole } from '@plumbline/contract'
import { day, type Day } from '@plumbline/engine'
import { situationsOf } from '@plumbline/letters'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { insertCaseEvent, listCaseEvents } from '../../db/cases/case-events.ts'
import { lockCase, updateCase } from '../../db/cases/cases.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { sealCase, sealPart } from '../../stored-audits/sealed-case.ts'
import { caseWhole, isUuid, requireCase, type OpenedCase } from './case-answer.ts'
import { dueOf } from './case-due.ts'
import { following, standingAfter } from './case-money.ts'
import { contentAfter } from './case-statements.ts'
import { today } from './letter-answer.ts'

/** States facts of a case, records what happened, closes or opens it; all in one transaction. */
export async function changeCase(
  context: Context,
  actor: Actor,
  id: string,
  change: CaseChange,
): Promise<CaseWhole> {
  return context.database.asTenant(actor.userId, async (tx) => {
    if (isUuid(id)) await lockCase(tx, id)
    const opened = await requireCase(context, tx, id)
    await state(context, tx, actor, opened, change)
    if (change.event) await record(context, tx, actor, opened, change.event)
    await follow(context, tx, id, change.close)
    return caseWhole(tx, await requireCase(context, tx, id))
  })
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

/** Throws `invalid-request` where nobody in a role writes such letters. */
export function requireSituation(
  role: OpenedCase['row']['role'],
  situation: OpenedCase['row']['situation'],
): void {
  if (situationsOf(role).some((kind) => kind.situation === situation)) return
  const message =
    'Such letters are not written in this role. Choose another letter, or another role.'
  throw new AppError('invalid-request', { message, faults: [{ field: 'situation', message }] })
}

async function record(
  context: Context,
  tx: TenantTransaction,
  actor: Actor,
  { row, content }: OpenedCase,
  event: NonNullable<CaseChange['event']>,
): Promise<void> {
  const cents = event.amount === undefined ? null : Math.round(event.amount * 100)
  const { kind } = event
  if (row.state === 'closed')
    throw new AppError('conflict', { message: 'The case is closed. Open it again first.' })
  const before = standingAfter(row.cents, (await listCaseEvents(tx, row.id)).map(moneyOf))
  const next = following(row.cents, before, { kind, cents })
  if (typeof next === 'string') throw new AppError('conflict', { message: next })
  const id = randomUUID()
  const owner = { userId: tx.userId, caseId: row.id }
  await insertCaseEvent(tx, {
    case_id: row.id,
    id,
    kind,
    on_day: dayGiven(event.on),
    cents,
    note: event.note ? sealPart(content.key, owner, `note ${id}`, event.note) : null,
    made_by: actor.actingAdminId ?? actor.userId,
  })
  await context.auditTrail.record(tx, {
    action: 'case-event-recorded',
    ...ownAct(actor),
    subjectId: row.id,
    detail: { kind, ...(cents !== null && { cents }) },
  })
}

/** Throws `invalid-request` for a day that there is not, such as February 30. */
function dayGiven(text: string): Day {
  try {
    return day(text)
  } catch {
    const message = 'There is no such day'
    throw new AppError('invalid-request', { message, faults: [{ field: 'event.on', message }] })
  }
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

function moneyOf({ kind, cents }: Awaited<ReturnType<typeof listCaseEvents>>[number]) {
  return { kind, cents: cents === null ? null : Number(cents) }
}
