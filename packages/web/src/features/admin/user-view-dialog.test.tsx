import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { accounts } from '../../testing/a-user.ts'
import { fakeServer, type FakeAnswer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const switching = 'POST /api/admin/switch-to-user'

async function openDialog(answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const seen = fakeServer({
    'GET /api/user': { json: accounts.admin },
    'GET /api/admin/check-user-account': { json: { hasUserAccount: true, mayLink: false } },
    ...answers,
  })
  const hands = showApp('/admin')
  await hands.click(await screen.findByRole('button', { name: /Switch to User View/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Open the user view' }))
  const open = () => hands.click(dialog.getByRole('button', { name: 'Open User View' }))
  return { seen, hands, dialog, open, reason: dialog.getByLabelText('Reason') }
}

const asked = (seen: readonly { call: string; body: unknown }[]) =>
  seen.filter(({ call }) => call === switching).map(({ body }) => body)

it('asks for a reason before it opens the user view', async () => {
  const { seen, dialog, open, reason } = await openDialog()
  expect(reason.getAttribute('maxlength')).toBe('300')
  await open()
  expect(await dialog.findByText('A reason is required.')).toBeTruthy()
  expect(reason.getAttribute('aria-invalid')).toBe('true')
  expect(asked(seen)).toEqual([])
})

it('wants more than a word, blanks not counted', async () => {
  const { seen, hands, dialog, open, reason } = await openDialog()
  await hands.type(reason, '   ticket    ')
  await open()
  expect(await dialog.findByText('Say a little more: at least 10 characters.')).toBeTruthy()
  expect(asked(seen)).toEqual([])
})

it('sends the reason and opens the dashboard', async () => {
  const { seen, hands, open, reason } = await openDialog({ [switching]: { json: accounts.active } })
  await hands.type(reason, ' Question about a finding ')
  await open()
  expect(await screen.findByRole('heading', { name: /Welcome back/ })).toBeTruthy()
  expect(asked(seen)).toEqual([{ reason: 'Question about a finding' }])
})

it('says that switching failed and keeps what was written', async () => {
  const { hands, open, reason } = await openDialog({ [switching]: { status: 500, json: {} } })
  await hands.type(reason, 'Question about a finding')
  await open()
  expect(await screen.findByText('Failed to switch to user view')).toBeTruthy()
  expect(reason).toHaveProperty('value', 'Question about a finding')
})
