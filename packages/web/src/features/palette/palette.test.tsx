import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { someUploads } from '../../testing/a-dashboard.ts'
import { aFinding, aFindingsPage } from '../../testing/a-finding.ts'
import { accounts } from '../../testing/a-user.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { showApp } from '../../testing/show-app.tsx'

/** A window as wide as a desktop. */
const wide = {
  matches: true,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}

const none = { upload: [], category: [], rule: [], class: [], provider: [], payer: [] }
const page = aFindingsPage([aFinding()], 1)

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => wide)
  fakeServer({
    'GET /api/user': { json: accounts.active },
    'GET /api/uploads': { json: someUploads.filter(({ status }) => status === 'completed') },
    'GET /api/cases': { json: { cases: [] } },
    'GET /api/learning': { json: {} },
    'POST /api/findings/search': { json: page },
    'POST /api/findings/facets': { json: { ...none, decision: [], standing: [] } },
  })
})

async function opened() {
  const hands = showApp('/learning')
  await screen.findByRole('link', { name: 'Findings' })
  await hands.keyboard('{Control>}k{/Control}')
  return { hands, field: await screen.findByRole('combobox', { name: 'Go to' }) }
}

test('Ctrl-K leads by a few letters and Enter to a page', async () => {
  const { hands, field } = await opened()
  expect(document.activeElement).toBe(field)
  await hands.type(field, 'cases{Enter}')
  await screen.findByRole('heading', { name: 'Cases', level: 1 })
  expect(screen.queryByRole('combobox', { name: 'Go to' })).toBeNull()
})

test('what is no page is looked for among findings, and stands in no address', async () => {
  const { hands, field } = await opened()
  await hands.type(field, 'C1004{Enter}')
  const search = await screen.findByRole('searchbox', { name: 'Search findings' })
  await waitFor(() => {
    expect(search).toHaveProperty('value', 'C1004')
  })
  expect(location.href).not.toContain('C1004')
})
