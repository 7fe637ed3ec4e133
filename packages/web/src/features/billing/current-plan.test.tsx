import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUsage } from '../../testing/a-usage.ts'
import { CurrentPlan } from './current-plan.tsx'

const usage = aUsage({ year: 2026, claimsLimit: 1_000 })

test('a plan that runs is active', () => {
  render(<CurrentPlan usage={usage} />)
  expect(screen.getByText('active')).toBeDefined()
  expect(screen.queryByText(/Cancelled/)).toBeNull()
  expect(screen.queryByText(/next charge/)).toBeNull()
})

test('a plan that runs on says when it is charged next', () => {
  render(<CurrentPlan usage={{ ...usage, renews: '2026-08-11T12:00:00.000Z' }} />)
  expect(screen.getByText('The next charge is on Aug 11, 2026.')).toBeDefined()
})

test('a plan that was canceled says so, and until when it can be used', () => {
  const ends = { isCanceled: true, accessEnds: '2026-08-11T12:00:00.000Z' }
  render(<CurrentPlan usage={{ ...usage, ...ends }} />)
  expect(screen.getByText('Cancelled')).toBeDefined()
  expect(screen.getByText(/^Cancelled, access until Aug 11, 2026\./)).toBeDefined()
  expect(screen.queryByText('active')).toBeNull()
})
