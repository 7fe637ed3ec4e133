import { expect, test } from 'vitest'
import { situations } from '../letter.ts'
import { letterDocx } from '../render/letter-docx.ts'
import { letterHtml, modelWords } from '../render/letter-html.ts'
import { letterFinding, letterInput } from '../testing/inputs.ts'
import { letterText } from '../testing/letter-text.ts'
import { argumentGroups } from './argument-groups.ts'
import { composeLetter } from './compose-letter.ts'
import mammoth from 'mammoth'

const other = letterFinding({ ruleId: 'units-over-mue', clearedBy: 'the notes of the day.' })
const findings = [letterFinding(), other, letterFinding({ title: 'The same rule' })]

test('findings of one rule that the same settles are one group, with the sentence of the letter', () => {
  const groups = argumentGroups('overpayment', findings)
  expect(groups.map(({ first, findings: count, byRules }) => [first, count, byRules])).toEqual([
    [
      0,
      2,
      'What would settle this in your favor: Records of two services, with the modifier that says so.',
    ],
    [1, 1, 'What would settle this in your favor: the notes of the day.'],
  ])
})

test('what rules do not say would settle is no group, and answers argue to nobody who billed', () => {
  expect(argumentGroups('overpayment', [letterFinding({ clearedBy: '' })])).toEqual([])
  expect(situations.filter((one) => argumentGroups(one, findings).length > 0)).toEqual([
    'overpayment',
    'no-surprises',
    'bill-dispute',
    'record-request',
  ])
})

test.each(['overpayment', 'no-surprises', 'bill-dispute', 'record-request'] as const)(
  '%s prints a chosen paragraph in the place of the sentence and nothing else differs',
  async (situation) => {
    const input = letterInput(situation, findings)
    const [, second] = argumentGroups(situation, findings)
    const chosen = `The notes can show it. ${second?.byRules ?? ''}`
    const byRules = composeLetter(input)
    const worded = composeLetter({ ...input, arguments: { 1: chosen } })
    expect(letterText(worded)).toBe(letterText(byRules).replace(second?.byRules ?? '', chosen))
    expect({ ...worded, blocks: [] }).toEqual({ ...byRules, blocks: [] })
    expect(letterHtml(worded, 'draft').split(modelWords)).toHaveLength(2)
    expect(letterHtml(worded, 'final')).not.toContain(modelWords)
    expect(letterHtml(byRules, 'draft')).not.toContain(modelWords)
    const buffer = Buffer.from(await letterDocx(worded, 'draft'))
    expect((await mammoth.extractRawText({ buffer })).value).toContain(modelWords)
  },
)
