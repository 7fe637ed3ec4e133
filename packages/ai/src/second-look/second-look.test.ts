import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { injections } from '../testing/injections.table.ts'
import { isToldOf, lookReasons } from './look-reasons.ts'
import type { PairAsked } from './pair-asked.ts'
import { pairExample } from './pair-example.ts'
import { agreedReason, LookedAt, looksNeeded, secondLook } from './second-look.ts'

const faultsOf = (look: LookedAt, pair = pairExample) =>
  secondLook.faults(look, pair).map(({ kind }) => kind)
const implausible = (reason: LookedAt['reason']): LookedAt => ({ verdict: 'implausible', reason })

describe('a look at a pair', () => {
  test.each<[string, LookedAt, string[]]>([
    ['plausible', { verdict: 'plausible', reason: 'none' }, []],
    ['not to be told', { verdict: 'cannot-tell', reason: 'none' }, []],
    ['implausible, with its reason', implausible('another-part-of-the-body'), []],
    ['implausible without a reason', implausible('none'), ['verdict-without-reason']],
    ['plausible, with a reason', { verdict: 'plausible', reason: 'age' }, ['reason-without-verdict']], // prettier-ignore
    ['for a drug where none was told', implausible('drug-for-another'), ['reason-not-told']],
    ['for pregnancy where nobody is told of one', implausible('pregnancy'), ['reason-not-told']],
  ])('that calls it %s', (_, look, faults) => {
    expect(faultsOf(look)).toEqual(faults)
  })

  test.each<[string, Partial<PairAsked>]>([
    ['age', { age: null }],
    ['sex', { sex: null }],
    ['another-part-of-the-body', { service: { ...pairExample.service, where: [] } }],
  ])('cannot rest on %s where it was not told', (reason, changes) => {
    const look = LookedAt.parse({ verdict: 'implausible', reason })
    expect(faultsOf(look)).toEqual([])
    expect(faultsOf(look, { ...pairExample, ...changes })).toEqual(['reason-not-told'])
  })

  test('has twelve reasons, each of which some pair can have', () => {
    expect(lookReasons).toHaveLength(12)
    const told = (about: string, kind: string) => ({
      ...pairExample,
      service: { ...pairExample.service, about, kind },
    })
    const pairs = [
      pairExample,
      told('maternity care', 'surgery'),
      told('injected drug', 'drug'),
      told('durable equipment', 'supply'),
      told('chemistry', 'laboratory'),
    ]
    expect(lookReasons.filter((reason) => !pairs.some((pair) => isToldOf(reason, pair)))).toEqual(
      [],
    )
  })

  test('leaves no place for an obeyed order: 200, as verdict, as reason, and beside them', () => {
    const passed = injections.filter((order) =>
      [
        { verdict: order, reason: 'none' },
        { verdict: 'implausible', reason: order },
        { verdict: 'implausible', reason: 'age', note: order },
        order,
      ].some((value) => LookedAt.safeParse(value).success),
    )
    expect(injections.length).toBeGreaterThanOrEqual(200)
    expect(passed).toEqual([])
  })

  test('tells the pair as one JSON value, apart from the orders, within what is held for it', () => {
    const { system, user } = secondLook.prompt(pairExample)
    expect(JSON.parse(user)).toEqual(pairExample)
    expect(system).not.toContain(pairExample.service.code)
    const [diagnosis = { code: '', about: '', where: [] }] = pairExample.diagnoses
    const long = { ...diagnosis, where: ['musculoskeletal', 'cardiovascular', 'bilateral'] }
    const most = secondLook.prompt({ ...pairExample, diagnoses: Array(12).fill(long) })
    expect((most.system.length + most.user.length) / 2).toBeLessThan(secondLook.limits.inputTokens)
  })
})

describe('three looks', () => {
  const age = implausible('age')
  const sex = implausible('sex')
  const plausible: LookedAt = { verdict: 'plausible', reason: 'none' }

  test.each<[string, readonly LookedAt[], string | undefined]>([
    ['all for the same reason', [age, age, age], 'age'],
    ['for two reasons', [age, age, sex], undefined],
    ['one of which finds it plausible', [age, plausible, age], undefined],
    ['all of which find it plausible', [plausible, plausible, plausible], undefined],
    ['two, because one failed', [age, age], undefined],
    ['none', [], undefined],
  ])('%s', (_, looks, reason) => {
    expect(agreedReason(looks)).toBe(reason)
  })

  test('of whoever answers in the right shape at random agree on less than one pair in a hundred', () => {
    const liar = fc.record({
      verdict: fc.constantFrom('plausible', 'implausible', 'cannot-tell'),
      reason: fc.constantFrom('none', ...lookReasons),
    })
    const answers = fc.sample(fc.tuple(liar, liar, liar), { numRuns: 20_000, seed: 7 })
    const agreed = answers.filter((looks) => {
      const parsed = looks.map((look) => LookedAt.parse(look))
      return parsed.every((look) => faultsOf(look).length === 0) && agreedReason(parsed)
    })
    expect(looksNeeded).toBe(3)
    expect(agreed.length).toBeLessThan(200)
    expect(agreed.length).toBeGreaterThan(0)
  })
})
