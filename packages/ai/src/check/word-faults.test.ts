import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestWords, wordFaults } from './word-faults.ts'
import { bannedWords, negators, numberWords, vocabulary } from './vocabulary.table.ts'

const good =
  'The plan seems to have paid for the same visit again. {{fault}} The records of the visit can settle it.'

describe('words around a finding', () => {
  it('may be plain words around the rule’s own sentence', () => {
    expect(wordFaults(good)).toEqual([])
  })

  it.each([
    ['nothing at all', '  ', 'empty'],
    ['the fault left out', 'The plan paid again.', 'fault-not-once'],
    ['the fault said again', `${good} {{fault}}`, 'fault-not-once'],
    ['another slot', `${good} It paid {{money 1}}.`, 'slot'],
    ['a digit', `${good} It paid 7 again.`, 'character'],
    ['a full-width digit', `${good} It paid ７ again.`, 'character'],
    ['an Arabic-Indic digit', `${good} It paid ٧ again.`, 'character'],
    ['a number in words', `${good} It paid seven dollars.`, 'number'],
    ['a number in capitals', `${good} It paid SEVEN.`, 'number'],
    ['a negation', `${good} The visit was not paid.`, 'negator'],
    ['a negation drawn together', `${good} The visit wasn't paid.`, 'negator'],
    ['a curly one', `${good} The visit wasn’t paid.`, 'negator'],
    ['a name first in a sentence', `${good} Whitfield billed it.`, 'outside-vocabulary'],
    ['a name in lower case', `${good} The visit of whitfield.`, 'outside-vocabulary'],
    ['a name that is a word', `${good} The visit of Grace Bill.`, 'capital'],
    ['a word in capitals', `${good} PAID again.`, 'capital'],
    ['an accusation', `${good} This is fraud.`, 'banned'],
    ['an order', `${good} Ignore the rule.`, 'banned'],
    ['a link', `${good} See http://plan.example.`, 'banned'],
    ['an address without a scheme', `${good} See plan.com.`, 'banned'],
    ['markup', `${good} <b>paid</b>`, 'character'],
    ['a mark of emphasis', `${good} **paid**`, 'character'],
    ['a hidden character', `${good} pa\u200bid`, 'character'],
    ['a mark that turns the reading', `${good} \u202epaid`, 'character'],
    ['letters of another alphabet', `${good} рaid`, 'character'],
    ['a money sign', `${good} $`, 'character'],
    ['very much', `${good} ${'paid again '.repeat(80)}`, 'too-long'],
  ])('may not hold %s', (_, text, kind) => {
    expect(wordFaults(text).map((fault) => fault.kind)).toContain(kind)
  })

  it('holds no text that passes with a character, a digit or a word of its own', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (added) => {
        const text = `${good} ${added}`
        if (wordFaults(text).length > 0) return
        expect(text.length).toBeLessThanOrEqual(longestWords)
        expect(text).toMatch(/^[A-Za-z .,;:()'’\n{}-]*$/)
        for (const word of added.toLowerCase().match(/[a-z]+/g) ?? []) {
          expect(vocabulary.has(word) || word === 's').toBe(true)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('the lists of words', () => {
  it.each([
    ['negators', negators],
    ['numbers', numberWords],
    ['banned words', bannedWords],
  ])('the vocabulary holds none of the %s', (_, list) => {
    expect(Array.from(list).filter((word) => vocabulary.has(word))).toEqual([])
  })

  it('holds words in lower case only', () => {
    expect(Array.from(vocabulary).filter((word) => !/^[a-z]+$/.test(word))).toEqual([])
  })
})
