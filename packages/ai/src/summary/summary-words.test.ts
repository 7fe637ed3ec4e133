import { allRules, findingCategories } from '@plumbline/engine'
import { describe, expect, it } from 'vitest'
import { acceptedTexts } from '../testing/accepted-texts.table.ts'
import { injections } from '../testing/injections.table.ts'
import { inventions } from '../testing/mutations.table.ts'
import { seeded, withPiece } from '../testing/seeded.ts'
import { causeFigures, causeWords, type Cause } from './cause-words.ts'
import { causeWorded, summaryWords } from './summary-words.ts'

const cause: Cause = {
  ...{ title: 'Billed again', category: 'duplicate', class: 'error' },
  ...{ lines: 1_204, atRiskCents: 123_456, isDoubtful: false },
}
const good =
  'The same service seems to have been paid again. {{figures}} The records of each visit can settle it.'

const faultsOf = (meaning: string) => summaryWords.faults({ meaning }).map(({ kind }) => kind)

/** Words that may be shown: narrations with the place of the figures, and one of our own. */
const accepted = [
  good,
  ...acceptedTexts
    .map((text) => text.replace('{{fault}}', '{{figures}}'))
    .filter((text) => faultsOf(text).length === 0),
]

describe('what a main cause means', () => {
  it('is said by rules for every category, class and amount', () => {
    expect(causeWords(cause)).toBe(
      'The same thing seems to have been billed more than once. “Billed again” stands on 1,204 lines, and $1,234.56 depends on it. The claims themselves show it.',
    )
    expect(causeFigures({ ...cause, lines: 1, atRiskCents: 0, isDoubtful: true })).toBe(
      '“Billed again” stands on 1 line, and no dollars are counted for it. How the columns were read is in doubt here: settle that first.',
    )
    for (const category of findingCategories)
      for (const sureness of ['error', 'lead', 'outlier'] as const)
        expect(causeWords({ ...cause, category, class: sureness })).toMatch(
          /^(?!.*this line)[A-Z].*\.$/,
        )
  })

  it('is said by a model around the rules’ figures alone, whatever stands in them', () => {
    expect(faultsOf(good)).toEqual([])
    expect(accepted.length).toBeGreaterThan(5)
    const worded = causeWorded({ meaning: good }, { ...cause, title: '$& {{figures}}' })
    expect(worded).toContain(causeFigures({ ...cause, title: '$& {{figures}}' }))
  })

  it('is asked for with words of the rule alone, within what it may cost', () => {
    for (const { title, category, clearedBy } of allRules) {
      const { system, user } = summaryWords.prompt({ title, category, clearedBy })
      expect(JSON.parse(user)).toEqual({ title, category, clearedBy })
      expect((system.length + user.length) / 3).toBeLessThan(summaryWords.limits.inputTokens)
    }
  })

  it.each([
    ['the figures left out', 'The records can settle it.', 'fault-not-once'],
    ['the figures twice', `${good} {{figures}}`, 'fault-not-once'],
    ['another place', `${good} {{money 1}}`, 'slot'],
    ['a digit', `${good} Take back 30 of them.`, 'character'],
    ['a number in words', `${good} Take back thirty of them.`, 'number'],
    ['a share', `${good} Half of it is due.`, 'number'],
    ['a name', `${good} Ask Whitfield.`, 'outside-vocabulary'],
    ['a negation', `${good} It was not paid.`, 'negator'],
    ['an accusation', `${good} This is fraud.`, 'banned'],
    ['a reader spoken to', `${good} Please check your records.`, 'banned'],
    ['parts exchanged', `${good} The plan billed it again.`, 'role'],
    ['its orders', `A report on a claims audit names its main causes. ${good}`, 'echo'],
    ['very many words', `${good} ${'The claim was paid. '.repeat(20)}`, 'too-long'],
  ])('is refused with %s', (_, meaning, kind) => {
    expect(faultsOf(meaning)).toContain(kind)
  })

  it('is refused in each of 200 injected orders that a model obeys', () => {
    const passed = injections.filter(
      (order) => faultsOf(order).length === 0 || faultsOf(`${good} ${order}`).length === 0,
    )
    expect(passed).toEqual([])
  })

  it.each(Object.entries(inventions))('is refused with a %s put anywhere', (kind, invent) => {
    const chance = seeded(31)
    const piece = () => invent(chance).replace('{{fault}}', '{{figures}}')
    const passed = Array.from({ length: 420 }, () =>
      withPiece(chance.pick(accepted), piece(), chance),
    ).filter((meaning) => faultsOf(meaning).length === 0)
    expect(passed, kind).toEqual([])
  })
})
