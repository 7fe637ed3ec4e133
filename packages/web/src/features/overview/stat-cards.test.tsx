import type { DashboardStats } from '@plumbline/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { StatCards } from './stat-cards.tsx'

function show(overlaps: DashboardStats['overlaps'] = []): void {
  const json = {
    ...{ totalClaims: 50, totalFlagged: 4, avgTurnaroundTime: 3 },
    potentialSavings: 1500,
    potentialSavingsSplit: { firm: 1200, recordsNeeded: 300, inDoubt: 40 },
    overlaps,
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

test('uploads that overlap are named with what the totals hold too much', async () => {
  const pair = (findings: number, dollars: number, uploadId: string) => ({
    ...{ uploadId, uploadName: `Year to ${uploadId}`, earlierName: 'March', findings, dollars },
  })
  show([pair(12, 302, 'May'), pair(1, 0.5, 'June'), pair(2, 1, 'July'), pair(1, 1, 'August')])
  expect(await screen.findByText(/too much/)).toHaveProperty(
    'textContent',
    'Some of your uploads overlap: totals over all of them hold 16 findings and $304.50 too much.',
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '“Year to May” and “March” have 12 findings of $302.00 in common.',
    '“Year to June” and “March” have 1 finding of $0.50 in common.',
    '“Year to July” and “March” have 2 findings of $1.00 in common.',
    '1 more pair of uploads overlaps.',
  ])
})
