import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { StatCards } from './stat-cards.tsx'

test('the savings stand with what they rest on', async () => {
  const json = {
    ...{ totalClaims: 50, totalFlagged: 4, avgTurnaroundTime: 3 },
    potentialSavings: 1500,
    potentialSavingsSplit: { firm: 1200, recordsNeeded: 300, inDoubt: 40 },
  }
  fakeServer({ 'GET /api/dashboard/stats': { json } })
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <StatCards />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Potential Savings')).toBeTruthy()
  expect(screen.getByText('$1,500')).toBeTruthy()
  expect(
    screen.getByText('Firm $1,200 · records needed $300 · reading in doubt $40, not counted'),
  ).toBeTruthy()
})
