import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aFinding, aFindingsPage, aWholeFinding } from '../../testing/a-finding.ts'
import { accounts } from '../../testing/a-user.ts'
import { fakeServer, type FakeAnswer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

/** A window as wide as a desktop. */
const wide = {
  matches: true,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}

const first = aFinding()
const second = aFinding({ id: 'f2', title: 'A panel taken apart', dollars: 45, row: 9 })
const list = aFindingsPage([first, second], 60)
const noFacets = { upload: [], category: [], rule: [], class: [], provider: [], payer: [] }
const facets = {
  ...noFacets,
  ...{ decision: [], standing: [] },
  category: [
    { value: 'duplicate', label: 'duplicate', findings: 40 },
    { value: 'unbundling', label: 'unbundling', findings: 20 },
  ],
}

function serve(answers: Readonly<Record<string, FakeAnswer>> = {}) {
  const get = '/api/findings?decision=open'
  return fakeServer({
    'GET /api/user': { json: accounts.active },
    [`GET ${get}&page=1&size=50`]: { json: list },
    [`GET ${get}&size=1`]: { json: list },
    'GET /api/findings/facets?decision=open': { json: facets },
    'GET /api/findings/f1': { json: aWholeFinding(first) },
    'GET /api/findings/f2': { json: aWholeFinding(second) },
    'POST /api/findings/f1/decision': { json: decided },
    ...answers,
  })
}
const decided = aFinding({ decision: 'confirmed', decidedAt: '2026-04-01T10:00:00Z' })
const refused = { message: 'It was decided.', code: 'conflict', requestId: 't' }

async function open() {
  const hands = showApp('/findings?decision=open')
  await screen.findByRole('link', { name: /The same service twice/ })
  return hands
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => wide)
})

test('the list says what is filtered and what it adds up to, firm and in doubt apart', async () => {
  serve()
  await open()
  const sum = await screen.findByLabelText('Sum of what is filtered')
  expect(sum.textContent).toMatch(/60 findings · \$166 at risk · firm \$166.*in doubt.*\$7/)
  const row = screen.getAllByRole('row')[1]
  expect(row?.textContent).toMatch(/\$120\.50\$150\.0003\/04\/26Payee One.*twice.*Open/)
})

test.each([
  ['j', /The same service twice/],
  ['jj', /A panel taken apart/],
])('%s before the rows are there leads as far once they are', async (keys, title) => {
  const rows = Promise.withResolvers<undefined>()
  serve({ 'GET /api/findings?decision=open&page=1&size=50': { json: list, after: rows.promise } })
  const hands = showApp('/findings?decision=open')
  await screen.findByLabelText('Sum of what is filtered')
  await hands.keyboard(keys)
  rows.resolve(undefined)
  const panel = await screen.findByRole('complementary', { name: 'Finding' })
  expect(await within(panel).findByRole('heading', { name: title })).toBeTruthy()
})

test('a decision where no finding is open, or nothing is to be undone, says so', async () => {
  const seen = serve()
  const hands = await open()
  await hands.keyboard('c')
  expect(await screen.findByText('No finding is open')).toBeTruthy()
  await hands.keyboard('u')
  expect(await screen.findByText('Nothing to undo')).toBeTruthy()
  expect(seen.some(({ call }) => call.endsWith('/decision'))).toBe(false)
})

test('u takes back a decision of another day', async () => {
  const page = { json: aFindingsPage([decided, second]) }
  const seen = serve({ 'GET /api/findings?decision=open&page=1&size=50': page })
  const hands = await open()
  await hands.keyboard('ju')
  await waitFor(() => {
    const sent = seen.find(({ call }) => call === 'POST /api/findings/f1/decision')
    expect(sent?.body).toEqual({ decision: 'open', seenAt: decided.decidedAt })
  })
})

test('a filter that a link brought is shown and can be taken off, and dollars narrow', async () => {
  const seen = serve({
    'GET /api/findings?claim=m&decision=open&page=1&size=50': { json: list },
    'GET /api/findings?decision=open&minDollars=250&page=1&size=50': { json: list },
  })
  const hands = showApp('/findings?claim=m&decision=open')
  await hands.click(await screen.findByRole('button', { name: /^One claim/ }))
  await hands.click(screen.getByText('Dollars and dates'))
  await hands.type(await screen.findByLabelText('At risk, at least ($)'), '250{Enter}')
  await waitFor(() => {
    expect(seen.map(({ call }) => call)).toContain(
      'GET /api/findings?decision=open&minDollars=250&page=1&size=50',
    )
  })
  expect(screen.queryByRole('button', { name: /^One claim/ })).toBeNull()
  expect(screen.getByText('Dollars and dates: 1')).toBeTruthy()
})

test('the panel is as wide as its reader makes it, also next time', async () => {
  serve()
  const hands = await open()
  await hands.keyboard('j')
  const edge = await screen.findByRole('separator', { name: 'Width of the finding' })
  edge.focus()
  await hands.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}')
  expect(edge.getAttribute('aria-valuenow')).toBe('29')
  expect(edge.parentElement?.style.getPropertyValue('--panel')).toBe('29rem')
  expect(localStorage.getItem('plumbline.panel-width')).toBe('29')
})

test('j opens the next finding with its lines side by side, c confirms it and goes on', async () => {
  const seen = serve()
  const hands = await open()
  await hands.keyboard('j')
  const panel = await screen.findByRole('complementary', { name: 'Finding' })
  const lines = await within(panel).findByRole('region', { name: 'Lines side by side' })
  expect(within(lines).getAllByText(/decides:/)).toHaveLength(2)
  await hands.keyboard('c')
  await waitFor(() => {
    expect(document.activeElement?.textContent).toMatch(/A panel taken apart/)
  })
  const sent = seen.find(({ call }) => call === 'POST /api/findings/f1/decision')
  expect(sent?.body).toEqual({ decision: 'confirmed', seenAt: null })
  await waitFor(() => {
    expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/Confirmed/)
  })
})

test('d and a digit dismiss with that reason', async () => {
  const seen = serve()
  const hands = await open()
  await hands.keyboard('jd')
  await screen.findByRole('dialog', { name: /Dismiss/ })
  await hands.keyboard('3')
  await waitFor(() => {
    const sent = seen.find(({ call }) => call === 'POST /api/findings/f1/decision')
    expect(sent?.body).toMatchObject({ decision: 'dismissed', reason: 'already-refunded' })
  })
})

test('where somebody decided first, their decision is shown and nothing is lost', async () => {
  const theirs = aFinding({
    ...{ decision: 'dismissed', reason: 'other', decidedBy: 'Kim', decidedAt: '2026-04-01' },
  })
  serve({ 'POST /api/findings/f1/decision': { status: 409, json: refused } })
  const hands = await open()
  await hands.keyboard('j')
  await screen.findByRole('region', { name: 'Lines side by side' })
  serve({
    'POST /api/findings/f1/decision': { status: 409, json: refused },
    'GET /api/findings/f1': { json: aWholeFinding(theirs) },
  })
  await hands.keyboard('c')
  expect(await screen.findByText('Dismissed: Other by Kim.')).toBeTruthy()
})

test('single keys may be turned off', async () => {
  serve()
  const hands = await open()
  await hands.keyboard('?')
  await hands.click(await screen.findByRole('checkbox', { name: /Single keys act/ }))
  // The dialog's own comes first; a toast in it may have another.
  const [close] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })
  if (close) await hands.click(close)
  expect(screen.queryByRole('dialog')).toBeNull()
  await hands.keyboard('j')
  expect(screen.queryByRole('complementary', { name: 'Finding' })).toBeNull()
})

test('a search goes in the body, never in an address', async () => {
  const seen = serve({ 'POST /api/findings/search': { json: list } })
  const hands = await open()
  await hands.keyboard('/')
  await hands.keyboard('C-77{Enter}')
  await waitFor(() => {
    const sent = seen.filter(({ call }) => call === 'POST /api/findings/search')
    expect(sent[0]?.body).toMatchObject({ q: 'C-77', decision: 'open' })
  })
  expect(seen.some(({ call }) => call.includes('C-77'))).toBe(false)
})

test('what is searched for narrows groups, counts and exports too, and stands in no address', async () => {
  const dollars = { firm: 40, recordsNeeded: 0, inDoubt: 0 }
  const group = (key: string) => ({ key, label: `Payee ${key}`, findings: 2, lines: 4, dollars })
  const rest = { groups: 1, findings: 3, lines: 5, dollars }
  const seen = serve({
    'POST /api/findings/search': { json: list },
    'POST /api/findings/facets': { json: facets },
    'POST /api/findings/groups': { json: { groups: [group('a')], rest, next: '4000.4000.2.a' } },
    'POST /api/findings/export': { json: [] },
  })
  const hands = await open()
  await hands.keyboard('/')
  await hands.keyboard('C-77{Enter}')
  await hands.selectOptions(screen.getByLabelText('Groups'), 'Group by payee')
  expect(await screen.findByRole('link', { name: 'Payee a' })).toBeTruthy()
  expect(screen.getByText('Further payees: 1 · findings: 3 · at risk: $40.00')).toBeTruthy()
  await hands.click(screen.getByRole('button', { name: 'Show More Payees' }))
  await waitFor(() => {
    const asked = seen.filter(({ call }) => call === 'POST /api/findings/groups')
    expect(asked.at(-1)?.body).toMatchObject({ q: 'C-77', by: 'provider', after: '4000.4000.2.a' })
  })
  expect(seen.find(({ call }) => call === 'POST /api/findings/facets')?.body).toMatchObject({
    q: 'C-77',
  })
  await hands.click(screen.getByText('Export'))
  await hands.click(screen.getByRole('button', { name: 'CSV' }))
  await waitFor(() => {
    const sent = seen.find(({ call }) => call === 'POST /api/findings/export')
    expect(sent?.body).toMatchObject({ q: 'C-77', decision: 'open', format: 'csv' })
  })
  expect(seen.some(({ call }) => call.includes('C-77'))).toBe(false)
})

test('all that match are decided on after count and dollars are read, with one undo', async () => {
  const made = { findings: 60, dollars: 165.5, undo: 'u-9' }
  const seen = serve({
    'POST /api/findings/decisions': { json: made },
    'POST /api/findings/decisions/undo': { json: { findings: 60, dollars: 165.5 } },
  })
  const hands = await open()
  await hands.click(screen.getByRole('checkbox', { name: 'Select this page' }))
  await hands.click(screen.getByRole('button', { name: 'Select all 60 matching' }))
  await hands.click(screen.getByRole('button', { name: 'Confirm selected' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toMatch(/60 findings, \$165\.50 at risk, and \$7\.00 in doubt/)
  await hands.click(within(dialog).getByRole('button', { name: 'Decide on 60' }))
  await hands.click(await screen.findByRole('button', { name: 'Undo' }))
  const bodies = seen
    .filter(({ call }) => call.startsWith('POST /api/findings'))
    .map(({ body }) => body)
  expect(bodies).toEqual([
    {
      filter: { decision: 'open' },
      decision: 'confirmed',
      expected: { findings: 60, dollars: 172.5 },
    },
    { undo: 'u-9' },
  ])
})
