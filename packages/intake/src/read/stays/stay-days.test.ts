import { claimLine, day, isoDate, type ClaimLine } from '@plumbline/engine'
import { expect, test } from 'vitest'
import type { ClaimLineDraft } from '../claim-line-draft.ts'
import { settleStayDays } from './stay-days.ts'

type Fields = Partial<Omit<ClaimLine, 'procedure'>>

const bill = {
  claimId: 'A',
  billType: '111',
  dischargeStatus: '01',
  admissionDay: day('2024-05-01'),
  serviceFromDay: day('2024-05-01'),
  serviceThroughDay: day('2024-05-08'),
} satisfies Fields

const room = { ...bill, revenueCode: '0120', units: 7 } satisfies Fields
const drug = { ...bill, revenueCode: '0250', units: 3 } satisfies Fields
const ofOneDay = {
  serviceFromDay: day('2024-05-03'),
  serviceThroughDay: day('2024-05-03'),
} satisfies Fields

const cases: readonly (readonly [string, readonly Fields[], string | undefined])[] = [
  ['a whole stay', [bill], '2024-05-08'],
  ['a whole stay by its lines', [room, drug], '2024-05-08'],
  ['no type of bill, and a status', [{ ...bill, billType: undefined, drg: '470' }], '2024-05-08'],
  [
    'a DRG alone',
    [{ ...bill, billType: undefined, drg: '470', dischargeStatus: undefined }],
    '2024-05-08',
  ],
  ['a whole stay without a status', [{ ...bill, dischargeStatus: undefined }], '2024-05-08'],
  ['the last bill of a stay', [{ ...bill, billType: '114' }], '2024-05-08'],
  ['a type of bill for any of them', [{ ...bill, billType: '11X' }], '2024-05-08'],
  ['a first bill', [{ ...bill, billType: '112', dischargeStatus: '30' }], undefined],
  ['a bill in between', [{ ...bill, billType: '213' }], undefined],
  ['still a patient', [{ ...bill, dischargeStatus: '30' }], undefined],
  ['a replacement', [{ ...bill, billType: '117' }], '2024-05-08'],
  [
    'a replacement without a status',
    [{ ...bill, billType: '117', dischargeStatus: undefined }],
    undefined,
  ],
  ['an outpatient bill', [{ ...bill, billType: '131', admissionDay: undefined }], undefined],
  ['lines of their own days, rooms of all nights', [room, { ...drug, ...ofOneDay }], '2024-05-08'],
  ['lines of their own days without rooms', [drug, { ...drug, ...ofOneDay }], undefined],
  ['rooms up to the last day, which may have been a night', [{ ...room, units: 8 }], undefined],
  ['more rooms than the period has days', [{ ...room, units: 10 }], '2024-05-08'],
  ['fewer rooms than nights', [{ ...room, units: 6 }], '2024-05-08'],
  [
    'a stay of one day',
    [{ ...room, units: 1, serviceThroughDay: day('2024-05-01') }],
    '2024-05-01',
  ],
  [
    'a period that ends before the admission',
    [{ ...bill, admissionDay: day('2024-05-10') }],
    undefined,
  ],
  ['no first day of the period', [{ ...bill, serviceFromDay: undefined }], '2024-05-08'],
  ['no last day', [{ ...bill, serviceThroughDay: undefined }], undefined],
  ['no claim number', [{ ...bill, claimId: undefined }], undefined],
]

test.each(cases)('discharge of %s', (_, fields, expected) => {
  const lines = drafts(fields)
  const { fields: settled, notes } = settleStayDays(lines)
  for (const { dischargeDay } of lines) expect(isoOf(dischargeDay)).toBe(expected)
  expect(settled).toEqual(expected === undefined ? [] : ['dischargeDay'])
  expect(notes).toHaveLength(expected === undefined ? 0 : 1)
})

test('a discharge date that the file states on any line stands', () => {
  const lines = drafts([{ ...room, dischargeDay: day('2024-05-07') }, drug])
  expect(settleStayDays(lines)).toEqual({ fields: [], notes: [] })
  expect(lines.map(({ dischargeDay }) => isoOf(dischargeDay))).toEqual(['2024-05-07', undefined])
})

test.each([
  ['as many nights of rooms as the period has', 7, '111', '2024-05-01'],
  ['fewer, so that it may begin before the stay', 6, '111', undefined],
  ['a first bill', 7, '112', '2024-05-01'],
  ['a last bill', 7, '114', undefined],
])('admission by %s', (_, units, billType, expected) => {
  const lines = drafts([{ ...room, units, billType, admissionDay: undefined }])
  settleStayDays(lines)
  expect(isoOf(lines[0]?.admissionDay)).toBe(expected)
})

test('the notes say what was taken for what', () => {
  const whole = { ...room, admissionDay: undefined }
  const { fields, notes } = settleStayDays(drafts([whole, { ...whole, claimId: 'B' }]))
  expect(fields).toEqual(['dischargeDay', 'admissionDay'])
  expect(notes).toEqual([
    '2 inpatient bills have no discharge date: the last day of the period that the bill covers was taken for it, where its type of bill or discharge status says that the stay ended.',
    '2 inpatient bills have no admission date: the first day of the period was taken for it, because as many nights of room and board are charged.',
  ])
})

function drafts(fields: readonly Fields[]): ClaimLineDraft[] {
  return fields.map((each) => ({ ...claimLine(each) }))
}

function isoOf(of: ClaimLine['dischargeDay']): string | undefined {
  return of === undefined ? undefined : isoDate(of)
}
