import { describe, expect, test } from 'vitest'
import {
  confirmedInterval,
  expectedShare,
  expectedWords,
  leadProposal,
  proposesLead,
} from './rule-precision.ts'

describe('what reviews say of a rule', () => {
  // The score interval without continuity correction.
  test.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [8, 20, 0.2188, 0.6134],
    [81, 100, 0.7222, 0.8749],
  ])('%i of %i lies from %d to %d', (confirmed, reviewed, from, to) => {
    const interval = confirmedInterval({ confirmed, reviewed })
    expect(interval?.from).toBeCloseTo(from, 3)
    expect(interval?.to).toBeCloseTo(to, 3)
  })

  test('under ten reviews no share is told', () => {
    expect(confirmedInterval({ confirmed: 0, reviewed: 9 })).toBeUndefined()
    expect(leadProposal({ confirmed: 0, reviewed: 9 })).toBeUndefined()
  })

  test.each([
    [0, 19, false],
    [0, 20, true],
    [7, 20, true],
    [8, 20, false],
    [20, 20, false],
  ])('%i of %i proposes a lead: %s', (confirmed, reviewed, proposed) => {
    expect(proposesLead({ confirmed, reviewed })).toBe(proposed)
    expect(leadProposal({ confirmed, reviewed }) !== undefined).toBe(proposed)
  })

  test('without reviews half is expected, and each review weighs a little more', () => {
    expect(expectedShare({ confirmed: 0, reviewed: 0 })).toBe(0.5)
    expect(expectedShare({ confirmed: 6, reviewed: 6 })).toBe(0.8)
    expect(expectedWords({ confirmed: 6, reviewed: 6 })).toBe(
      '80 % expected: 6 of 6 reviewed here were confirmed, counted with 2 of 4 beforehand.',
    )
  })
})
