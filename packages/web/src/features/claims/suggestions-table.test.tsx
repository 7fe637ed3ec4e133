import { UploadSuggestions, type Suggestion } from '@plumbline/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from '../../api/query-client.ts'
import { accounts } from '../../testing/a-user.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { standingWords } from './suggestion-words.ts'
import { SuggestionsTable } from './suggestions-table.tsx'

afterEach(cleanup)

const open: Suggestion = {
  ...{ id: 's1', reason: 'another-condition', procedureCode: 'J0897', diagnoses: ['H25.11'] },
  ...{ rows: [3, 2], lines: 24, state: 'open', decidedBy: null, decidedAt: null },
}
const taken: Suggestion = {
  ...{ ...open, id: 's2', procedureCode: '80053', state: 'accepted' },
  ...{ decidedBy: 'Mira Roe', decidedAt: '2026-11-28T10:00:00.000Z' },
}

function show(looked: Partial<UploadSuggestions>) {
  const whole = UploadSuggestions.parse({
    ...{ standing: 'looked', pairs: 2, answered: 2, suggestions: [] },
    ...looked,
  })
  const seen = fakeServer({
    'GET /api/user': { json: accounts.active },
    'POST /api/suggestions/s1/decision': { json: { ...open, state: 'accepted' } },
  })
  render(
    <QueryClientProvider client={createQueryClient(() => undefined)}>
      <SuggestionsTable uploadId="u1" looked={whole} />
    </QueryClientProvider>,
  )
  return seen
}

test('a suggestion says what and why, that it counts nowhere, and is taken by a press', async () => {
  const seen = show({ suggestions: [open, taken] })
  expect(screen.getByText(/counted nowhere/)).toBeTruthy()
  expect(screen.getAllByText('2, 3 and 22 more')).toHaveLength(2)
  expect(screen.getAllByText('AI suggestion')).toHaveLength(2)
  expect(screen.getByText('Lead of a person')).toBeTruthy()
  expect(screen.getByText(/Mira Roe/)).toBeTruthy()
  const take = await screen.findByRole('button', { name: 'Take as My Lead: J0897 with H25.11' })
  await userEvent.click(take)
  expect(seen.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ decision: 'accepted' })
  expect(screen.getByRole('button', { name: /^Open Again: 80053/ })).toBeTruthy()
})

test('nothing found is said, and is no failure', () => {
  show({})
  expect(screen.getByText('Nothing to look at')).toBeTruthy()
  expect(screen.getByText(/looked at 2 pairs/)).toBeTruthy()
})

test.each<[UploadSuggestions['standing'], RegExp]>([
  ['waiting', /not looked at yet/],
  ['rested', /switched themselves off/],
  ['off', /switched off/],
])('where it is %s, that is said and no table is shown', (standing, words) => {
  show({ standing, pairs: 0, answered: 0 })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('how far a look came is said', () => {
  const looked = (pairs: number, answered: number) =>
    standingWords({ standing: 'looked', pairs, answered, suggestions: [] })
  expect(looked(0, 0)).toContain('No line without a finding')
  expect(looked(40, 12)).toContain('12 of 40 pairs')
  expect(looked(1, 1)).toContain('1 pair of')
})
