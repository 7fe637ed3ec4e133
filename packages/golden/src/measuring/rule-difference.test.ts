import { allRules } from '@plumbline/engine'
import { loadReference } from '@plumbline/reference'
import { describe, expect, test } from 'vitest'
import { findingsIn } from './expected-findings.ts'
import { difference, ruleDifferences } from './rule-difference.ts'

test.each(['exact-duplicate', 'refill-too-soon', 'npi-check-digit'])(
  '%s by itself gives what is committed, in files of its types',
  async (id) => {
    const rule = allRules.find((each) => each.id === id)
    const differences = rule ? await ruleDifferences(rule, loadReference().tables) : []
    expect(differences).toHaveLength(rule?.auditTypes.length === 2 ? 4 : 2)
    for (const { missing, added } of differences) expect([missing, added]).toEqual([[], []])
    expect(differences.some(({ found }) => found >= 5)).toBe(true)
  },
)

describe('a difference', () => {
  const text = `{
    "columns": ["row", "rule", "class", "cents"],
    "findings": {
      "a scene": [
        [3,"one","error",9485],
        [4,"one-more","lead",0]
      ]
    }`

  test('is about the findings of that rule', () => {
    expect(findingsIn(text, 'one')).toEqual(['[3,"one","error",9485]'])
    expect(findingsIn(text, 'none')).toEqual([])
  })

  test('names what is missing and what was added', () => {
    expect(difference('clean', ['a', 'b'], ['b', 'c'])).toEqual({
      file: 'clean',
      expected: 2,
      found: 2,
      missing: ['a'],
      added: ['c'],
    })
  })
})
