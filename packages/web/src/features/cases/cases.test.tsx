import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
// At hand before the app asks for them: a loaded machine is slow to read them.
import './cases-page.tsx'
import './start-case-page.tsx'
import { aCase, aCaseInList, aLetter } from '../../testing/a-case.ts'
import { accounts } from '../../testing/a-user.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const money = aCaseInList.money
const answers = {
  'GET /api/user': { json: accounts.active },
  'GET /api/cases': { json: { items: [aCaseInList], total: 1, money } },
  'GET /api/cases/c1': { json: aCase },
  'GET /api/letters/l1': { json: aLetter },
} as const

test('cases stand with their state, what is due and their money, and lead on', async () => {
  fakeServer(answers)
  const hands = showApp('/cases')
  const row = await screen.findByRole('row', { name: /CASE-0001/ })
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect(cells[0]).toContain('Harbor Family Medicine')
  expect(cells[1]).toBe('Draft')
  expect(cells[2]).toContain('Dec 1, 2026')
  expect(cells.slice(3).map((text) => text.split(' ').at(-1))).toEqual([
    '$160',
    '$80',
    '$60',
    '$40',
    '$20',
  ])
  await hands.click(within(row).getByRole('link', { name: 'CASE-0001' }))
  expect(await screen.findByRole('heading', { name: 'Harbor Family Medicine' })).toBeTruthy()
})

test('a state narrows the list', async () => {
  const seen = fakeServer({
    ...answers,
    'GET /api/cases?state=disputed': { json: { items: [], total: 0, money } },
  })
  const hands = showApp('/cases')
  await hands.selectOptions(await screen.findByLabelText('State'), 'Disputed')
  expect(await screen.findByText('0 cases')).toBeTruthy()
  expect(seen.map(({ call }) => call)).toContain('GET /api/cases?state=disputed')
})

test('a signed-out visitor of a case is asked to sign in', async () => {
  fakeServer({})
  showApp('/cases/c1')
  expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeTruthy()
})

test('a payment is recorded with its day and amount', async () => {
  const seen = fakeServer({ ...answers, 'PATCH /api/cases/c1': { json: aCase } })
  const hands = showApp('/cases/c1')
  await hands.click(await screen.findByRole('button', { name: 'Record an Answer or Payment' }))
  await hands.selectOptions(screen.getByLabelText('What happened'), 'Payment received')
  await hands.click(screen.getByRole('button', { name: 'Record' }))
  expect(screen.getByText('Write an amount such as 1,250.00')).toBeTruthy()
  await hands.type(screen.getByLabelText('Amount received'), '$1,250.50')
  const on = screen.getByLabelText('On')
  await hands.clear(on)
  await hands.type(on, '2026-11-21')
  await hands.click(screen.getByRole('button', { name: 'Record' }))
  await screen.findByRole('button', { name: 'Record an Answer or Payment' })
  expect(seen.find(({ call }) => call === 'PATCH /api/cases/c1')?.body).toEqual({
    event: { kind: 'paid', on: '2026-11-21', amount: 1250.5 },
  })
})

test('a case starts from a payee with confirmed findings, by keyboard', async () => {
  const dollars = { firm: 80, recordsNeeded: 0, inDoubt: 0 }
  const group = { key: 'p1', label: 'NPI 1234567893', findings: 1, lines: 2, dollars }
  const seen = fakeServer({
    ...answers,
    'GET /api/findings/groups?decision=confirmed&inCase=no&by=provider': {
      json: { groups: [group], rest: null, next: null },
    },
    'POST /api/cases': { status: 201, json: { ...aCase, letters: [] } },
    'POST /api/cases/c1/letters': { status: 201, json: aLetter },
  })
  const hands = showApp('/cases/new')
  const payee = await screen.findByRole('button', { name: 'NPI 1234567893' })
  payee.focus()
  await hands.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: '1 confirmed finding, $80.00' })).toBeTruthy()
  await hands.selectOptions(screen.getByLabelText('Who writes'), 'Pharmacy benefit manager')
  screen.getByLabelText('To whom').focus()
  await hands.keyboard('{Enter}')
  expect(await screen.findByRole('link', { name: 'Open Draft' })).toBeTruthy()
  expect(seen.find(({ call }) => call === 'POST /api/cases')?.body).toEqual({
    role: 'pbm',
    situation: 'overpayment',
    counterpart: 'NPI 1234567893',
    filter: { decision: 'confirmed', inCase: 'no', provider: 'p1' },
  })
  expect(screen.getByTestId('path').textContent).toBe('/cases/c1')
})
