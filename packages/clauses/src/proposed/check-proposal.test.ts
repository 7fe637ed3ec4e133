import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sentencesOf } from '../sentences-of.ts'
import { misread } from '../testing/misread-sentences.table.ts'
import { proposalMutants } from '../testing/proposal-mutants.ts'
import { nothing, proposals } from '../testing/proposals.table.ts'
import { checkProposal } from './check-proposal.ts'
import { figuresIn } from './figures-in.ts'
import { sentencesToRead } from './sentences-to-read.ts'

const asked = ([sentence, said, quote = sentence]: (typeof proposals)[number]) => ({
  sentence,
  sentences: sentencesOf([{ page: 1, text: sentence }]),
  proposed: { ...nothing, ...said, quote },
})
const honest = proposals.map(asked)

test.each(honest)('an honest proposal stands: $sentence', ({ sentence, sentences, proposed }) => {
  expect(checkProposal(sentences, proposed)).toMatchObject({ page: 1, quote: sentence })
})

test('every one of more than 1,000 proposals that say something else is refused', () => {
  const mutants = honest.flatMap(({ sentences, proposed }) =>
    proposalMutants(proposed).map(([what, mutant]) => ({ what, mutant, sentences, proposed })),
  )
  expect(honest.length).toBeGreaterThanOrEqual(25)
  expect(mutants.length).toBeGreaterThanOrEqual(1_000)
  const passed = mutants.filter(
    ({ sentences, mutant }) => typeof checkProposal(sentences, mutant) !== 'string',
  )
  expect(passed.map(({ what, proposed }) => `${what}: ${proposed.quote}`)).toEqual([])
})

test.each(misread.map(asked))('is refused: $sentence', ({ sentences, proposed }) => {
  expect(checkProposal(sentences, proposed)).toBeTypeOf('string')
})

describe('a liar in the right shape', () => {
  const lines = proposals.map(([text], at) => ({ page: 1 + Math.floor(at / 5), text }))
  const sentences = lines.flatMap((line) => sentencesOf([line]))
  const texts = sentences.map(({ text }) => text)
  const figure = fc.constantFrom(null, 1, 2, 4, 12, 17, 18, 20, 25, 30, 60, 62.5, 75, 80, 90, 110)
  const codes = fc.array(fc.constantFrom('97110-97140', '97810', '99213', 'J1885', 'KX', '0450'), {
    maxLength: 2,
  })
  const liar = fc.record({
    page: fc.integer({ min: 1, max: 8 }),
    quote: fc.oneof(fc.constantFrom(...texts), fc.string()),
    claims: fc.constantFrom('medical' as const, 'pharmacy' as const),
    ...{ codes, revenueCodes: codes, modifiers: codes, places: codes, ndcs: codes },
    ...{ exceptCodes: codes, exceptModifiers: codes, ageFrom: figure, ageTo: figure },
    sex: fc.constantFrom('F' as const, 'M' as const, null),
    term: fc.constantFrom(
      ...(['not-covered', 'limit', 'supply', 'price'] as const),
      ...(['case-rate', 'filing', 'copay', 'coinsurance'] as const),
    ),
    of: fc.constantFrom('visits' as const, 'units' as const, 'days-supply' as const, null),
    per: fc.constantFrom(
      'day' as const,
      'month' as const,
      'year' as const,
      'lifetime' as const,
      null,
    ),
    ...{ most: figure, yearBegins: figure, days: figure, dollars: figure, percent: figure },
    ...{ percentOfCharge: figure, percentOfMedicare: figure, perUnit: figure, perService: figure },
  })

  test('says nothing that its document does not', () => {
    fc.assert(
      fc.property(liar, (proposed) => {
        const checked = checkProposal(sentences, proposed)
        if (typeof checked === 'string') return
        expect(texts).toContain(checked.quote)
        const known = figuresIn(checked.quote).map(({ value }) => value)
        const said = Object.values(checked.term).filter((value) => typeof value === 'number')
        for (const value of said) expect(known).toContain(value)
      }),
      { numRuns: 5_000 },
    )
  })

  test('has no figures of its own put on a true quote', () => {
    fc.assert(
      fc.property(fc.constantFrom(...honest), liar, ({ sentences: own, proposed }, lie) => {
        const mixed = { ...lie, page: proposed.page, quote: proposed.quote, term: proposed.term }
        const checked = checkProposal(own, mixed)
        if (typeof checked !== 'string') expect(checked).toEqual(checkProposal(own, proposed))
      }),
      { numRuns: 5_000 },
    )
  })
})

test('only what rules did not understand, and what could hold a rule, is read by anybody else', () => {
  const lines = [
    'Physical therapy is limited to 20 visits per plan year.',
    'This agreement is between Acme Health and Mercy Hospital.',
    'Inpatient care requires prior authorization after 3 days.',
    'The allotment of therapy is 30 sessions annually.',
    'Nothing is paid for acupuncture.',
    `Services ${'of this kind '.repeat(100)}are limited to 20 visits.`,
  ].map((text) => ({ page: 1, text }))
  expect(sentencesToRead(lines).map(({ text }) => text)).toEqual([lines[3]?.text, lines[4]?.text])
})
