import { expect, test } from 'vitest'
import { argue } from '../argument/argue.ts'
import { narrate } from '../narrate/narrate.ts'
import { summaryWords } from '../summary/summary-words.ts'
import { injections } from '../testing/injections.table.ts'
import { refusedOf } from './refused-words.ts'
import { textFaults } from './text-faults.ts'

const asked = { audience: 'reviewer', orders: 'You explain findings of a claims audit.' } as const

test('words that were refused are named, and what else was wrong is said in our words', () => {
  expect(
    refusedOf(textFaults('Whitfield never paid seven visits. This is fraud. See <b>.', asked)),
  ).toEqual({
    words: expect.arrayContaining(['whitfield', 'never', 'seven', 'fraud']) as string[],
    because: expect.arrayContaining([
      'the place in braces did not stand there exactly once',
      'characters other than letters and the marks of plain sentences',
    ]) as string[],
  })
})

test('no sentence, digit, link or markup of a refused text goes back', () => {
  for (const order of injections) {
    const { words, because } = refusedOf(textFaults(`{{fault}} ${order}`, asked))
    expect(words.length).toBeLessThanOrEqual(20)
    for (const word of words) expect(word).toMatch(/^[a-z'’-]{1,40}$/)
    for (const reason of because) expect(order).not.toContain(reason)
  }
})

test('a second attempt is told the same and the refused words, as data', () => {
  const faults = [{ kind: 'banned', found: 'Fraud' }]
  const refused = { words: ['fraud'], because: [] }
  const skeleton = { ruleId: 'r', ruleVersion: 1, title: 'T', class: 'error', category: 'duplicate', sentence: 'S' } as const // prettier-ignore
  const cause = { title: 'T', category: 'Duplicate', clearedBy: 'C' }
  const issue = { ruleId: 'r', title: 'T', class: 'error', clearedBy: 'C', voice: 'disputes a bill' } as const // prettier-ignore
  for (const [first, second] of [
    [narrate.prompt(skeleton), narrate.again(skeleton, faults)],
    [summaryWords.prompt(cause), summaryWords.again(cause, faults)],
    [argue.prompt(issue), argue.again(issue, faults)],
  ] as const) {
    expect(second.system).toBe(first.system)
    expect(JSON.parse(second.user)).toEqual({ ...(JSON.parse(first.user) as object), refused })
  }
})
