import { describe, expect, test } from 'vitest'
import { findingSummary } from './finding-summary.ts'
import { shortSummaryCharacters } from './short-summary.ts'

const stays = 'The stay of 08/12/2024 to 08/23/2024 (claim C2) shares nights with another'

describe('a finding in a list', () => {
  test.each([
    ['its message, where that is short', '80048 is in 80053.', '80048 is in 80053.'],
    ['two short sentences', 'Billed twice. Paid twice.', 'Billed twice. Paid twice.'],
    [
      'the clauses that fit',
      `${stays}; a patient is in one hospital at a time, and both were paid whole.`,
      `${stays}.`,
    ],
    [
      'the sentences that fit',
      `${stays}. A patient is in one hospital at a time, and both were paid whole.`,
      `${stays}.`,
    ],
    [
      'as many words, where a clause ends within parentheses or too soon',
      `Billed; 1000 units on 07/31/2024 (of which 400 are allowed; the rest is not), more than the list allows for one day.`,
      `Billed; 1000 units on 07/31/2024 (of which 400 are allowed; the rest is not), more than the list allows for…`,
    ],
    [
      'nothing of the releases, which are told once for the file',
      '80048 is in 80053. The available tables do not cover this date of service; read from NCCI.',
      '80048 is in 80053.',
    ],
  ])('says %s', (_, message, said) => {
    expect(findingSummary(message)).toBe(said)
    expect(said.length).toBeLessThanOrEqual(shortSummaryCharacters)
  })
})
