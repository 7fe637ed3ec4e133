import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { someUploads } from '../testing/a-dashboard.ts'
import { aFinding, aFindingsPage, aWholeFinding } from '../testing/a-finding.ts'
import { aUser } from '../testing/a-user.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { showApp } from '../testing/show-app.tsx'

/** A window as wide as a desktop. */
const wide = {
  matches: true,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}

// One that is still audited would be listened to.
const uploads = someUploads.filter(({ status }) => status !== 'processing')
const reader = aUser({ team: { role: 'reader', owner: 'Reed Benefits', accountId: 'a1' } })
const auditor = aUser({ team: { role: 'auditor', owner: 'Reed Benefits', accountId: 'a1' } })
const item = aFinding()
const list = aFindingsPage([item])
const noFacets = {
  ...{ upload: [], category: [], rule: [], class: [], provider: [], payer: [] },
  ...{ decision: [], standing: [] },
}

function serve(user = reader) {
  const get = '/api/findings?decision=open'
  return fakeServer({
    'GET /api/user': { json: user },
    'GET /api/uploads': { json: uploads },
    'GET /api/cases': { json: { items: [], total: 0, money: {} } },
    'GET /api/plan-rules': { json: [] },
    [`GET ${get}&page=1&size=50`]: { json: list },
    [`GET ${get}&size=1`]: { json: list },
    'GET /api/findings/facets?decision=open': { json: noFacets },
    'GET /api/findings/f1': { json: aWholeFinding(item) },
  })
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', () => wide)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('whoever only reads is offered no decision, and no key decides', async () => {
  const seen = serve()
  const hands = showApp('/findings?decision=open')
  await screen.findByRole('link', { name: /The same service twice/ })
  await hands.keyboard('j')
  expect(await screen.findByText('You read here: decisions are made by others.')).toBeTruthy()
  await screen.findByText('Ask for the second payment back.')
  expect(
    screen.queryByRole('button', { name: /^(Confirm|Dismiss|Note|Save this view)/ }),
  ).toBeNull()
  expect(screen.queryByRole('link', { name: 'Start cases' })).toBeNull()
  expect(screen.queryByText('Read the record')).toBeNull()
  await hands.keyboard('cdinus')
  const sent = seen.map(({ call }) => call).filter((call) => !call.startsWith('GET'))
  expect(sent.filter((call) => call !== 'POST /api/session/extend')).toEqual([])
})

test('and sends, answers and audits nothing', async () => {
  serve()
  showApp('/dashboard?tab=uploads')
  expect(await screen.findAllByRole('button', { name: 'View Claims' })).not.toHaveLength(0)
  expect(screen.queryByRole('tab', { name: 'Upload New File' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Audit/ })).toBeNull()
})

test.each([
  ['/cases/new', '/cases'],
  ['/plan-rules/new', '/plan-rules'],
  ['/plan-rules/document', '/plan-rules'],
])('a form at %s leads to its list at %s', async (form, back) => {
  serve()
  showApp(form)
  await vi.waitFor(() => {
    expect(screen.getByTestId('path').textContent).toBe(back)
  })
  expect(screen.queryByRole('link', { name: /^(New Case|Write a Rule)/ })).toBeNull()
})

test('an auditor decides and sends', async () => {
  serve(auditor)
  showApp('/findings/f1')
  expect(await screen.findByRole('button', { name: /^Confirm/ })).toBeTruthy()
  cleanup()
  showApp('/dashboard?tab=uploads')
  expect(await screen.findByRole('tab', { name: 'Upload New File' })).toBeTruthy()
})
