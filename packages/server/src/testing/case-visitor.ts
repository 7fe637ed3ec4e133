import { randomUUID } from 'node:crypto'
import type { LetterWhole } from '@plumbline/contract'
import { CaseWhole, User } from '@plumbline/contract'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { updateUser } from '../db/accounts/users.ts'
import { ended, sendFile } from './run-worker.ts'
import type { TestServer, Visitor } from './test-server.ts'

/** A customer with an audited file whose findings are confirmed. */
export interface CaseVisitor {
  readonly visitor: Visitor
  readonly userId: string
  /** Ids of the confirmed findings. */
  readonly findings: readonly string[]
  readonly uploadId: string
}

/** The same service paid twice on one claim. */
export function duplicates(claim = 'C1', npi = '1003000126'): string {
  return [
    'Claim ID,Patient ID,Billing NPI,Date of Service,CPT,Diagnosis,Units,Charge,Paid',
    `${claim},MEMBER9871,${npi},2024-03-01,99213,E119,1,120.00,80.00`,
    `${claim},MEMBER9871,${npi},2024-03-01,99213,E119,1,120.00,80.00`,
  ].join('\n')
}

export async function caseVisitor(
  server: TestServer,
  csv = duplicates(`Z${randomUUID().slice(0, 8)}`),
): Promise<CaseVisitor> {
  const visitor = server.visitor()
  const { id: userId } = User.parse((await visitor.register()).json())
  await server.context.database.asSystem((tx) =>
    updateUser(tx, userId, { access_enabled: true, bonus_credits: 1000 }),
  )
  const { id: uploadId } = await sendFile(visitor, csv)
  expect((await ended(visitor, uploadId)).status).toBe('completed')
  const rows = await server.context.database.asTenant(userId, (tx) =>
    tx.sql
      .updateTable('findings')
      .set({ decision: 'confirmed', decided_at: new Date(), decided_by: userId })
      .where('class', '<>', 'notice')
      .where(sql<boolean>`firm_cents + records_needed_cents + in_doubt_cents > 0`)
      .returning(['upload_id', 'number'])
      .execute(),
  )
  expect(rows.length).toBeGreaterThan(0)
  return {
    visitor,
    userId,
    uploadId,
    findings: rows.map((row) => `${row.upload_id}-${row.number}`),
  }
}

export async function startCase({ visitor, findings }: CaseVisitor): Promise<CaseWhole> {
  const given = { findings, role: 'plan', situation: 'record-request' }
  const answer = await visitor.post('/api/cases', given)
  expect(answer.statusCode, answer.body).toBe(201)
  return CaseWhole.parse(answer.json())
}

/** Changes a case; the answer as it came. */
export async function change(visitor: Visitor, id: string, payload: object) {
  return visitor.send({ method: 'PATCH', url: `/api/cases/${id}`, payload })
}

/** Gives a letter all that it asks for, as a person fills in its form. */
export async function fillIn(visitor: Visitor, letter: LetterWhole): Promise<void> {
  const facts: Record<string, string> = {}
  const claimFacts: Record<string, Record<string, string>> = {}
  const answers: Record<string, string> = {}
  for (const { name, type, choices, claimId, findingId } of letter.asks) {
    const value = choices[0] ?? typed[type] ?? `Some ${name}`
    if (findingId !== null) answers[findingId] = value
    else if (claimId === null) facts[name] = name === 'replyDays' ? '30' : value
    else claimFacts[claimId] = { ...claimFacts[claimId], [name]: value }
  }
  const answer = await change(visitor, letter.caseId, { facts, claimFacts, answers })
  expect(answer.statusCode, answer.body).toBe(200)
}

const typed: Readonly<Record<string, string>> = { date: '2026-03-02', 'yes-no': 'yes' }
