import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { StatCards } from './stat-cards.tsx'

function show(): void {
  const json = {
    ...{ totalClaims: 50, totalFlagged: 4, avgTurnaroundTime: 3 },
    potentialSavings: 1500,
    potentialSavingsSplit: { firm: 1200, recordsNeeded: 300, inDoubt: 40 },
  }
  fakeServer({ 'GET /api/dashboard/stats': { json } })
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <MemoryRouter>
        <StatCards />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('the savings stand with what they rest on', async () => {
  show()
  expect(await screen.findByText('Potential Savings')).toBeTruthy()
  expect(screen.getByText('$1,500')).toBeTruthy()
  expect(
    screen.getByText('Firm $1,200 · records needed $300 · reading in doubt $40, not counted'),
  ).toBeTruthy()
})

test('a figure leads to the list that it counts', async () => {
  show()
  const leads = (await screen.findAllByRole('link')).map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(leads).toEqual([
    ['50', '/dashboard?tab=uploads'],
    ['4', '/dashboard?tab=uploads'],
    ['$1,500', '/findings'],
  ])
})
