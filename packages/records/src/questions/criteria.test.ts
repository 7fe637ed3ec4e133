import { expect, test } from 'vitest'
import { agree } from '../facts/agree.ts'
import { checkFact } from '../facts/check-fact.ts'
import { openQuestions } from '../facts/decide-facts.ts'
import { itemsAsked } from '../facts/items-asked.ts'
import type { CoverageTables } from '../held-tables.ts'
import type { BilledLine, RecordLine } from '../record.ts'
import { reviewRecord } from '../review-record.ts'

const coverage: CoverageTables = {
  documents: ['LCD 90001', 'article 80001', 'article 80003'],
  listing: ['article 80001'],
  silent: ['article 80003'],
  criteria: [
    { name: 'six weeks of exercises', words: ['home exercises', 'physical therapy'] },
    { name: 'walks with an aid', words: ['cane', 'walker'] },
    { name: 'pain at night', words: ['night pain'] },
    { name: 'picture taken', words: ['radiograph'] },
  ],
}
const billed: BilledLine = {
  ...{ serviceFromDay: undefined, serviceThroughDay: undefined, procedureCode: 'A0001' },
  ...{ modifiers: [], ageYears: 54, sex: 'F', renderingNpi: undefined, billingNpi: undefined },
  ...{ facilityNpi: undefined, prescriberNpi: undefined, units: 1, ndcQuantity: undefined },
  ...{ unitOfMeasure: undefined, diagnoses: [] },
}
const lines: readonly RecordLine[] = [
  'Did home exercises for seven weeks.',
  'No night pain.',
  'Walker refused.',
  'Uses a cane.',
  'Arcane matters were discussed.',
].map((text) => ({ page: 1, text }))

const review = (held = { coverage }) =>
  reviewRecord(lines, billed, () => false, held).find(({ question }) => question === 'criteria')

test('criteria of coverage are a list with quotes, and no verdict', () => {
  expect(review()).toEqual({
    question: 'criteria',
    answer: 'cannot-tell',
    because:
      'The service is named by LCD 90001, article 80001, article 80003. article 80001 lists a diagnosis that was billed. article 80003 lists none of them. Words of its lines name: six weeks of exercises; walks with an aid. Denied, or told of another time: pain at night. Nothing names: picture taken. Whether it is covered is for whoever signs.',
    quotes: [0, 2, 3, 1].map((at) => lines[at]),
  })
})

test('without a list there is no such question', () => {
  expect(reviewRecord(lines, billed, () => false).map(({ question }) => question)).not.toContain(
    'criteria',
  )
})

test('a model quotes lines for criteria, and the answer stays a list', () => {
  const held = { coverage }
  const rules = reviewRecord(lines, billed, () => false, held)
  expect(openQuestions(billed, rules, held)).toEqual(['criteria'])
  const items = itemsAsked(['criteria'], held)
  const fact = (name: string, quote: string) =>
    checkFact(
      lines,
      { page: 1, quote, element: 'criterion', side: null, minutes: null, apart: null, item: name },
      ['criterion'],
      items,
    )
  const cane = fact('walks with an aid', 'Uses a cane.')
  if (typeof cane === 'string') throw new Error(cane)
  const [answer] = agree(['criteria'], [[cane], [cane], [cane]], billed, rules, held)
  expect(answer).toMatchObject({ answer: 'cannot-tell', quotes: [{ text: 'Uses a cane.' }] })
  expect(answer?.because).toContain('Its lines were quoted for: walks with an aid.')
  expect(answer?.because).toContain('No line was quoted for: six weeks of exercises;')
  expect(fact('pain at night', 'No night pain.')).toBe('turned')
  expect(fact('walks with an aid', 'Walker refused.')).toBe('turned')
  expect(fact('walks with an aid', 'Arcane matters were discussed.')).toBe('value')
  expect(fact('picture taken', 'Uses a cane.')).toBe('value')
  const decision = { page: 1, quote: 'Uses a cane.', element: 'decision', item: 'walks with an aid' } as const // prettier-ignore
  expect(checkFact(lines, { ...decision, side: null, minutes: null, apart: null }, ['decision'], items)).toBe('value') // prettier-ignore
})
