import { day } from '@plumbline/engine'
import { describe, expect, test } from 'vitest'
import { agree, couldNotBeRead } from '../facts/agree.ts'
import { checkFact } from '../facts/check-fact.ts'
import { openQuestions } from '../facts/decide-facts.ts'
import { itemsAsked } from '../facts/items-asked.ts'
import type { HeldTables, VisitTables } from '../held-tables.ts'
import type { BilledLine, RecordLine } from '../record.ts'
import { reviewRecord } from '../review-record.ts'

// Minutes, levels, things and counts are made up: the real ones are their publisher's.
const visits: VisitTables = {
  release: '2026',
  level: { minutes: 11, decision: 'moderate' },
  items: {
    problems: [
      {
        name: 'settled condition',
        words: ['well controlled', 'doing fine'],
        steps: [
          { least: 1, level: 'low' },
          { least: 2, level: 'moderate' },
        ],
      },
      {
        name: 'unsettled condition',
        words: ['poorly controlled'],
        steps: [{ least: 1, level: 'moderate' }],
      },
    ],
    data: [{ name: 'tracing read', words: ['tracing'], steps: [{ least: 1, level: 'moderate' }] }],
    risk: [
      {
        name: 'medicine changed',
        words: ['dose raised'],
        steps: [{ least: 1, level: 'moderate' }],
      },
      { name: 'rest', words: ['rest and fluids'], steps: [{ least: 1, level: 'low' }] },
    ],
  },
}
const billed: BilledLine = {
  ...{ serviceFromDay: day('2026-03-04'), serviceThroughDay: undefined, procedureCode: '99214' },
  ...{ modifiers: [], ageYears: 54, sex: 'F', renderingNpi: undefined, billingNpi: undefined },
  ...{ facilityNpi: undefined, prescriberNpi: undefined, units: 1, ndcQuantity: undefined },
  ...{ unitOfMeasure: undefined, diagnoses: [] },
}

const lines = (...texts: readonly string[]) =>
  texts.map((text, at): RecordLine => ({ page: 1 + Math.floor(at / 20), text }))

function level(texts: readonly string[], held: HeldTables = { visits }, code = '99214') {
  const line = { ...billed, procedureCode: code }
  const reviews = reviewRecord(lines(...texts), line, () => false, held)
  return reviews.find(({ question }) => question === 'level')
}

describe('total time reaches the minutes of the code', () => {
  test.each([
    'Total time on the day of the visit: 12 minutes.',
    'I spent a total of 11 minutes on this visit today.',
    'Total time spent today 1 hour 5 minutes',
    'Total time: 1.5 hours',
    'Time today totaled 40 minutes, excluding the procedure.',
    'Seen 03/04/2026. Total time was 12 min.',
    'Total time on 03/04/2026: 12 mins',
  ])('%s', (text) => {
    expect(level([text])).toMatchObject({ answer: 'supported', quotes: [{ text }] })
  })
})

describe('is no total time of the visit', () => {
  test.each([
    'Total time was less than 12 minutes.',
    'I did not spend a total of 40 minutes.',
    'Total time last visit: 45 minutes',
    'Total nursing time 30 minutes',
    'Total time for the injection procedure: 30 minutes',
    'Total time 30-39 minutes',
    'Total time about 12 minutes',
    'Total time [ ] 11 min [ ] 20 min',
    'Total time ___ minutes',
    'Copied from 1/2/2026: total time 40 minutes',
    'On 2/2/2026 the total time was 40 minutes.',
    'Total time would be 40 minutes.',
    'Counseling 25 minutes',
    'Pain for 30 minutes after meals, total cholesterol at that time 240.',
    'Resident spent a total of 40 minutes.',
    'Total tourniquet time 40 minutes',
    'Total time 20 minutes of 40 minutes',
    'Total time (template): 40 minutes',
    'Family total time in waiting room 40 minutes',
    'Total time up to 40 minutes',
    'Total psychotherapy time 40 minutes',
  ])('%s', (text) => {
    expect(level([text])?.answer).toBe('not-found')
  })
})

test('a shorter time, or two times, is no verdict that the visit was lower', () => {
  expect(level(['Total time 9 minutes'])).toMatchObject({
    answer: 'not-found',
    because:
      'It states 9 minutes of total time; 99214 takes 11 by time (visit levels 2026). Nothing that counts in decision making was found by the words of the table.',
  })
  expect(level(['Total time 9 minutes', 'Total time 30 minutes'])?.answer).toBe('not-found')
  expect(level(['Total time 9 minutes', 'Asthma poorly controlled', 'Dose raised'])).toMatchObject({
    answer: 'cannot-tell',
    because:
      'It states 9 minutes of total time; 99214 takes 11 by time (visit levels 2026). Words of its lines point at: problems moderate (unsettled condition), data none, risk moderate (medicine changed). Two of three may reach moderate, which 99214 takes; whether they apply is for whoever signs.',
  })
})

test('without a table for the day and code there is no verdict, and it says so', () => {
  expect(level(['Total time 200 minutes'], {})).toEqual({
    question: 'level',
    answer: 'cannot-tell',
    because: 'No table of visit levels for 2026-03-04 was imported, so no level is judged.',
    quotes: [],
  })
  expect(
    level(['Total time 200 minutes'], { visits: { ...visits, level: undefined } })?.because,
  ).toBe('The imported table of visit levels (2026) does not list 99214, so no level is judged.')
  expect(level(['Total time 200 minutes'], {}, '80053')).toBeUndefined()
})

describe('decision making, read three times', () => {
  const record = lines(
    'Asthma poorly controlled',
    'Gout doing fine',
    'Knee doing fine',
    'Tracing reviewed',
    'Dose raised',
    'Advised rest and fluids',
    'Was poorly controlled last year',
    'Tracing was not done',
  )
  const held = { visits }
  const rules = reviewRecord(record, billed, () => false, held)
  const items = itemsAsked(['level'], held)
  const fact = (name: string, quote: string) =>
    checkFact(
      record,
      { page: 1, quote, element: 'decision', side: null, minutes: null, apart: null, item: name },
      ['decision'],
      items,
    )

  function told(...said: readonly (readonly [string, string])[]) {
    const reading = said.flatMap(([name, quote]) => {
      const found = fact(name, quote)
      return typeof found === 'string' ? [] : [found]
    })
    expect(reading).toHaveLength(said.length)
    return agree(['level'], [reading, reading, reading], billed, rules, held)[0]
  }

  test('is asked where the time does not reach it', () => {
    expect(openQuestions(billed, rules, held)).toContain('level')
    expect(openQuestions(billed, rules, {})).not.toContain('level')
    expect(items.map(({ name }) => name)).toEqual([
      ...['settled condition', 'unsettled condition', 'tracing read', 'medicine changed', 'rest'],
    ])
    const timed = reviewRecord(lines('Total time 12 minutes'), billed, () => false, held)
    expect(openQuestions(billed, timed, held)).not.toContain('level')
  })

  test('two of three parts decide', () => {
    const problem = ['unsettled condition', 'Asthma poorly controlled'] as const
    const risk = ['medicine changed', 'Dose raised'] as const
    expect(told(problem, risk)).toMatchObject({
      answer: 'supported',
      because:
        'Its lines tell of: problems moderate (unsettled condition), data none, risk moderate (medicine changed); 99214 takes moderate in two of three (visit levels 2026).',
      quotes: [{ text: 'Asthma poorly controlled' }, { text: 'Dose raised' }],
    })
    expect(told(['tracing read', 'Tracing reviewed'], risk)?.answer).toBe('supported')
    expect(told(problem)?.answer).toBe('not-found')
    expect(told(problem, ['rest', 'Advised rest and fluids'])?.answer).toBe('not-found')
    expect(told()?.because).toBe(couldNotBeRead)
  })

  test('a level that hangs on a count is for a person', () => {
    const two = [
      ['settled condition', 'Gout doing fine'],
      ['settled condition', 'Knee doing fine'],
      ['medicine changed', 'Dose raised'],
    ] as const
    const level = told(...two)
    expect(level?.answer).toBe('cannot-tell')
    expect(level?.because).toContain('It hangs on how many things several lines tell of.')
  })

  test.each([
    ['unsettled condition', 'Was poorly controlled last year', 'turned'],
    ['tracing read', 'Tracing was not done', 'turned'],
    ['medicine changed', 'Advised rest and fluids', 'value'],
    ['heroic surgery', 'Dose raised', 'value'],
    ['medicine changed', 'Dose was raised', 'quote'],
    ['medicine changed', 'raised', 'cut'],
  ])('%s of “%s” is refused', (name, quote, fault) => {
    expect(fact(name, quote)).toBe(fault)
  })
})
