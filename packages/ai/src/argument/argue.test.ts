import { describe, expect, it } from 'vitest'
import { injections } from '../testing/injections.table.ts'
import { acceptedTexts } from '../testing/accepted-texts.table.ts'
import { inventions } from '../testing/mutations.table.ts'
import { seeded, withPiece } from '../testing/seeded.ts'
import { argue, argued, type IssueForLetter } from './argue.ts'

const issue: IssueForLetter = {
  ruleId: 'exact-duplicate',
  title: 'Billed again',
  class: 'error',
  clearedBy: 'Records of both visits.',
  voice: 'claims a refund',
}
const good =
  'The same service seems to have been billed again. {{settles}} Such records show when each visit began and who gave the care.'

const faultsOf = (paragraph: string) => argue.faults({ paragraph }).map(({ kind }) => kind)

/** Paragraphs that may be shown: narrations with the place of a letter, and one of our own. */
const accepted = [
  good,
  ...acceptedTexts
    .map((text) => text.replace('{{fault}}', '{{settles}}'))
    .filter((text) => argue.faults({ paragraph: text }).length === 0),
]

describe('the argument of a letter', () => {
  it('passes in plain words around the rules’ sentence', () => {
    expect(faultsOf(good)).toEqual([])
    expect(accepted.length).toBeGreaterThan(5)
  })

  it('prints the rules’ sentence in its place, whatever stands in it', () => {
    expect(argued({ paragraph: good }, 'What would settle this: $& and {{settles}}.')).toBe(
      'The same service seems to have been billed again. What would settle this: $& and {{settles}}. Such records show when each visit began and who gave the care.',
    )
  })

  it('is asked for with words of the rule as one JSON value', () => {
    const { user, system } = argue.prompt(issue)
    expect(JSON.parse(user)).toEqual({
      title: issue.title,
      sureness: 'error',
      clearedBy: issue.clearedBy,
      voice: issue.voice,
    })
    expect(system).not.toContain(issue.clearedBy)
  })

  it.each([
    ['the sentence left out', 'The records can settle it.', 'fault-not-once'],
    ['the sentence twice', `${good} {{settles}}`, 'fault-not-once'],
    ['the place of a finding’s sentence', `${good} {{fault}}`, 'slot'],
    ['a digit', `${good} Pay within 30 days.`, 'character'],
    ['a number in words', `${good} Pay within thirty days.`, 'number'],
    ['a law', `${good} See 42 CFR.`, 'character'],
    ['a name', `${good} Ask Whitfield.`, 'outside-vocabulary'],
    ['a name in lower case', `${good} Ask whitfield.`, 'outside-vocabulary'],
    ['a negation', `${good} The visit was not paid.`, 'negator'],
    ['a threat', `${good} We will sue.`, 'banned'],
    ['a promise', `${good} The refund is guaranteed.`, 'banned'],
    ['parts exchanged', `${good} The plan billed the visit again.`, 'role'],
    ['its orders', `You write one paragraph of a business letter about an issue. ${good}`, 'echo'],
  ])('is refused with %s', (_, paragraph, kind) => {
    expect(faultsOf(paragraph)).toContain(kind)
  })

  it('is refused in each of 200 injected orders that a model obeys', () => {
    const passed = injections.filter(
      (order) => faultsOf(order).length === 0 || faultsOf(`${good} ${order}`).length === 0,
    )
    expect(passed).toEqual([])
  })

  it.each(Object.entries(inventions))('is refused with a %s put anywhere', (kind, invent) => {
    const chance = seeded(29)
    const piece = () => invent(chance).replace('{{fault}}', '{{settles}}')
    const passed = Array.from({ length: 200 }, () =>
      withPiece(chance.pick(accepted), piece(), chance),
    ).filter((paragraph) => argue.faults({ paragraph }).length === 0)
    expect(passed, kind).toEqual([])
  })
})
