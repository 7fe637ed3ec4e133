import { claimLine, code, day, field, money, say, withoutPersonalSlots } from '@plumbline/engine'
import { describe, expect, test } from 'vitest'
import { sentenceMarkup, spokenSentence } from './sentence-markup.ts'

const line = claimLine({ row: 7, patientKey: 'MBR0012345', birthDay: day('1961-05-17') })

const said = {
  parts: say`${code('A&B')} for ${field(line, 'patientKey')}, born ${field(line, 'birthDay')}, cost ${money(4_510)}.`,
}

const tail = () => '••2345'
const whole = () => 'MBR-0012345'

describe('a sentence', () => {
  test('is printed with its codes marked and escaped', () => {
    expect(sentenceMarkup(said, tail).text).toBe(
      '<span class="c">A&amp;B</span> for ••2345, born [date of birth withheld], cost $45.10.',
    )
  })

  test('names members by their whole number where the report does', () => {
    expect(sentenceMarkup(said, whole).text).toContain(' for MBR-0012345, born [date of')
    expect(spokenSentence(said, whole)).not.toContain('ending in')
  })

  test('that was stored names members as the report does, not by what was stored', () => {
    const stored = { parts: withoutPersonalSlots(said.parts) }
    expect(sentenceMarkup(stored, whole).text).toContain(' for MBR-0012345, born')
  })

  test('is read aloud in words', () => {
    expect(spokenSentence(said, tail)).toBe(
      'A&B for ending in 2 3 4 5, born date of birth withheld, cost 45 dollars and 10 cents.',
    )
  })
})
