import { day } from '@plumbline/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BilledLine, RecordLine, RecordReview } from '../record.ts'
import { reviewRecord } from '../review-record.ts'
import { furtherNotes } from '../testing/further-notes.table.ts'
import { plainNotes, traps } from '../testing/notes.table.ts'
import { agree, couldNotBeRead, type Reading } from './agree.ts'
import { checkFact, type BorneOutFact } from './check-fact.ts'
import { linesToRead, openQuestions } from './decide-facts.ts'
import { factElements, kindsApart, type RecordFact } from './record-fact.ts'

const none = { side: null, minutes: null, apart: null, item: null }
const notes = [...plainNotes, ...traps, ...furtherNotes].map(({ text, ...note }) => ({
  ...note,
  lines: text.split('\n').map((line): RecordLine => ({ page: 1, text: line })),
}))

const billed = (code = '99213', modifiers: readonly string[] = []): BilledLine => ({
  serviceFromDay: day('2024-03-04'),
  ...{ serviceThroughDay: undefined, procedureCode: code, modifiers, ageYears: 54, sex: 'F' },
  ...{ renderingNpi: '1234567893', billingNpi: undefined, facilityNpi: undefined },
  ...{ prescriberNpi: undefined, units: 1, ndcQuantity: undefined, unitOfMeasure: undefined },
  diagnoses: [],
})

/** Everything that a reader could say of a line. */
function factsOn({ page, text: quote }: RecordLine): readonly RecordFact[] {
  const base = { page, quote, ...none }
  return [
    ...(['left', 'right', 'both'] as const).map((side): RecordFact => ({
      ...base,
      element: 'side',
      side,
    })),
    ...[1, 20, 25, 30, 32, 38, 40, 45, 60].map((minutes): RecordFact => ({
      ...base,
      element: 'minutes',
      minutes,
    })),
    ...kindsApart.map((apart): RecordFact => ({ ...base, element: 'apart', apart })),
  ]
}

const borneOut = (lines: readonly RecordLine[]) =>
  lines.flatMap((line) =>
    factsOn(line).flatMap((fact) => {
      const found = checkFact(lines, fact, factElements)
      return typeof found === 'string' ? [] : [found]
    }),
  )

test('of over 60 notes every altered quote is refused, and the true ones hold their values', () => {
  expect(notes.length).toBeGreaterThanOrEqual(60)
  expect(traps.length).toBeGreaterThanOrEqual(30)
  let held = 0
  for (const { lines } of notes) {
    for (const { fact } of borneOut(lines)) {
      held += 1
      const { quote, side, minutes } = fact
      if (side !== null && side !== 'both')
        expect(quote.toLowerCase()).toMatch(
          new RegExp(`${side}|\\bo${side === 'left' ? 's' : 'd'}\\b|\\b${side.charAt(0)}t?\\b`),
        )
      if (minutes !== null) expect(quote).toContain(String(minutes))
      for (const altered of alterations(quote))
        expect([altered, checkFact(lines, { ...fact, quote: altered }, factElements)]).toEqual([
          altered,
          expect.stringMatching(/^(?:quote|cut)$/),
        ])
      expect(checkFact(lines, { ...fact, page: 2 }, factElements)).toBe('quote')
    }
  }
  expect(held).toBeGreaterThanOrEqual(25)
})

function alterations(quote: string): readonly string[] {
  const words = quote.trim().split(/\s+/)
  return [
    quote.replace(/[a-z](?=[^a-z]*$)/, 'q'),
    `${quote} It is certain.`,
    words.slice(1).join(' ').replace(/^$/, 'x'),
    [...words, 'always'].join(' '),
    quote.toUpperCase() === quote ? quote.toLowerCase() : quote.toUpperCase(),
    `<b>${quote}</b>`,
    '',
  ].filter((altered) => altered !== quote)
}

const line = (text: string, page = 1): RecordLine => ({ page, text })
const minutesOf = (text: string, minutes: number, ...around: readonly string[]) =>
  checkFact(
    [line(text), ...around.map((each) => line(each))],
    { page: 1, quote: text, ...none, element: 'minutes', minutes },
    factElements,
  )
const sideOf = (text: string, side: 'left' | 'right') =>
  checkFact([line(text)], { page: 1, quote: text, ...none, element: 'side', side }, factElements)

describe('is no fact', () => {
  test.each([
    ['I did not spend 40 minutes with the patient.', 40],
    ['Less than 40 minutes were spent.', 40],
    ['Last visit took 40 minutes.', 40],
    ['Copied from 1/2/2024: 40 minutes total time.', 40],
    ['Template: total time 40 minutes', 40],
    ['Total time 40 to 54 minutes or 60 minutes', 60],
    ['Counselling would take 40 minutes.', 40],
    ['Total time 1:40 minutes', 40],
    ['Pain for 30 minutes after meals.', 30],
    ['Total time 40 minutes', 45],
  ])('minutes: %s', (text, minutes) => {
    expect(minutesOf(text, minutes)).toBeTypeOf('string')
  })

  test.each([
    ['History of left knee surgery.', 'left'],
    ['Patient left the room.', 'left'],
    ['All right, seen today.', 'right'],
    ['Compared with the right knee.', 'right'],
    ['Contralateral left knee is stable.', 'left'],
    ['Right knee replaced instead of left.', 'right'],
    ['Left and right knees examined.', 'left'],
    ['Plan: left knee injection scheduled.', 'left'],
  ] as const)('a side: %s', (text, side) => {
    expect(sideOf(text, side)).toBeTypeOf('string')
  })

  test('what its neighbors deny', () => {
    const lines = [line('The physician did not spend'), line('40 minutes of time with her.')]
    const fact = {
      page: 1,
      quote: lines[1]?.text ?? '',
      ...none,
      element: 'minutes',
      minutes: 40,
    } as const
    expect(checkFact(lines, fact, factElements)).toBe('turned')
  })

  test('a value of another element, or one that nobody asked for', () => {
    const fact = {
      page: 1,
      quote: 'Left knee injected',
      ...none,
      element: 'side',
      side: 'left',
    } as const
    const lines = [line(fact.quote)]
    expect(checkFact(lines, fact, factElements)).toMatchObject({ line: lines[0] })
    expect(checkFact(lines, { ...fact, minutes: 4 }, factElements)).toBe('language')
    expect(checkFact(lines, { ...fact, side: null }, factElements)).toBe('language')
    expect(checkFact(lines, fact, ['minutes'])).toBe('language')
    expect(checkFact(lines, { ...fact, quote: 'Left knee' }, factElements)).toBe('cut')
  })
})

describe('three readings', () => {
  const lines = [
    line('Procedure: left knee injection'),
    line('Right knee was examined, too'),
    line('A separate lesion was removed'),
  ]
  const [left, right] = borneOut(lines)
  if (!left || !right) throw new Error('The lines state sides')
  const side = (
    readings: readonly Reading[],
    modifiers = ['LT'],
    rules: readonly RecordReview[] = [],
  ) => agree(['side'], readings, billed('20610', modifiers), rules)[0]

  test('that agree are answered by the tree', () => {
    expect(side([[left], [left], [left]])).toMatchObject({
      answer: 'supported',
      quotes: [{ text: lines[0]?.text }],
    })
    expect(side([[left], [left], [left]], ['RT'])).toMatchObject({ answer: 'contradicted' })
    expect(
      side([
        [left, right],
        [left, right],
        [right, left],
      ]),
    ).toMatchObject({
      ...{ answer: 'cannot-tell', because: 'Its lines on the service name left and right.' },
    })
  })

  test.each<[string, readonly Reading[]]>([
    ['one says another thing', [[left], [left], [right]]],
    ['one says nothing', [[left], [left], []]],
    ['one failed', [[left], [left], undefined]],
    ['all failed', [undefined, undefined, undefined]],
    ['there are two', [[left], [left]]],
  ])('of which %s could not be read', (_, readings) => {
    expect(side(readings)).toEqual({
      ...{ question: 'side', answer: 'cannot-tell', because: couldNotBeRead, quotes: [] },
    })
  })

  test('that find nothing do not speak against what rules found', () => {
    const rule = {
      question: 'side',
      answer: 'cannot-tell',
      because: 'It names both.',
      quotes: [],
    } as const
    expect(side([[], [], []], ['LT'], [rule])).toMatchObject({ because: couldNotBeRead })
    expect(side([[], [], []])).toMatchObject({ answer: 'not-found' })
  })
})

test('a liar in the right shape can choose among what a record states, and say nothing else', () => {
  const every = notes.map((note) => ({ ...note, held: borneOut(note.lines) }))
  const arbitrary = fc.constantFrom(...every).chain((note) =>
    fc.tuple(
      fc.constant(note),
      fc.array(fc.subarray(note.held.length === 0 ? [] : [...note.held]), {
        minLength: 3,
        maxLength: 3,
      }),
    ),
  )
  fc.assert(
    fc.property(
      arbitrary,
      ([note, readings]: readonly [(typeof every)[number], BorneOutFact[][]]) => {
        const line = billed(note.code, note.modifiers)
        const rules = reviewRecord(note.lines, line, () => false)
        const open = openQuestions(line, rules)
        for (const { question, answer, quotes } of agree(open, readings, line, rules)) {
          const sign = question === 'apart' ? undefined : note.expected[question]
          if (sign === '0') expect(answer).not.toBe('contradicted')
          if (answer === 'supported' || answer === 'contradicted')
            expect(quotes.length).toBeGreaterThan(0)
          for (const { text } of quotes) expect(note.lines.map((each) => each.text)).toContain(text)
        }
      },
    ),
    { numRuns: 2_000 },
  )
})

test('what rules settled is nobody’s to read, and of a record only what could answer', () => {
  const lines = [
    'Ann Made-Up',
    'Member W123456789',
    'DOB 01/15/1970',
    'Chief complaint: pain',
    'Procedure: left knee injection',
    'Tolerated well',
    'Signed by J. Writer',
  ].map((text) => line(text))
  const rules = reviewRecord(lines, billed('20610', ['LT']), () => false)
  expect(openQuestions(billed('20610', ['LT']), rules)).toEqual([])
  expect(openQuestions(billed('99214', ['25']), rules)).toEqual(['time', 'apart'])
  expect(openQuestions(billed('80053'), rules)).toEqual([])
  expect(linesToRead(lines, ['side']).map(({ text }) => text)).toEqual([
    'Chief complaint: pain',
    'Procedure: left knee injection',
    'Tolerated well',
  ])
  expect(linesToRead(lines, ['minutes'])).toEqual([])
})
