import { expect, test } from 'vitest'
import { customer } from '../testing/customers.ts'
import { testServer } from '../testing/test-server.ts'
import { sweepRows } from './start-sweeping.ts'

const server = testServer()

test('sessions that are over go, those that are used stay', async () => {
  const { database } = server.context
  const idle = await customer(server)
  const over = await customer(server)
  const used = await customer(server)
  const longAgo = new Date('2020-01-01')
  await database.asSystem(async (tx) => {
    const change = tx.sql.updateTable('sessions')
    await change.set({ seen_at: longAgo }).where('user_id', '=', idle.id).execute()
    await change.set({ expires_at: longAgo }).where('user_id', '=', over.id).execute()
  })
  await sweepRows(server.context)
  const left = await database.asSystem((tx) =>
    tx.sql.selectFrom('sessions').select('user_id').execute(),
  )
  expect(left).toEqual([{ user_id: used.id }])
  expect((await used.visitor.get('/api/usage')).statusCode).toBe(200)
})

test('sign-ins that failed are forgotten with their window', async () => {
  const { database } = server.context
  await server.visitor().post('/api/login', { email: 'nobody@example.com', password: 'wrong one' })
  const counts = () =>
    database.asSystem((tx) => tx.sql.selectFrom('sign_in_attempts').select('bucket').execute())
  await sweepRows(server.context)
  expect(await counts()).toHaveLength(3)
  await database.asSystem((tx) =>
    tx.sql
      .updateTable('sign_in_attempts')
      .set({ window_ends_at: new Date('2020-01-01') })
      .execute(),
  )
  await sweepRows(server.context)
  expect(await counts()).toEqual([])
})
