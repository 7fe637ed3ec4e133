import { day } from '@plumbline/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BilledLine, RecordLine } from './record.ts'
import { recordNote } from './record-note.ts'
import { reviewRecord } from './review-record.ts'
import { drugNotes, furtherNotes } from './testing/further-notes.table.ts'
import { answerOf, plainNotes, traps, type Note } from './testing/notes.table.ts'

const isPatient = (number: string) => number.replaceAll('-', '').toUpperCase() === 'W123456789'

function billed({
  code = '99213',
  modifiers = [],
  quantity,
  diagnoses = [],
}: Omit<Note, 'name' | 'text' | 'expected'>): BilledLine {
  return {
    serviceFromDay: day('2024-03-04'),
    serviceThroughDay: undefined,
    procedureCode: code,
    modifiers,
    ageYears: 54,
    sex: 'F',
    renderingNpi: '1234567893',
    billingNpi: undefined,
    facilityNpi: undefined,
    prescriberNpi: undefined,
    units: 8,
    ndcQuantity: quantity?.[0],
    unitOfMeasure: quantity?.[1],
    diagnoses,
  }
}

const linesOf = (text: string): RecordLine[] =>
  text.split('\n').map((line) => ({ page: 1, text: line }))

function answers(note: Note) {
  const reviews = reviewRecord(linesOf(note.text), billed(note), isPatient)
  return Object.fromEntries(reviews.map(({ question, answer }) => [question, answer]))
}

describe.each([
  ['plain notes', plainNotes],
  ['traps', traps],
  ['further notes', furtherNotes],
  ['doses, waste and diagnoses', drugNotes],
])('%s', (_, notes) => {
  test.each(notes)('$name', (note) => {
    const expected = Object.entries(note.expected).map(([question, sign]) => [
      question,
      answerOf[sign],
    ])
    expect(answers(note)).toMatchObject(Object.fromEntries(expected))
  })
})

test('quotes are the record’s own lines, however they are written, and few', () => {
  const words = fc.constantFrom(
    ...['Date of service: 03/04/2024', 'left knee', 'Signed by J', 'DOB 1/1/1970', 'x'.repeat(400)],
    ...['W123456789', '40 minutes total time', '1234567893', '(((((', 'unsigned', '\u0000', ''],
  )
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), (texts) => {
      const lines = texts.map((text, at) => ({ page: 1 + Math.floor(at / 3), text }))
      for (const { quotes } of reviewRecord(lines, billed({ modifiers: ['LT'] }), isPatient)) {
        expect(quotes.length).toBeLessThanOrEqual(5)
        for (const { page, text } of quotes)
          expect(
            lines.some(
              (line) => line.page === page && line.text.startsWith(text.replace(/…$/, '')),
            ),
          ).toBe(true)
      }
    }),
  )
})

test('any text is answered', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2000 }), (text) => {
      expect(reviewRecord(linesOf(text), billed({}), isPatient).length).toBeGreaterThanOrEqual(5)
    }),
  )
})

test('what a person keeps names question, answer and page, and no word of the record', () => {
  const text = 'Ann Made-Up W123456789, seen on 03/04/2024\nMade-Up: left knee'
  const note = recordNote(reviewRecord(linesOf(text), billed({ modifiers: ['RT'] }), isPatient))
  expect(note).toContain(
    'Date of service: supported by what was supplied. It names the day that was billed as the day of the service. (page 1)',
  )
  expect(note).toContain('Side: contradicted by what was supplied.')
  expect(note).not.toMatch(/Made-Up|W123456789|Ann|knee/)
})
