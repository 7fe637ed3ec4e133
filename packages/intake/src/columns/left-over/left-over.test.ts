import { expect, test } from 'vitest'
import type { Meaning } from '../../words/meanings.ts'
import type { AssignedColumn } from '../assign-columns.ts'
import { leftOver } from './left-over.ts'

/** Two patients with claims of two lines each, three claims a patient. */
const claims = ['1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008', '1009', '1010']
const patients = ['P501', 'P502', 'P503', 'P504', 'P505', 'P506', 'P507', 'P508', 'P509', 'P510']
const births = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(
  (digit) => `19${digit}0-03-0${digit}`,
)

const lines = patients.flatMap((patient, person) =>
  claims.slice(0, 2).flatMap((claim) =>
    [1, 3].map((count) => ({
      claim: `${claim}${person}`,
      patient,
      birth: births[person % births.length] ?? '',
      count: String(count === 3 && person < 3 ? 3 : 1),
    })),
  ),
)

function column(
  index: number,
  header: string,
  of: (line: (typeof lines)[number]) => string,
  meaning?: Meaning,
): AssignedColumn {
  const told = { number: undefined, confidence: meaning ? 0.9 : 0, reason: '' }
  return { column: { index, header, values: lines.map(of) }, meaning, ...told }
}

function meant(columns: readonly AssignedColumn[]): readonly (Meaning | 'ignored' | undefined)[] {
  const rows = lines.map((_, at) => ({
    row: at + 2,
    cells: columns.map(({ column: { values } }) => values[at] ?? ''),
  }))
  return leftOver(columns, rows, 'medical').map(({ meaning }) => meaning)
}

const birth = column(0, 'Born', (line) => line.birth, 'birthDay')
const document = column(1, 'Document', (line) => line.claim)
const partner = column(2, 'Partner', (line) => line.patient)

test('of two numbers with one birth date each, the one of which the other has one is the patient', () => {
  expect(meant([birth, document, partner])).toEqual(['birthDay', 'claimId', 'patientKey'])
})

test('two that stand for each other are not told apart', () => {
  const other = column(2, 'Holder', (line) => line.patient.replace('P', 'H'))
  expect(meant([birth, { ...partner, column: { ...partner.column, index: 1 } }, other])).toEqual([
    'birthDay',
    undefined,
    undefined,
  ])
})

test('whole numbers of which most are one are units, where they count nothing else', () => {
  const counts = (header: string) => meant([birth, column(1, header, (line) => line.count)])[1]
  expect(counts('Zq.')).toBe('units')
  expect(counts('Dep Seq')).toBeUndefined()
})

test('where two columns hold such numbers neither is units', () => {
  const both = ['Zq.', 'Xr.'].map((header, at) => column(at + 1, header, (line) => line.count))
  expect(meant([birth, ...both])).toEqual(['birthDay', undefined, undefined])
})
