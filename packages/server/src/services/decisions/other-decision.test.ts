import { expect, test } from 'vitest'
import { otherDecision } from './other-decision.ts'

const now = new Date('2026-03-01T12:00:00Z')

test.each([
  ['2026-03-01T12:00:01Z', 'just now'],
  ['2026-03-01T11:59:01Z', 'just now'],
  ['2026-03-01T11:59:00Z', '1 minute ago'],
  ['2026-03-01T11:00:01Z', '59 minutes ago'],
  ['2026-03-01T10:00:00Z', '2 hours ago'],
  ['2026-02-27T12:00:00Z', '2 days ago'],
])('what was decided at %s is said to be of %s', (at, said) => {
  const row = { decision: 'needs-information', reason: null, decided_at: new Date(at) } as const
  expect(otherDecision(row, 'Ann Lee', now)).toBe(
    `Decided since by Ann Lee, ${said}: Needs information. Nothing was changed; look at it again and decide.`,
  )
})

test('a reason is said in words, and a decision that was taken back as such', () => {
  const decided_at = new Date('2026-03-01T11:58:00Z')
  const row = { decision: 'dismissed', reason: 'already-refunded', decided_at } as const
  expect(otherDecision(row, 'Ann Lee', now)).toMatch(
    /^Decided since by Ann Lee, 2 minutes ago: Dismissed \(Already refunded\)\. /,
  )
  expect(otherDecision({ ...row, decided_at: null }, 'Ann Lee', now)).toMatch(/taken back/)
})
