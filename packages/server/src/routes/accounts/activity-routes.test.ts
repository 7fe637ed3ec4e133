import { ActivityPage, CodesStart } from '@plumbline/contract'
import { Secret, TOTP } from 'otpauth'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { administrator } from '../../testing/administrators.ts'
import { customer } from '../../testing/customers.ts'
import { member } from '../../testing/team.ts'
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

test('what people of a team do with their own sign-in is in the trail of the account, and in no other', async () => {
  const { visitor: owner } = await customer(server)
  const stranger = await customer(server)
  const ann = await member(server, owner, 'reader')
  const password = 'another horse 43'
  await ann.visitor.post('/api/change-password', {
    currentPassword: testPassword,
    newPassword: password,
  })
  const { secret } = CodesStart.parse(
    (await ann.visitor.post('/api/second-factor/codes/start', { password })).json(),
  )
  const code = new TOTP({ secret: Secret.fromBase32(secret), digits: 6 }).generate()
  await ann.visitor.post('/api/second-factor/codes/confirm', { code })
  await ann.visitor.post('/api/second-factor/remove', { which: 'codes', password })
  await server.visitor().post('/api/login', { email: ann.email, password: 'a wrong guess' })
  await server.visitor().post('/api/login', { email: ann.email, password })
  await ann.visitor.post('/api/sessions/end-others')
  const { entries } = await pageOf(owner)
  const ofAnn = entries.filter(({ about, person }) => (about ?? person) === 'Ann Lee')
  expect(ofAnn.map(({ action, actor, person }) => [action, actor, person])).toEqual([
    ['sessions-ended', 'team', 'Ann Lee'],
    ['sign-in', 'team', 'Ann Lee'],
    ['sign-in-failed', 'nobody', null],
    ['second-factor-removed', 'team', 'Ann Lee'],
    ['second-factor-added', 'team', 'Ann Lee'],
    ['password-changed', 'team', 'Ann Lee'],
    ['registered', 'team', 'Ann Lee'],
    ['team-joined', 'team', 'Ann Lee'],
  ])
  const { body } = await owner.get('/api/activity/export')
  const rows = Papa.parse<Record<string, string>>(body.trim(), { header: true }).data
  expect(rows.filter((row) => row['About the Sign-In Of'] === 'Ann Lee')).toHaveLength(5)
  for (const said of [secret, password, code]) expect(body).not.toContain(said)
  expect((await ann.visitor.get('/api/activity')).statusCode).toBe(403)
  const { entries: others } = await pageOf(stranger.visitor)
  expect(others.filter(({ about, person }) => about !== null || person !== null)).toEqual([])
  expect((await owner.delete(`/api/team/members/${ann.user.id}`)).statusCode).toBe(200)
  expect((await pageOf(owner)).entries.some(({ action }) => action === 'password-changed')).toBe(
    true,
  )
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
