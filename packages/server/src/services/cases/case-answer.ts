import type { CaseEvent, CaseInList, CaseWhole } from '@plumbline/contract'
import { isoDate } from '@plumbline/engine'
import type { Context } from '../../context.ts'
import { listCaseEvents, type CaseEventRow } from '../../db/cases/case-events.ts'
import { listCaseFindings } from '../../db/cases/case-findings.ts'
import { findCase, type CaseRow } from '../../db/cases/cases.ts'
import { listLetters } from '../../db/cases/letters.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { AppError } from '../../app-error.ts'
import { openCase, openPart, type CaseContent } from '../../stored-audits/sealed-case.ts'
import { moneySaid } from './money-said.ts'
import type { CaseSnapshot } from './case-snapshot.ts'
import { asSnapshot } from './stored-snapshot.ts'
import { personNames, type PersonNames } from '../accounts/person-names.ts'
import { letterInList } from './letter-answer.ts'
import { referenceOf } from '../../stored-audits/case-reference.ts'

/** A case opened: what the database holds, its words, and its findings as they were. */
export interface OpenedCase {
  readonly row: CaseRow
  readonly content: CaseContent
  readonly findings: readonly CaseSnapshot[]
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether a text could be an id of ours: the database refuses others as errors. */
export function isUuid(id: string): boolean {
  return uuid.test(id)
}

/** One of the caller's cases. Throws `not-found`, the same whether it is another's or none. */
export async function requireCase(
  context: Context,
  tx: TenantTransaction,
  id: string,
): Promise<OpenedCase> {
  const row = isUuid(id) ? await findCase(tx, id) : undefined
  if (!row) throw new AppError('not-found')
  const owner = { userId: tx.userId, caseId: row.id }
  const account = await context.accountKeys.of(tx, tx.userId)
  const content = openCase(account, owner, row.sealed)
  const findings = (await listCaseFindings(tx, row.id)).map(({ position, sealed }) =>
    asSnapshot(openPart(content.key, owner, `finding ${position}`, sealed)),
  )
  return { row, content, findings }
}

export function caseInList(row: CaseRow, { counterpart }: CaseContent): CaseInList {
  return {
    id: row.id,
    reference: referenceOf(row),
    state: row.state,
    role: row.role,
    situation: row.situation,
    counterpart,
    findings: row.findings,
    money: moneySaid(row.cents, {
      requestedCents: Number(row.requested_cents),
      agreedCents: Number(row.agreed_cents),
      recoveredCents: Number(row.recovered_cents),
    }),
    due:
      row.due_day === null
        ? null
        : { on: isoDate(row.due_day), what: row.due_what ?? 'Answer due' },
    createdAt: row.created_at.toISOString(),
  }
}

export async function caseWhole(
  tx: TenantTransaction,
  { row, content, findings }: OpenedCase,
): Promise<CaseWhole> {
  const { facts, claimFacts, answers } = content
  const events = await listCaseEvents(tx, row.id)
  const names = await personNames(tx)
  return {
    ...caseInList(row, content),
    facts,
    claimFacts,
    answers,
    items: findings.map(({ item }) => ({ ...item, caseId: row.id })),
    events: events.map((event) => eventSaid(tx, content, event, names)),
    letters: (await listLetters(tx, row.id)).map(letterInList),
  }
}

function eventSaid(
  tx: TenantTransaction,
  content: CaseContent,
  event: CaseEventRow,
  names: PersonNames,
): CaseEvent {
  const owner = { userId: tx.userId, caseId: event.case_id }
  return {
    id: event.id,
    kind: event.kind,
    on: isoDate(event.on_day),
    amount: event.cents === null ? null : Number(event.cents) / 100,
    note: event.note && openPart(content.key, owner, `note ${event.id}`, event.note),
    by: names.of(event.made_by),
    at: event.made_at.toISOString(),
  }
}
