import { expect, test } from 'vitest'
import { readClauses } from './read-clauses.ts'
import { sentencesOf } from './sentences-of.ts'
import { contractSentences } from './testing/contract-sentences.table.ts'
import { furtherSentences } from './testing/further-sentences.table.ts'
import { laterSentences } from './testing/later-sentences.table.ts'
import { misread } from './testing/misread-sentences.table.ts'
import { sentences } from './testing/sentences.table.ts'

const linesOf = (text: string) => text.split('\n').map((line) => ({ page: 1, text: line }))
const byKind = <Term extends { readonly kind: string }>(terms: readonly Term[]) =>
  terms.toSorted((one, other) => one.kind.localeCompare(other.kind))

test.each(
  [...sentences, ...furtherSentences, ...contractSentences, ...laterSentences].map(
    ([sentence, ...terms]) => ({
      sentence,
      terms,
    }),
  ),
)('$sentence', ({ sentence, terms }) => {
  const { clauses } = readClauses(linesOf(sentence))
  expect(byKind(clauses.flatMap(({ term }) => term ?? []))).toEqual(byKind(terms))
  for (const { quote } of clauses) expect(sentence).toContain(quote)
})

test('what says another thing than its figures suggest is no rule without a remark', () => {
  // Of the lesser of two, rules read both; what is refused there is a proposal of one.
  const read = misread.filter(([sentence]) => !sentence.startsWith('The lesser of'))
  const taken = read.flatMap(([sentence]) =>
    readClauses(linesOf(sentence)).clauses.filter(({ term, remark }) => term && !remark),
  )
  expect(read.length).toBeGreaterThanOrEqual(40)
  expect(taken.map(({ quote, term }) => [quote, term])).toEqual([])
})

const agreement = [
  'PROVIDER AGREEMENT',
  'ARTICLE III. Compensation',
  '3.1 Professional Services. Payor shall compensate Provider for Covered Services at',
  'one hundred twenty percent (120%) of the then-current Medicare Physician Fee Sched-',
  'ule, or billed charges, whichever is agreed.',
  '3.2 Surgery. Hernia repair (CPT 49505 through 49507) is paid at a case rate of $8,000,',
  'except where the claim was denied. Acupuncture is not covered.',
  '',
  'Exhibit B - Copays',
  '• Office visit: $25 copay',
  '• Emergency room (revenue code 450): $150 copay',
  'This page is left blank.',
]

test('a sentence keeps its words, its place and its page', () => {
  const lines = agreement.map((text, at) => ({ page: at < 8 ? 3 : 4, text }))
  const told = readClauses(lines).clauses.map(({ page, place, quote, term, scope, remark }) => ({
    ...{ page, place, quote, kind: term?.kind, codes: [...scope.codes, ...scope.revenueCodes] },
    hasRemark: remark !== undefined,
  }))
  expect(told).toEqual([
    {
      ...{ page: 3, place: 'Section 3.1', kind: 'price', codes: [], hasRemark: false },
      quote:
        'Payor shall compensate Provider for Covered Services at one hundred twenty percent (120%) of the then-current Medicare Physician Fee Schedule, or billed charges, whichever is agreed.',
    },
    {
      ...{ page: 3, place: 'Section 3.2', kind: 'case-rate', codes: ['49505-49507'] },
      quote:
        'Hernia repair (CPT 49505 through 49507) is paid at a case rate of $8,000, except where the claim was denied.',
      hasRemark: true,
    },
    {
      ...{ page: 3, place: 'Section 3.2', kind: 'not-covered', codes: [], hasRemark: false },
      quote: 'Acupuncture is not covered.',
    },
    {
      ...{ page: 4, place: 'Exhibit B', kind: 'copay', codes: [], hasRemark: false },
      quote: 'Office visit: $25 copay',
    },
    {
      ...{ page: 4, place: 'Exhibit B', kind: 'copay', codes: ['0450'], hasRemark: false },
      quote: 'Emergency room (revenue code 450): $150 copay',
    },
  ])
})

test('what looks like a term and is none that is known is told without one', () => {
  const { clauses } = readClauses(linesOf('Fees rise by 3% on each anniversary.'))
  expect(clauses).toMatchObject([
    { term: undefined, remark: 'Nothing in it was recognized as a term.' },
  ])
})

test('very many clauses are told up to a bound, and the rest counted', () => {
  const lines = Array.from({ length: 620 }, (_, at) => ({
    page: 1,
    text: `Item ${at} is not covered.`,
  }))
  const { clauses, more } = readClauses(lines)
  expect([clauses.length, more]).toEqual([500, 120])
})

test('a sentence that is longer than a quote may be is told by its beginning', () => {
  const long = `Services ${'of this kind and the next '.repeat(60)}are limited to 20 visits per year.`
  const { clauses } = readClauses(linesOf(long))
  expect(clauses.map(({ quote, term }) => [quote.length, term])).toEqual([[1000, undefined]])
  expect(clauses[0]?.remark).toContain('longer than a rule can quote')
})

test('a document of very many lines without an end is read', () => {
  const lines = Array.from({ length: 200_000 }, () => ({ page: 1, text: 'a' }))
  expect(readClauses(lines)).toEqual({ clauses: [], more: 0 })
})

test('a line of very many abbreviations is looked at once', () => {
  // Looked at anew for each of them, so many would take for ever.
  const text = `${'Dr. '.repeat(500_000)}Smith.`
  expect(readClauses([{ page: 1, text }]).clauses).toEqual([])
  const two = 'See Sec. A and Dr. Brown. It ends. No visit over 3 per year is covered.'
  expect(sentencesOf([{ page: 1, text: two }]).map((each) => each.text)).toEqual([
    ...['See Sec. A and Dr. Brown.', 'It ends.', 'No visit over 3 per year is covered.'],
  ])
})
