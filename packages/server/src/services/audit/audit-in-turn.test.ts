import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { customer, type TestCustomer } from '../../testing/customers.ts'
import { sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'
import { auditInTurn } from './audit-in-turn.ts'
import { auditWorker, type Moment } from './audit-upload.ts'

const server = testServer()
const { signal } = new AbortController()

const header = 'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid,Billing NPI'
const file = (claim: string) =>
  `${header}\n${claim},P1,2024-03-01,99213,E119,1,120.00,80.00,1234567893`

/** Runs an audit that stands at a moment until it is let go. */
function standing(userId: string, uploadId: string, at: Moment) {
  let letGo: () => void = () => undefined
  const gate = new Promise<void>((open) => {
    letGo = open
  })
  let stands: () => void = () => undefined
  const reachedIt = new Promise<void>((reached) => {
    stands = reached
  })
  const reached = async (moment: Moment) => {
    if (moment !== at) return
    stands()
    await gate
  }
  const worker = { ...auditWorker(server.context), reached }
  const done = auditInTurn(worker, { userId, uploadId }, signal)
  return { reachedIt, letGo, done }
}

const run = ({ id: userId }: TestCustomer, uploadId: string) =>
  auditInTurn(auditWorker(server.context), { userId, uploadId }, signal)

async function stateOf(uploadId: string) {
  return server.context.database.asSystem((tx) =>
    tx.sql
      .selectFrom('uploads')
      .select(['status', 'attempt', sql<number>`flagged_claims + review_claims`.as('found')])
      .where('id', '=', uploadId)
      .executeTakeFirstOrThrow(),
  )
}

async function jobsOf(uploadId: string): Promise<number> {
  return server.context.database.asSystem(async (tx) => {
    const { rows } = await sql`
      select 1 from pgboss.job where data->>'uploadId' = ${uploadId}`.execute(tx.sql)
    return rows.length
  })
}

test('the second of two waits, is put back, and then sees the first; others do not wait', async () => {
  const owner = await customer(server)
  const first = await sendFile(owner.visitor, file('A'))
  const second = await sendFile(owner.visitor, file('B'))
  const slow = standing(owner.id, first.id, 'before storing')
  await slow.reachedIt
  await run(owner, second.id)
  expect(await stateOf(second.id)).toMatchObject({ status: 'processing', attempt: 0 })
  expect(await jobsOf(second.id)).toBe(2)
  const other = await customer(server)
  const theirs = await sendFile(other.visitor, file('A'))
  await run(other, theirs.id)
  expect(await stateOf(theirs.id)).toMatchObject({ status: 'completed' })
  slow.letGo()
  await slow.done
  await run(owner, second.id)
  expect(await stateOf(first.id)).toMatchObject({ status: 'completed', found: 0 })
  expect(await stateOf(second.id)).toMatchObject({ status: 'completed', found: 1 })
})

test('one that was sent earlier and has not been tried goes first', async () => {
  const owner = await customer(server)
  const first = await sendFile(owner.visitor, file('A'))
  const second = await sendFile(owner.visitor, file('B'))
  await run(owner, second.id)
  expect(await stateOf(second.id)).toMatchObject({ status: 'processing', attempt: 0 })
  await run(owner, first.id)
  await run(owner, second.id)
  expect(await stateOf(second.id)).toMatchObject({ status: 'completed', found: 1 })
})

test('an attempt that let its turn run out writes nothing and is made again', async () => {
  const owner = await customer(server)
  const first = await sendFile(owner.visitor, file('A'))
  const second = await sendFile(owner.visitor, file('B'))
  const dead = standing(owner.id, first.id, 'before storing')
  await dead.reachedIt
  await server.context.database.asSystem((tx) =>
    tx.sql
      .updateTable('audit_turns')
      .set({ ends_at: new Date(Date.now() - 1_000) })
      .where('user_id', '=', owner.id)
      .execute(),
  )
  await run(owner, second.id)
  expect(await stateOf(second.id)).toMatchObject({ status: 'completed', found: 0 })
  expect(await jobsOf(first.id)).toBe(2)
  dead.letGo()
  await dead.done.catch(() => undefined)
  expect(await stateOf(first.id)).toMatchObject({ status: 'processing' })
  await run(owner, first.id)
  expect(await stateOf(first.id)).toMatchObject({ status: 'completed', found: 1 })
})

test('an attempt whose turn another has is ended', async () => {
  const owner = await customer(server)
  const first = await sendFile(owner.visitor, file('A'))
  const slow = standing(owner.id, first.id, 'before storing')
  await slow.reachedIt
  await server.context.database.asSystem((tx) =>
    tx.sql
      .updateTable('audit_turns')
      .set({ holder: owner.id })
      .where('user_id', '=', owner.id)
      .execute(),
  )
  await new Promise((resume) => setTimeout(resume, 6_000))
  slow.letGo()
  await expect(slow.done).rejects.toThrow('The audit process ended')
})
