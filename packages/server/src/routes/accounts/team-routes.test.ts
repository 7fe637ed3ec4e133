import {
  ActivityPage,
  CodesStart,
  endpoints,
  FindingWhole,
  FindingsPage,
  Team,
  teamMaximum,
  User,
  type Endpoint,
} from '@plumbline/contract'
import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { administrator } from '../../testing/administrators.ts'
import { caseVisitor } from '../../testing/case-visitor.ts'
import { customer } from '../../testing/customers.ts'
import { runWorker } from '../../testing/run-worker.ts'
import { invited, member } from '../../testing/team.ts'
import { testPassword, testServer, type Visitor } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

const joining = (token: string) => ({
  ...{ token, firstName: 'Ann', lastName: 'Lee' },
  password: testPassword,
})
const teamOf = async (visitor: Visitor) => Team.parse((await visitor.get('/api/team')).json())
const codeOf = (answer: Awaited<ReturnType<Visitor['get']>>) => answer.json<{ code: string }>().code

describe('who works in an account', () => {
  test('sees what its owner has, and signs in as themselves', async () => {
    const { visitor: owner } = await caseVisitor(server)
    const ann = await member(server, owner, 'auditor')
    const ofOwner = User.parse((await owner.get('/api/user')).json())
    expect(ann.user).toMatchObject({ email: ann.email, firstName: 'Ann', gate: { open: true } })
    expect(ann.user.team).toEqual({
      role: 'auditor',
      owner: ofOwner.companyName,
      accountId: ofOwner.id,
    })
    expect((await ann.visitor.get('/api/uploads')).json()).toEqual(
      (await owner.get('/api/uploads')).json(),
    )
    const again = server.visitor()
    const signedIn = await again.post('/api/login', { email: ann.email, password: testPassword })
    expect(User.parse(signedIn.json()).team?.accountId).toBe(ofOwner.id)
  })

  test('decides under their own name, which the owner and the trail say', async () => {
    const { visitor: owner } = await caseVisitor(server)
    const ann = await member(server, owner, 'auditor')
    const { items } = FindingsPage.parse((await owner.get('/api/findings')).json())
    const path = `/api/findings/${items[0]?.id ?? ''}`
    const decided = await ann.visitor.post(`${path}/decision`, {
      decision: 'dismissed',
      reason: 'already-refunded',
    })
    expect(decided.statusCode).toBe(200)
    const seen = FindingWhole.parse((await owner.get(path)).json())
    expect(seen.item.decidedBy).toBe('Ann Lee')
    const other = await owner.post(`${path}/decision`, { decision: 'confirmed', seenAt: null })
    expect(other.statusCode).toBe(409)
    expect(other.json<{ message: string }>().message).toContain('by Ann Lee')
    const { entries } = ActivityPage.parse((await owner.get('/api/activity')).json())
    expect(entries.find(({ action }) => action === 'finding-decided')).toMatchObject({
      actor: 'team',
      person: 'Ann Lee',
    })
  })

  test('reads and changes nothing as a reader, but what is their own', async () => {
    const { visitor: owner } = await caseVisitor(server)
    const ann = await member(server, owner, 'reader')
    const { items } = FindingsPage.parse((await ann.visitor.get('/api/findings')).json())
    expect(items.length).toBeGreaterThan(0)
    const path = `/api/findings/${items[0]?.id ?? ''}/decision`
    const refused = await ann.visitor.post(path, { decision: 'confirmed' })
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'reader-only'])
    const searched = await ann.visitor.post('/api/findings/search', { size: 50 })
    expect(searched.statusCode).toBe(200)
    const password = 'another horse 43'
    const changed = await ann.visitor.post('/api/change-password', {
      currentPassword: testPassword,
      newPassword: password,
    })
    expect(changed.statusCode).toBe(200)
    expect((await owner.get('/api/user')).statusCode).toBe(200)
    const named = await ann.visitor.post('/api/update-profile', {
      ...{ firstName: 'Anna', lastName: 'Lee', email: ann.email },
    })
    expect(User.parse(named.json())).toMatchObject({ firstName: 'Anna', gate: { open: true } })
    expect(User.parse((await owner.get('/api/user')).json()).firstName).not.toBe('Anna')
    await owner.send({
      method: 'PATCH',
      url: `/api/team/members/${ann.user.id}`,
      payload: { role: 'auditor' },
    })
    expect((await ann.visitor.post(path, { decision: 'confirmed' })).statusCode).toBe(200)
  })

  test('may call nothing that the contract does not open to a team', async () => {
    const { visitor: owner } = await customer(server)
    const ann = await member(server, owner, 'auditor')
    const named: Readonly<Record<string, Endpoint>> = endpoints
    for (const [name, { access, team, method, path }] of Object.entries(named)) {
      if (access === 'public' || access === 'admin') continue
      const url = path.replaceAll(/:\w+/g, randomUUID())
      if (team !== undefined || url.includes('/events')) continue
      const answer = await ann.visitor.send({ method, url })
      expect([name, answer.statusCode, codeOf(answer)]).toEqual([name, 403, 'owner-only'])
    }
  })

  test('starts no checkout for the account', async () => {
    const { visitor: owner } = await customer(server)
    const ann = await member(server, owner, 'auditor')
    const answer = await ann.visitor.post('/api/create-checkout-session', {
      planId: 'starter',
      companyName: 'A',
    })
    expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'owner-only'])
  })

  test('has a second factor of their own, which the owner is not asked for', async () => {
    const { visitor: owner } = await customer(server)
    const ann = await member(server, owner, 'reader')
    const started = await ann.visitor.post('/api/second-factor/codes/start', {
      password: testPassword,
    })
    const { secret } = CodesStart.parse(started.json())
    const code = (offsetMs: number) =>
      new TOTP({ secret: Secret.fromBase32(secret), digits: 6 }).generate({
        timestamp: Date.now() + offsetMs,
      })
    await ann.visitor.post('/api/second-factor/codes/confirm', { code: code(-30_000) })
    const again = server.visitor()
    const half = await again.post('/api/login', { email: ann.email, password: testPassword })
    expect(User.parse(half.json()).signInStage).toBe('second-factor')
    expect((await again.get('/api/uploads')).statusCode).toBe(403)
    const full = await again.post('/api/second-factor/check-code', { code: code(0) })
    expect(User.parse(full.json())).toMatchObject({
      signInStage: 'full',
      team: { role: 'reader' },
    })
    expect((await again.get('/api/uploads')).statusCode).toBe(200)
    const { email } = User.parse((await owner.get('/api/user')).json())
    const owners = await server.visitor().post('/api/login', { email, password: testPassword })
    expect(User.parse(owners.json()).signInStage).toBe('full')
  })

  test('ends their own sessions alone', async () => {
    const { visitor: owner } = await customer(server)
    const ann = await member(server, owner, 'auditor')
    const { sessions } = (await ann.visitor.get('/api/sessions')).json<{ sessions: unknown[] }>()
    expect(sessions).toHaveLength(1)
    await ann.visitor.post('/api/sessions/end-others')
    expect((await owner.get('/api/user')).statusCode).toBe(200)
  })
})

describe('the owner of an account', () => {
  test('removes somebody, who is out at once and whose name stays', async () => {
    const { visitor: owner } = await caseVisitor(server)
    const ann = await member(server, owner, 'auditor')
    const { items } = FindingsPage.parse((await owner.get('/api/findings')).json())
    const path = `/api/findings/${items[0]?.id ?? ''}`
    await ann.visitor.post(`${path}/decision`, { decision: 'confirmed' })
    expect((await owner.delete(`/api/team/members/${ann.user.id}`)).statusCode).toBe(200)
    expect((await ann.visitor.get('/api/uploads')).statusCode).toBe(401)
    const again = await server
      .visitor()
      .post('/api/login', { email: ann.email, password: testPassword })
    expect(again.statusCode).toBe(401)
    const { item } = FindingWhole.parse((await owner.get(path)).json())
    expect(item.decidedBy).toBe('Ann Lee (no longer in the team)')
    expect((await teamOf(owner)).members).toEqual([])
    // The address is free, for this team or an account of its own.
    const { token } = await invited(owner, 'reader', ann.email)
    expect((await server.visitor().post('/api/team/join', joining(token))).statusCode).toBe(201)
  })

  test('sees who was asked, and takes it back', async () => {
    const { visitor: owner } = await customer(server)
    const { email, token } = await invited(owner, 'reader')
    const ann = await member(server, owner, 'auditor')
    const team = await teamOf(owner)
    expect(team.members.map((one) => [one.name, one.role])).toEqual([['Ann Lee', 'auditor']])
    expect(team.invitations.map((one) => one.email)).toEqual([email])
    expect((await teamOf(ann.visitor)).invitations).toEqual([])
    expect((await teamOf(ann.visitor)).members[0]?.lastUsedAt).toBeNull()
    await owner.post('/api/team/invitations/withdraw', { email })
    const late = await server.visitor().post('/api/team/join', joining(token))
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'link-not-valid'])
    expect((await owner.post('/api/team/invitations/withdraw', { email })).statusCode).toBe(404)
  })

  test('deletes the account, and the team with it', async () => {
    const { visitor: owner } = await customer(server)
    const ann = await member(server, owner, 'auditor')
    const gone = await owner.post('/api/account/delete', { password: testPassword })
    expect(gone.statusCode).toBe(200)
    expect((await ann.visitor.get('/api/user')).statusCode).toBe(401)
    const again = await server
      .visitor()
      .post('/api/login', { email: ann.email, password: testPassword })
    expect(again.statusCode).toBe(401)
  })

  test('whom an administrator archives closes the account to the team, too', async () => {
    const { visitor: owner, id } = await customer(server)
    const ann = await member(server, owner, 'auditor')
    const admin = await administrator(server)
    const listed = (await admin.visitor.get('/api/admin/users')).json<object>()
    expect(JSON.stringify(listed)).not.toContain(ann.email)
    await admin.visitor.post(`/api/admin/users/${id}/soft-delete`, { reason: 'asked' })
    expect((await ann.visitor.get('/api/uploads')).statusCode).toBe(401)
    const signIn = () =>
      server.visitor().post('/api/login', { email: ann.email, password: testPassword })
    expect((await signIn()).statusCode).toBe(401)
    await admin.visitor.post(`/api/admin/users/${id}/restore`, {})
    expect((await signIn()).statusCode).toBe(200)
  })

  test('has a team of so many, those who were asked included', async () => {
    const { visitor: owner } = await customer(server)
    for (let at = 0; at < teamMaximum; at++) await invited(owner, 'reader')
    const more = await owner.post('/api/team/invitations', {
      email: 'more@example.com',
      role: 'reader',
    })
    expect(more.statusCode).toBe(409)
    expect(more.json<{ message: string }>().message).toContain(`at most ${teamMaximum} people`)
  })

  test('makes so many invitations a day, taken back or not', async () => {
    const { visitor: owner } = await customer(server)
    const email = (at: number) => `p${at}@example.com`
    for (let at = 0; at < 100; at++) {
      await invited(owner, 'reader', email(at))
      await owner.post('/api/team/invitations/withdraw', { email: email(at) })
    }
    const more = await owner.post('/api/team/invitations', { email: email(100), role: 'reader' })
    expect([more.statusCode, codeOf(more)]).toEqual([429, 'too-many-requests'])
  })

  test('whose plan is still to be paid invites nobody, and no letter has words of theirs', async () => {
    const { visitor: owner } = await customer(server)
    const pending = server.visitor()
    await pending.register()
    const refused = await pending.post('/api/team/invitations', {
      email: 'somebody@example.com',
      role: 'reader',
    })
    expect(refused.statusCode).toBe(402)
    const { email } = await invited(owner, 'reader')
    const sent = server.context.mail.shown().find(({ to }) => to === email)
    const { email: from, companyName } = User.parse((await owner.get('/api/user')).json())
    expect(sent?.text).toContain(`${from} asks you`)
    expect(sent?.text).not.toContain(companyName)
  })

  test('asks nobody twice who is there, and not themselves', async () => {
    const { visitor: owner } = await customer(server)
    const ann = await member(server, owner, 'auditor')
    const { email } = User.parse((await owner.get('/api/user')).json())
    for (const address of [ann.email.toUpperCase(), email]) {
      const answer = await owner.post('/api/team/invitations', { email: address, role: 'reader' })
      expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'conflict'])
    }
  })
})

describe('an invitation', () => {
  test('says who invites whom to whoever holds it, and to nobody once it is used', async () => {
    const { visitor: owner } = await customer(server)
    const { email: by } = User.parse((await owner.get('/api/user')).json())
    const { token, email } = await invited(owner, 'reader')
    const asked = () => server.visitor().post('/api/team/invitation', { token })
    expect((await asked()).json()).toEqual({ by, email, role: 'reader' })
    await server.visitor().post('/api/team/join', joining(token))
    expect(codeOf(await asked())).toBe('link-not-valid')
  })

  test('holds once, and only the newest to an address', async () => {
    const { visitor: owner } = await customer(server)
    const first = await invited(owner, 'reader')
    const { token } = await invited(owner, 'auditor', first.email)
    const old = await server.visitor().post('/api/team/join', joining(first.token))
    expect(codeOf(old)).toBe('link-not-valid')
    const joined = await server.visitor().post('/api/team/join', joining(token))
    expect(User.parse(joined.json()).team?.role).toBe('auditor')
    const twice = await server.visitor().post('/api/team/join', joining(token))
    expect(codeOf(twice)).toBe('link-not-valid')
  })

  test('says to nobody who asks whether an address has an account, and takes none over', async () => {
    const { visitor: owner } = await customer(server)
    const other = await customer(server)
    const { email } = User.parse((await other.visitor.get('/api/user')).json())
    const { token } = await invited(owner, 'reader', email)
    const answer = await server.visitor().post('/api/team/join', joining(token))
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'registration-failed'])
    const still = await server.visitor().post('/api/login', { email, password: testPassword })
    expect(User.parse(still.json()).team).toBeUndefined()
  })

  test('a password that may not be chosen leaves the link as it is', async () => {
    const { visitor: owner } = await customer(server)
    const { token } = await invited(owner, 'reader')
    const weak = await server
      .visitor()
      .post('/api/team/join', { ...joining(token), password: 'password' })
    expect(weak.statusCode).toBe(400)
    expect((await server.visitor().post('/api/team/join', joining(token))).statusCode).toBe(201)
  })
})

test('nobody of one team reaches another account, or its people', async () => {
  const { visitor: owner } = await caseVisitor(server)
  const { visitor: stranger } = await customer(server)
  const ann = await member(server, owner, 'auditor')
  const bob = await member(server, stranger, 'auditor', 'Bob')
  const { items } = FindingsPage.parse((await owner.get('/api/findings')).json())
  expect((await bob.visitor.get(`/api/findings/${items[0]?.id ?? ''}`)).statusCode).toBe(404)
  expect(JSON.stringify(await teamOf(bob.visitor))).not.toContain(ann.email)
  expect((await stranger.delete(`/api/team/members/${ann.user.id}`)).statusCode).toBe(404)
  expect((await owner.delete(`/api/team/members/${randomUUID()}`)).statusCode).toBe(404)
  expect((await owner.delete('/api/team/members/none')).statusCode).toBe(404)
  expect((await ann.visitor.get('/api/uploads')).statusCode).toBe(200)
})
