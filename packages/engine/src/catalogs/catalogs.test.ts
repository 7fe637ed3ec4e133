import { describe, expect, it } from 'vitest'
import { allRules } from '../rules/index.ts'
import { catalogs } from './index.ts'

const ruleIds = new Set(allRules.map(({ id }) => id))

describe.each(catalogs)('$title', ({ items }) => {
  it('names rules that exist', () => {
    const named = items.flatMap(({ rules }) => rules)
    expect(named.filter((id) => !ruleIds.has(id))).toEqual([])
  })

  it('says of each item once what is judged of it, and why the rest is not', () => {
    expect(new Set(items.map(({ number }) => number)).size).toBe(items.length)
    for (const { number, coverage, rules, left } of items) {
      expect(rules.length > 0, number).toBe(coverage === 'whole' || coverage === 'in part')
      expect(left === undefined, number).toBe(coverage === 'whole')
    }
  })
})

it('the outpatient editor has its edits from 1 to 115', () => {
  const numbers = catalogs
    .find(({ id }) => id === 'ioce')
    ?.items.map(({ number }) => Number(number))
  expect(numbers?.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 115 }, (_, at) => at + 1))
})

it('every rule stands in a catalog', () => {
  const named = new Set(catalogs.flatMap(({ items }) => items.flatMap(({ rules }) => rules)))
  expect([...ruleIds].filter((id) => !named.has(id))).toEqual([])
})
