import { describe, expect, test } from 'vitest'
import { senseFaults } from './sense-faults.ts'
import { vocabulary } from './vocabulary.table.ts'
import { wordFaults } from './word-faults.ts'

/** Names of people, companies and places, none of which is a word of plain English. */
const names =
  'Whitfield Vincent Aetna Lopez Maria Okafor Nguyen Kowalski Smith Johnson Cigna Humana Boston Texas Ramirez Patel Ivanov Wilhelmina Anna Ahmed Medina Ortiz Chen Dubois'.split(
    ' ',
  )
/** Names that are words of plain English, too. */
const wordNames = 'Grace Bill Mark Price Day Hand Long Short Will May Rose Young Small Case Page'.split(' ') // prettier-ignore

const places: readonly (readonly [string, (name: string) => string])[] = [
  ['first in the text', (name) => `${name} paid this claim. {{fault}}`],
  ['first in a sentence', (name) => `This claim was paid. ${name} billed it. {{fault}}`],
  ['first in a line', (name) => `This claim was paid.\n${name} billed it. {{fault}}`],
  ['right behind the rule’s sentence', (name) => `{{fault}} ${name} billed it.`],
  ['within a sentence', (name) => `This claim was billed by ${name} again. {{fault}}`],
  ['at the end', (name) => `{{fault}} It was billed by ${name}.`],
  ['with its s', (name) => `{{fault}} It was ${name}'s claim.`],
]
const cases: readonly (readonly [string, (name: string) => string])[] = [
  ['as it is written', (name) => name],
  ['in lower case', (name) => name.toLowerCase()],
  ['in capitals', (name) => name.toUpperCase()],
]

describe.each(places)('a name %s', (_, at) => {
  test.each(cases)('%s is impossible: no list of ours has it', (__, written) => {
    expect(names.filter((name) => wordFaults(at(written(name))).length === 0)).toEqual([])
  })
})

describe('a name that is a word, too', () => {
  const known = wordNames.filter((name) => vocabulary.has(name.toLowerCase()))
  const passing = (at: (name: string) => string, written = (name: string) => name) =>
    known.filter((name) => wordFaults(at(written(name))).length === 0)

  test('is of the list, for some', () => {
    expect(known.length).toBeGreaterThan(3)
  })

  test.each(places.slice(4))('%s is caught by its capital', (_, at) => {
    expect(passing(at)).toEqual([])
    expect(passing(at, (name) => name.toUpperCase())).toEqual([])
  })

  test('first in a sentence is caught where it does something', () => {
    const texts = known.flatMap((name) =>
      places.slice(0, 4).map(([, at]) => senseFaults(at(name)).map(({ kind }) => kind)),
    )
    expect(texts.filter((kinds) => !kinds.includes('capital'))).toEqual([])
  })

  test('in lower case is the word, and passes', () => {
    expect(passing((name) => `The ${name} was paid. {{fault}}`, (name) => name.toLowerCase())).toEqual(known) // prettier-ignore
  })
})
