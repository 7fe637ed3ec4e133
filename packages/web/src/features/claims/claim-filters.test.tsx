import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { OpenClaims } from '../../shell/claims-address.ts'
import { ClaimFilters } from './claim-filters.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

function Filters({ first }: { readonly first: OpenClaims }) {
  const [open, setOpen] = useState(first)
  return <ClaimFilters open={open} search="" onChange={setOpen} onSearch={() => undefined} />
}

function onScreen(isWide: boolean) {
  const query = { matches: isWide, addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('matchMedia', () => query)
}

test('on a phone what narrows the claims opens on a button, which says how much does', async () => {
  onScreen(false)
  render(<Filters first={{ uploadId: 'u1' }} />)
  expect(screen.getByLabelText('Search')).toBeTruthy()
  expect(screen.queryByLabelText('Status')).toBeNull()
  await userEvent.click(screen.getByText('Filter and order'))
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Flagged')
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'date')
  expect(screen.getByText('Filter and order: 2')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'row')
  expect(screen.getByText('Filter and order: 1')).toBeTruthy()
})

test('on a desktop everything stands side by side', () => {
  onScreen(true)
  render(<Filters first={{ uploadId: 'u1', status: 'Flagged' }} />)
  expect(screen.getByLabelText<HTMLSelectElement>('Status').value).toBe('Flagged')
  expect(screen.queryByText(/^Filter and order/)).toBeNull()
})
