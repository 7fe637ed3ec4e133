import { day } from '@plumbline/engine'
import { describe, expect, test } from 'vitest'
import { readClaims } from '../read-claims.ts'
import { lookAt } from '../take-look.ts'

const auditDay = day('2026-02-02')

/** Twelve lines of a claim each, with further columns whose cells follow the number of the line. */
async function looked(more: string, cells: (at: number) => string) {
  const rows = Array.from(
    { length: 12 },
    (_, at) => `C100${at},P${at},2025-03-${String(at + 1).padStart(2, '0')},99213,${cells(at)}`,
  )
  const text = ['Claim ID,Patient ID,Date of Service,CPT', ...rows].map((row, at) =>
    at === 0 ? `${row},${more}` : row,
  )
  const read = await readClaims(
    { name: 'claims.csv', bytes: Buffer.from(text.join('\n')) },
    { auditDay },
  )
  return {
    notes: read.file.notes,
    questions: lookAt(read, auditDay).questions.filter(({ kind }) => kind === 'unread'),
  }
}

describe('columns that nothing tells the meaning of', () => {
  test('amounts are asked about where nothing says what was paid', async () => {
    const { notes, questions } = await looked(
      'Charge,Zeta,Eta',
      (at) => `${200 + at}.50,${90 + 7 * (at % 3)}.10,${40 + 3 * (at % 5)}.35`,
    )
    expect(questions).toEqual([
      {
        kind: 'unread',
        keys: ['Zeta', 'Eta'],
        text: 'What are Zeta, Eta? They hold amounts, and are left out unless you say that one of them is what was charged, allowed or paid.',
      },
    ])
    expect(notes.join(' ')).toContain('The columns Zeta, Eta hold amounts and were not read')
  })

  test('a running balance is none of them', async () => {
    const { notes, questions } = await looked(
      'Charge,Running Balance',
      (at) => `${100 + at}.00,${1000 + at * 110}.50`,
    )
    expect(questions).toEqual([])
    expect(notes.join()).not.toContain('Running Balance')
  })

  test('they are told and not asked about where it is known', async () => {
    const { notes, questions } = await looked(
      'Charge,Allowed,Paid,Zeta',
      (at) => `200.50,120.00,${90 + (at % 3)}.10,${40 + 3 * (at % 5)}.35`,
    )
    expect(questions).toEqual([])
    expect(notes.join(' ')).toContain('The column Zeta holds amounts and was not read')
  })

  test('NPIs of two columns are asked about, and further diagnoses told', async () => {
    const { notes, questions } = await looked(
      'Charge,Paid,Diagnosis,Alpha,Beta,Gamma',
      (at) =>
        `200.50,90.10,I10,${at % 2 ? '1234567893' : '1245319599'},${at % 3 ? '1245319599' : '1234567893'},${at % 2 ? 'E11.65' : 'M54.50'}`,
    )
    expect(questions.map(({ keys }) => keys)).toEqual([['Alpha', 'Beta']])
    expect(notes.join(' ')).toContain(
      'The column Gamma holds diagnosis codes and was not read, since nothing tells which.',
    )
  })

  test('nothing is said of words', async () => {
    const { notes, questions } = await looked('Charge,Paid,Omega', () => '200.50,90.10,nice')
    expect(questions).toEqual([])
    expect(notes.join(' ')).not.toContain('Omega')
  })
})
