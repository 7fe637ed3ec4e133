import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { EmptyState } from './empty-state.tsx'
import { QueryBoundary } from './query-boundary.tsx'

function show(load: () => Promise<string[]>) {
  function List() {
    const query = useQuery({ queryKey: ['list'], queryFn: load, retry: false })
    return (
      <QueryBoundary query={query} empty={<EmptyState title="Nothing yet" />}>
        {(rows) => <p>{rows.join()}</p>}
      </QueryBoundary>
    )
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <List />
    </QueryClientProvider>,
  )
}

it('waits, then shows what is there', async () => {
  show(() => Promise.resolve(['a', 'b']))
  expect(screen.getByRole('status')).toBeTruthy()
  expect(await screen.findByText('a,b')).toBeTruthy()
})

it('says that there is nothing', async () => {
  show(() => Promise.resolve([]))
  expect(await screen.findByText('Nothing yet')).toBeTruthy()
})

it('never shows a failure as empty, and tries again when asked', async () => {
  let calls = 0
  show(() => {
    calls += 1
    return calls === 1 ? Promise.reject(new Error('down')) : Promise.resolve(['back'])
  })
  expect(await screen.findByText('This could not be loaded.')).toBeTruthy()
  expect(screen.queryByText('Nothing yet')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('back')).toBeTruthy()
})
