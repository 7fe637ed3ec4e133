import { setTimeout as pause } from 'node:timers/promises'
import { DashboardStats, FindingsPage } from '@plumbline/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { lockUser } from '../../db/accounts/users.ts'
import { keepOverlaps } from '../../db/results/overlaps.ts'
import { deleteUploadById } from '../../db/uploads/all-uploads.ts'
import { lockAttempt } from '../../db/uploads/uploads.ts'
import { customer, type TestCustomer } from '../../testing/customers.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testPassword, testServer } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

const header = 'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid'
/** An extract of the year to date, in which each claim stands twice. */
function yearToDate(months: number): string {
  const lines = Array.from({ length: months }, (_, at) => {
    const line = `C${at},P${at},2024-0${at + 1}-01,99213,E119,1,120.00,80.00`
    return `${line}\n${line}`
  })
  return [header, ...lines].join('\n')
}

/** Somebody with so many extracts, each of which overlaps with the one before it. */
async function withExtracts(extracts: number): Promise<TestCustomer & { ids: string[] }> {
  const owner = await customer(server)
  const ids: string[] = []
  for (let months = 1; months <= extracts; months++) {
    const { id } = await sendFile(owner.visitor, yearToDate(months))
    expect((await ended(owner.visitor, id)).status).toBe('completed')
    ids.push(id)
  }
  return { ...owner, ids }
}

async function overlapsOf({ id }: TestCustomer): Promise<string[][]> {
  const { rows } = await server.context.database.asSystem((tx) =>
    sql<{ upload_id: string; earlier_id: string }>`
      select upload_id, earlier_id from finding_overlaps where user_id = ${id}::uuid`.execute(
      tx.sql,
    ),
  )
  return rows.map((row) => [row.upload_id, row.earlier_id]).toSorted()
}

const remove = ({ visitor }: TestCustomer, ids: readonly string[]) =>
  Promise.all(ids.map((id) => visitor.delete(`/api/uploads/${id}`)))

describe('uploads that overlap', () => {
  test('are deleted all at once: each is gone, none fails', async () => {
    const owner = await withExtracts(6)
    const answers = await remove(owner, owner.ids)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(owner.ids.map(() => 200))
    const stats = await owner.visitor.get('/api/dashboard/stats')
    expect(DashboardStats.parse(stats.json()).overlaps).toEqual([])
  })

  test('are deleted at once with others: what stays overlaps with what stays', async () => {
    const owner = await withExtracts(6)
    const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = owner.ids
    const answers = await remove(owner, [first, third, fifth])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const left = [
      [fourth, second],
      [sixth, fourth],
    ] as const
    expect(await overlapsOf(owner)).toEqual(left.map((pair) => [...pair]).toSorted())
  })

  test('are deleted while an audit ends that is compared with them: it ends all the same', async () => {
    const owner = await withExtracts(2)
    const [first = '', second = ''] = owner.ids
    const { database } = server.context
    const audit: { ends?: Promise<void> } = {}
    await database.asSystem((tx) =>
      sql`delete from finding_overlaps where user_id = ${owner.id}::uuid`.execute(tx.sql),
    )
    await database.asSystem(async (tx) => {
      await deleteUploadById(tx, first)
      audit.ends = database.asTenant(owner.id, (ending) =>
        keepOverlaps(ending, { userId: owner.id, uploadId: second }),
      )
      await pause(300)
    })
    await audit.ends
    expect(await overlapsOf(owner)).toEqual([])
  })
})

test('findings are decided on, undone and put into cases while their uploads are deleted: none fails', async () => {
  for (let round = 0; round < 2; round++) {
    const owner = await withExtracts(4)
    const { visitor } = owner
    const page = await visitor.get('/api/findings?size=200')
    const { items } = FindingsPage.parse(page.json())
    const confirmed = await visitor.post('/api/findings/decisions', {
      filter: {},
      decision: 'confirmed',
    })
    const { undo } = confirmed.json<{ undo: string }>()
    const decide = (filter: object) =>
      visitor.post('/api/findings/decisions', { filter, decision: 'confirmed' })
    const answers = await Promise.all([
      ...items.map(({ id }) =>
        visitor.post(`/api/findings/${id}/decision`, { decision: 'needs-information' }),
      ),
      ...owner.ids.flatMap((id) => [
        decide({ upload: id }),
        visitor.delete(`/api/uploads/${id}`),
        decide({}),
        visitor.post('/api/cases', {
          ...{ filter: { upload: id, inCase: 'no' }, role: 'plan', situation: 'record-request' },
        }),
      ]),
      visitor.post('/api/findings/decisions/undo', { undo }),
    ])
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    expect((await visitor.get('/api/uploads')).json()).toEqual([])
  }
})

test('an account is deleted while an audit of it ends: both come to their end', async () => {
  const owner = await withExtracts(2)
  const [first = '', second = ''] = owner.ids
  const { database } = server.context
  await database.asSystem((tx) =>
    tx.sql.updateTable('uploads').set({ status: 'processing' }).where('id', '=', second).execute(),
  )
  const deletion: { ends?: ReturnType<typeof owner.visitor.post> } = {}
  await database.asTenant(owner.id, async (tx) => {
    expect(await lockAttempt(tx, { uploadId: second, attempt: 1 })).toBe(true)
    deletion.ends = owner.visitor.post('/api/account/delete', { password: testPassword })
    await pause(1_000)
    await keepOverlaps(tx, { userId: owner.id, uploadId: second })
    expect(await lockUser(tx, owner.id)).toBeDefined()
  })
  expect((await deletion.ends)?.statusCode).toBe(200)
  expect((await owner.visitor.get(`/api/uploads/${first}`)).statusCode).toBe(401)
})
