import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isTradeWord } from './joined-words.ts'
import { knownWords } from './known-words.ts'

const people =
  'Smith Johnson Williams Brown Garcia Miller Davis Rodriguez Martinez Lopez Wilson Anderson Thomas Taylor Moore ' +
  'Jackson Lee Thompson White Harris Clark Lewis Walker Young Allen King Wright Scott Nguyen Hill Green Adams Nelson ' +
  'Baker Hall Rivera Campbell Mitchell Carter Roberts Phillips Evans Turner Parker Collins Stewart Morris Murphy Cook ' +
  'Rogers Cooper Peterson Bailey Reed Kelly Howard Kim Cox Ward Watson Brooks Wood Bennett Gray Hughes Long Foster ' +
  'Powell Russell Sullivan Bell Coleman Butler Barnes Fisher Simmons Jordan Hamilton Wallace West Cole Hayes Stone ' +
  'Whitfield Okafor Vincent Roe Doe Mary Patricia Jennifer Linda Barbara Susan Jessica Sarah Karen Lisa Nancy Sandra ' +
  'Ashley Emily Donna Amanda Melissa Rebecca Laura Amy Anna Grace Wilhelmina Robert John Michael David Richard Mark ' +
  'Brandon Benjamin Samuel Frank Dennis Tyler Aaron Jose Adam Nathan Henry Peter Kyle Noah Carl Harold Boston Chicago'

describe('the words of a header that may be told', () => {
  test.each([
    ['svcfromdt_2', ['svc', 'from', 'dt']],
    ['AMT_PD_BY_PLAN', ['amt', 'pd', 'by', 'plan']],
    ['PaidAmount', ['paid', 'amount']],
    ['Betrag', []],
    ['', []],
  ])('%s: %j', (header, words) => {
    expect(knownWords(header)).toEqual(words)
  })

  it('hold no name of a person, in whatever case and beside whatever', () => {
    for (const name of people.split(' ')) {
      for (const written of [name, name.toLowerCase(), name.toUpperCase()]) {
        expect(knownWords(written)).toEqual([])
        expect(knownWords(`${written}_Paid_Amt`)).toEqual(['paid', 'amt'])
        expect(knownWords(`Paid ${written}`)).toEqual(['paid'])
      }
    }
  })

  it('are of the list and without a digit, whatever stands there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (header) => {
        for (const word of knownWords(header)) {
          expect(word).toMatch(/^[a-z]+$/)
          expect(isTradeWord(word)).toBe(true)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it.each(['discharge', 'discount', 'billing', 'charge', 'provider', 'member', 'dispense'])(
    'hold %s as one word, whatever short names are in use',
    (word) => {
      expect(isTradeWord(word)).toBe(true)
    },
  )

  it('are those of the first forty characters', () => {
    expect(knownWords(`${'claim '.repeat(7)}paid`)).toEqual(
      Array.from({ length: 6 }, () => 'claim'),
    )
  })
})
