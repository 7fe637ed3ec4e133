import { ActivityPage } from '@plumbline/contract'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { administrator } from '../../testing/administrators.ts'
import { customer } from '../../testing/customers.ts'
import { testPassword, testServer } from '../../testing/test-server.ts'

const server = testServer()

const pageOf = async (visitor: Awaited<ReturnType<typeof customer>>['visitor'], query = '') =>
  ActivityPage.parse((await visitor.get(`/api/activity${query}`)).json())

test('a customer reads what was done with the account, by whom and from where', async () => {
  const { visitor, id } = await customer(server)
  const stranger = await customer(server)
  const { email } = (await visitor.get('/api/user')).json<{ email: string }>()
  await server.visitor().post('/api/login', { email, password: 'a wrong guess' })
  const admin = await administrator(server)
  await admin.visitor.post('/api/admin/add-credits', { userId: id, credits: 5, reason: '=thanks' })
  await stranger.visitor.post('/api/update-profile', {
    firstName: 'X',
    lastName: 'Y',
    email: 'x@example.com',
  })

  const { entries, nextBefore } = await pageOf(visitor)
  expect(entries.map(({ action, actor, address }) => [action, actor, address])).toEqual([
    ['credits-changed', 'administrator', null],
    ['sign-in-failed', 'nobody', '127.0.0.1'],
    ['registered', 'you', '127.0.0.1'],
  ])
  expect(nextBefore).toBeNull()
  const seen = JSON.stringify(entries)
  expect(seen).not.toContain(stranger.id)
  expect(seen).not.toContain(admin.id)
})

test('pages follow one another without a gap', async () => {
  const { visitor } = await customer(server)
  const { email } = (await visitor.get('/api/user')).json<{ email: string }>()
  for (let time = 0; time < 3; time++)
    await visitor.post('/api/login', { email, password: testPassword })
  const all = (await pageOf(visitor)).entries
  const first = await pageOf(visitor, '?limit=2')
  const second = await pageOf(visitor, `?limit=2&before=${String(first.nextBefore)}`)
  expect([...first.entries, ...second.entries]).toEqual(all)
})

test('all of it is exported, and that is an entry', async () => {
  const { visitor } = await customer(server)
  const answer = await visitor.get('/api/activity/export')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toContain('activity.csv')
  const { data } = Papa.parse<Record<string, string>>(answer.body.trim(), { header: true })
  const shown = (await pageOf(visitor)).entries
  expect(data.map((row) => [row['Entry'], row['Action'], row['By']])).toEqual(
    shown.map(({ entry, action, actor }) => [String(entry), action, actor]),
  )
  expect(shown[0]).toMatchObject({ action: 'activity-exported', actor: 'you' })
})

test('is nothing for administrators and visitors', async () => {
  const admin = await administrator(server)
  for (const path of ['/api/activity', '/api/activity/export']) {
    expect((await admin.visitor.get(path)).statusCode).toBe(403)
    expect((await server.visitor().get(path)).statusCode).toBe(401)
  }
})
