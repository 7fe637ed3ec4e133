import { claimLine, day, isoDate, type ClaimLine } from '@plumbline/engine'
import { expect, test } from 'vitest'
import { settleDaysOfStays } from './days-of-stays.ts'

type Fields = Partial<Omit<ClaimLine, 'procedure'>>

const stay = {
  claimId: 'A',
  drg: '470',
  admissionDay: day('2024-05-01'),
  dischargeDay: day('2024-05-04'),
} satisfies Fields

/** Days of service of the lines: first and last. */
const cases: readonly (readonly [string, readonly Fields[], readonly string[]])[] = [
  ['a stay', [stay], ['2024-05-01 2024-05-04']],
  ['a stay that has not ended', [{ ...stay, dischargeDay: undefined }], ['2024-05-01 -']],
  [
    'a discharge before the admission',
    [{ ...stay, dischargeDay: day('2024-04-01') }],
    ['2024-05-01 -'],
  ],
  ['a stay without an admission', [{ ...stay, admissionDay: undefined }], ['- -']],
  [
    'a file in which another row has a date',
    [stay, { ...stay, claimId: 'B', serviceFromDay: day('2024-06-01') }],
    ['- -', '2024-06-01 -'],
  ],
  ['one line of a stay', [{ ...stay, revenueCode: '0250' }], ['- -']],
  ['a service of a doctor in hospital', [{ ...stay, procedureCode: '99231' }], ['- -']],
]

test.each(cases)('days of service of %s', (_, fields, expected) => {
  const lines = fields.map((each) => ({ ...claimLine(each) }))
  const { notes } = settleDaysOfStays(lines)
  expect(
    lines.map((line) => `${isoOf(line.serviceFromDay)} ${isoOf(line.serviceThroughDay)}`),
  ).toEqual(expected)
  expect(notes).toHaveLength(expected[0]?.startsWith('2024-05') === true ? 1 : 0)
})

function isoOf(of: ClaimLine['serviceFromDay']): string {
  return of === undefined ? '-' : isoDate(of)
}
