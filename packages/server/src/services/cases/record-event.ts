import { randomUUID } from 'node:crypto'
import type { CaseChange } from '@plumbline/contract'
import { day, type Day } from '@plumbline/engine'
import { ownAct, type Actor, whoActs } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { insertCaseEvent, listCaseEvents } from '../../db/cases/case-events.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { sealPart } from '../../stored-audits/sealed-case.ts'
import type { OpenedCase } from './case-answer.ts'
import { following, standingAfter } from './case-money.ts'

/** An answer or a payment. Throws `conflict` where it cannot follow what was recorded before. */
export async function recordEvent(
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
    made_by: whoActs(actor),
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

/** What happened, as far as money follows from it. */
export function moneyOf({ kind, cents }: Awaited<ReturnType<typeof listCaseEvents>>[number]) {
  return { kind, cents: cents === null ? null : Number(cents) }
}
