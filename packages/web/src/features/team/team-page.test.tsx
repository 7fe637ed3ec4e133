import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aUser } from '../../testing/a-user.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const team = {
  owner: { name: 'Dana Reed', email: 'dana.reed@example.com' },
  members: [
    {
      ...{ id: 'm1', name: 'Ann Lee', email: 'ann@example.com', role: 'reader' },
      ...{ joinedAt: '2026-01-05T10:00:00Z', lastUsedAt: '2026-02-01T09:00:00Z' },
    },
  ],
  invitations: [
    {
      ...{ email: 'bob@example.com', role: 'auditor' },
      ...{ invitedAt: '2026-02-01T09:00:00Z', expiresAt: '2026-02-08T09:00:00Z' },
    },
  ],
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the owner invites, and is shown the link once', async () => {
  const seen = fakeServer({
    'GET /api/user': { json: aUser() },
    'GET /api/team': { json: team },
    'POST /api/team/invitations': {
      status: 201,
      json: {
        ...team.invitations[0],
        ...{ email: 'cy@example.com', mailed: false, link: 'https://audit.example/join#secret' },
      },
    },
  })
  const hands = showApp('/team')
  await hands.type(await screen.findByLabelText('Email'), 'cy@example.com')
  await hands.selectOptions(screen.getByLabelText('Role'), 'Reader')
  await hands.click(screen.getByRole('button', { name: 'Invite' }))
  expect(await screen.findByText('https://audit.example/join#secret')).toBeDefined()
  expect(screen.getByText(/Hand this link on to cy@example.com/)).toBeDefined()
  expect(seen.find(({ call }) => call.startsWith('POST /api/team'))?.body).toEqual({
    email: 'cy@example.com',
    role: 'reader',
  })
})

test('the owner changes a role, removes and takes back', async () => {
  const seen = fakeServer({
    'GET /api/user': { json: aUser() },
    'GET /api/team': { json: team },
    'PATCH /api/team/members/m1': { json: { ...team.members[0], role: 'auditor' } },
    'DELETE /api/team/members/m1': { json: { message: 'done' } },
    'POST /api/team/invitations/withdraw': { json: { message: 'done' } },
  })
  const hands = showApp('/team')
  await hands.selectOptions(await screen.findByLabelText('Role of Ann Lee'), 'Auditor')
  await hands.click(screen.getByRole('button', { name: 'Remove Ann Lee from the team' }))
  const dialog = await screen.findByRole('dialog', { name: 'Remove Ann Lee?' })
  await hands.click(within(dialog).getByRole('button', { name: 'Remove' }))
  const back = screen.getByRole('button', { name: 'Take back the invitation of bob@example.com' })
  await hands.click(back)
  const sent = seen.filter(({ call }) => /^(?!GET).* \/api\/team/.test(call))
  expect(sent.map(({ call, body }) => [call, body])).toEqual([
    ['PATCH /api/team/members/m1', { role: 'auditor' }],
    ['DELETE /api/team/members/m1', undefined],
    ['POST /api/team/invitations/withdraw', { email: 'bob@example.com' }],
  ])
})

test('whoever works there sees the others and changes nothing', async () => {
  const own = { role: 'reader', owner: 'Reed Benefits', accountId: '1' } as const
  fakeServer({
    'GET /api/user': { json: aUser({ id: 'm1', firstName: 'Ann', team: own }) },
    'GET /api/team': { json: { ...team, invitations: [] } },
  })
  showApp('/team')
  expect(await screen.findByText('Ann Lee')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
  expect(screen.getByRole('complementary', { name: 'Reading' }).textContent).toContain(
    'Reed Benefits',
  )
})

test('billing stays with the owner', async () => {
  const own = { role: 'auditor', owner: 'Reed Benefits', accountId: '1' } as const
  fakeServer({ 'GET /api/user': { json: aUser({ team: own }) } })
  showApp('/billing')
  await waitFor(() => {
    expect(screen.getByTestId('path').textContent).toBe('/dashboard')
  })
})

test('somebody joins by the link of an invitation', async () => {
  window.location.hash = '#secret'
  const own = { role: 'auditor', owner: 'Reed Benefits', accountId: '1' } as const
  const seen = fakeServer({
    'POST /api/team/invitation': {
      json: { by: 'dana.reed@example.com', email: 'ann@example.com', role: 'auditor' },
    },
    'POST /api/team/join': { status: 201, json: aUser({ team: own }) },
  })
  const hands = showApp('/join')
  expect(await screen.findByText('dana.reed@example.com')).toBeDefined()
  expect(screen.getByText('ann@example.com')).toBeDefined()
  await hands.type(await screen.findByLabelText('First Name'), 'Ann')
  await hands.type(screen.getByLabelText('Last Name'), 'Lee')
  await hands.type(screen.getByLabelText('Password'), 'correct horse 42')
  await hands.click(screen.getByRole('button', { name: 'Join' }))
  expect(await screen.findByText('You work for Reed Benefits now.')).toBeDefined()
  expect(seen.find(({ call }) => call === 'POST /api/team/join')?.body).toEqual({
    ...{ token: 'secret', firstName: 'Ann', lastName: 'Lee', password: 'correct horse 42' },
  })
  window.location.hash = ''
})
