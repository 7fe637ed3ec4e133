import { describe, expect, test } from 'vitest'
import { readPlanRules } from './plan-rule-problems.ts'

const rule = {
  ...{ id: 'therapy', clause: 'Section 4', quote: 'At most 20 visits.', from: '2026-01-01' },
  scope: { claims: 'medical', codes: ['97110'] },
  term: { kind: 'limit', of: 'visits', most: 20, per: 'year' },
}
const fileOf = (...rules: readonly object[]) => ({ name: 'Acme', document: 'Plan', rules })

test('rules as people write them become those of the engine', () => {
  const price = {
    ...rule,
    id: 'price',
    to: '2026-12-31',
    term: { kind: 'price', leastOf: [{ percentOfCharge: 62.5 }, { perUnit: 12.34 }] },
  }
  const { set, problems } = readPlanRules(fileOf(rule, price))
  expect(problems).toEqual([])
  expect(set?.rules[0]).toMatchObject({
    from: 20_454,
    to: undefined,
    term: { kind: 'limit', yearBegins: 1 },
  })
  expect(set?.rules[1]?.term).toEqual({
    kind: 'price',
    formulas: [
      { kind: 'share-of-charge', share: 0.625 },
      { kind: 'per-unit', cents: 1234 },
    ],
  })
})

describe('what is wrong is said with its place', () => {
  test.each<readonly [string, unknown, string]>([
    ['nothing at all', undefined, 'The file: '],
    ['no rules', fileOf(), 'rules: '],
    ['a word that nobody knows', fileOf({ ...rule, exception: 'x' }), 'rules #1: '],
    ['half a cent', fileOf({ ...rule, term: { kind: 'copay', dollars: 0.125 } }), 'whole cents'],
    ['a day that is none', fileOf({ ...rule, from: '2026-02-30' }), 'rules #1 from: '],
    ['days in the wrong order', fileOf({ ...rule, to: '2025-12-31' }), 'therapy: its last day'],
    [
      'a range that ends early',
      scoped({ codes: ['97140-97110'] }),
      'therapy: the range 97140-97110',
    ],
    [
      'an exception that ends early',
      scoped({ except: { codes: ['97140-97110'] } }),
      'the range 97140-97110 of its exceptions',
    ],
    [
      'a fill with an exception of procedures',
      scoped({ claims: 'pharmacy', codes: [], except: { modifiers: ['KX'] } }),
      'fills have no',
    ],
    ['an id twice', fileOf(rule, rule), 'therapy: the id stands twice'],
    [
      'one limit twice on the same days',
      fileOf(rule, { ...rule, id: 'more', term: { ...rule.term, most: 30 } }),
      'therapy and more: both say limit',
    ],
    [
      'nothing covered at all',
      fileOf({ ...rule, scope: { claims: 'medical' }, term: { kind: 'not-covered' } }),
      'nothing at all would be covered',
    ],
    ['a fill with a procedure', scoped({ claims: 'pharmacy', codes: ['97110'] }), 'fills have no'],
    [
      'supply of a medical line',
      fileOf({ ...rule, term: { kind: 'supply', mostDays: 30 } }),
      'days of supply stand on fills',
    ],
  ])('%s', (_, written, expected) => {
    expect(readPlanRules(written).problems.join('\n')).toContain(expected)
  })

  function scoped(scope: object) {
    return fileOf({ ...rule, scope: { ...rule.scope, ...scope } })
  }
})

test('one limit with an exception and one without are of other lines', () => {
  const scope = { ...rule.scope, except: { modifiers: ['KX'] } }
  const other = { ...rule, id: 'other', scope, term: { ...rule.term, most: 30 } }
  expect(readPlanRules(fileOf(rule, other)).problems).toEqual([])
  expect(readPlanRules(fileOf(other, { ...other, id: 'same' })).problems).toHaveLength(1)
})

test('one limit after the other, and limits of other periods, stand beside each other', () => {
  const before = { ...rule, id: 'before', from: '2025-01-01', to: '2025-12-31' }
  const daily = { ...rule, id: 'daily', term: { ...rule.term, per: 'day', most: 1 } }
  expect(readPlanRules(fileOf(rule, before, daily)).problems).toEqual([])
})
