import { Upload } from '@plumbline/contract'
import { expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'
import { makeFirstAccounts } from './first-accounts.ts'

const evaluation = testServer()
const chosen = testServer({ ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'chosen by us 1' })

test('of servers that start at once, one makes the accounts and knows their passwords', async () => {
  const { context } = evaluation
  const made = (await Promise.all([1, 2, 3].map(() => makeFirstAccounts(context)))).flat()
  expect(made.map(({ role }) => role).sort()).toEqual(['admin', 'client'])
  expect(await makeFirstAccounts(context)).toEqual([])
  for (const { role, email, password } of made) {
    const call = role === 'admin' ? '/api/admin/login' : '/api/login'
    const visitor = evaluation.visitor()
    expect((await visitor.post(call, { email, password })).statusCode).toBe(200)
    if (role === 'admin') continue
    const uploads = Upload.array().parse((await visitor.get('/api/uploads')).json())
    expect(uploads.map(({ auditType }) => auditType).sort()).toEqual(['Medical', 'Pharmacy'])
  }
})

test('a password that was chosen is said to be', async () => {
  const made = await makeFirstAccounts(chosen.context)
  expect(made[0]).toEqual({
    role: 'admin',
    email: 'boss@example.com',
    password: 'chosen by us 1',
    chosen: true,
  })
})

test('in production there is no demo customer unless one is asked for', async () => {
  const { context } = chosen
  const settings = { ...context.settings, production: true }
  expect(await makeFirstAccounts({ ...context, settings })).toEqual([])
  const demo = { email: 'demo@example.com', password: undefined }
  const asked = { ...settings, demo }
  const made = await makeFirstAccounts({ ...context, settings: asked })
  expect(made.map(({ email }) => email)).toEqual(['demo@example.com'])
})
