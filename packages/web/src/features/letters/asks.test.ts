import { expect, test } from 'vitest'
import { askedAs, groupsOf, keyOf, type Ask } from './asks.ts'

const ask: Ask = {
  name: 'signer',
  label: 'Who signs, with title',
  type: 'line',
  choices: [],
  value: '',
  claimId: null,
  findingId: null,
}
const ofClaim: Ask = { ...ask, name: 'paidDate', label: 'Date of payment', claimId: 'C1' }
const ofOther: Ask = { ...ofClaim, claimId: 'C12' }
const answer: Ask = {
  ...ask,
  name: 'answer',
  label: 'Your answer to issue 1, Units',
  findingId: 'f',
}
const asks = [ofOther, ofClaim, answer, ask]

test.each([
  ['Who signs, with title', ask],
  ['Date of payment, claim C1', ofClaim],
  ['Date of payment, claim C12', ofOther],
  ['Your answer to issue 1, Units', answer],
  ['A sender who writes such letters', undefined],
])('%s', (words, found) => {
  expect(askedAs(words, asks)).toBe(found)
})

test('no two facts share a field', () => {
  expect(new Set(asks.map(keyOf)).size).toBe(asks.length)
})

test('each fact stands in one group', () => {
  const groups = groupsOf(asks)
  expect(groups.map(({ heading }) => heading)).toEqual([
    'The letter',
    'Answers to their issues',
    'Claim C12',
    'Claim C1',
  ])
  expect(groups.flatMap((group) => group.asks)).toHaveLength(asks.length)
})
