import { Overview } from '@plumbline/contract'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { accounts } from '../../testing/a-user.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10)

const overview = Overview.parse({
  money: { identified: 900, confirmed: 500, requested: 400, agreed: 300, recovered: 200 },
  before: null,
  waiting: { open: 12, needsInformation: 3, confirmedWithoutCase: 4 },
  due: [
    { caseId: 'c2', reference: 'CASE-2', on: day(40), what: 'Later answer' },
    { caseId: 'c1', reference: 'CASE-1', on: day(-3), what: 'Their answer' },
  ],
  payees: [
    { key: 'p1', label: 'NPI 1234567893', findings: 7, dollars: 600 },
    { key: null, label: 'Not named', findings: 1, dollars: 300 },
  ],
  months: [],
})

async function leadsTo(name: RegExp | string): Promise<string | null> {
  return (await screen.findByRole('link', { name })).getAttribute('href')
}

test('every number leads to the list that it counts', async () => {
  fakeServer({
    'GET /api/user': { json: accounts.active },
    'GET /api/overview': { json: overview },
  })
  showApp('/dashboard')
  expect(await leadsTo('Identified: $900, show the list')).toBe('/findings')
  expect(await leadsTo(/^Confirmed: \$500/)).toBe('/findings?decision=confirmed')
  expect(await leadsTo(/^Recovered: \$200/)).toBe('/cases')
  expect(await leadsTo(/Findings to review/)).toBe('/findings?decision=open')
  expect(await leadsTo(/wait for information/)).toBe('/findings?decision=needs-information')
  expect(await leadsTo(/in no case yet/)).toBe('/cases/new')
  expect(await leadsTo('NPI 1234567893')).toBe('/findings?provider=p1')
  expect(await leadsTo('Not named')).toBe('/findings?provider=none')
})

test('what was due says so, and what is due later is one link', async () => {
  fakeServer({
    'GET /api/user': { json: accounts.active },
    'GET /api/overview': { json: overview },
  })
  showApp('/dashboard')
  const one = (await screen.findByRole('link', { name: 'Their answer' })).closest('li')
  expect(one && within(one).getByText(/^Was due/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Later answer' })).toBeNull()
  expect(await leadsTo('1 more is due later')).toBe('/cases')
})

test('a period stands beside the one before', async () => {
  vi.setSystemTime('2026-11-22T12:00:00')
  const before = { identified: 100, confirmed: 50, requested: 40, agreed: 30, recovered: 20 }
  fakeServer({
    'GET /api/user': { json: accounts.active },
    'GET /api/overview': { json: overview },
    'GET /api/overview?from=2026-10-24&to=2026-11-22': { json: { ...overview, before } },
  })
  const hands = showApp('/dashboard')
  await hands.selectOptions(await screen.findByLabelText('Period'), 'Last 30 days')
  expect(await screen.findByText('$100 in the period before')).toBeTruthy()
  vi.useRealTimers()
})
