import { claimLine, code, day, field, money, say } from '@plumbline/engine'
import { describe, expect, test } from 'vitest'
import { memberOrDash, safeSentence, sentenceMarkup, spokenSentence } from './sentence-markup.ts'

const line = claimLine({ row: 7, patientKey: 'MBR0012345', birthDay: day('1961-05-17') })

const said = {
  parts: say`${code('A&B')} for ${field(line, 'patientKey')}, born ${field(line, 'birthDay')}, cost ${money(4_510)}.`,
}

describe('a sentence', () => {
  test('is printed with its codes marked and escaped', () => {
    expect(sentenceMarkup(said).text).toBe(
      '<span class="c">A&amp;B</span> for ••2345, born [date of birth withheld], cost $45.10.',
    )
  })

  test('is plain text in a table', () => {
    expect(safeSentence(said)).toBe('A&B for ••2345, born [date of birth withheld], cost $45.10.')
  })

  test('is read aloud in words', () => {
    expect(spokenSentence(said)).toBe(
      'A&B for ending in 2 3 4 5, born date of birth withheld, cost 45 dollars and 10 cents.',
    )
  })
})

test.each([
  ['MBR0012345', '••2345'],
  [undefined, '–'],
])('member %s', (key, masked) => {
  expect(memberOrDash(key)).toBe(masked)
})
