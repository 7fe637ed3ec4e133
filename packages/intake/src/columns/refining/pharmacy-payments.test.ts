import { expect, test } from 'vitest'
import type { AssignedColumn } from '../assign-columns.ts'
import { pharmacyPayments } from './pharmacy-payments.ts'

const column = (header: string, meaning?: AssignedColumn['meaning']): AssignedColumn => ({
  column: { index: 0, header, values: ['12.50', '3.00'] },
  meaning,
  number: undefined,
  confidence: 0.9,
  reason: '',
  ...(meaning === 'ignored' && { gaveWayTo: 'paidCents' }),
})
const meant = (...columns: readonly AssignedColumn[]) =>
  pharmacyPayments(columns).map(({ meaning }) => meaning)

test.each(['Amount Paid to Pharmacy', 'PHARMACY_PAID_AMT', 'Pharmacy Reimbursement'])(
  '%s beside what the plan was billed',
  (header) => {
    expect(meant(column('Amount Billed to Plan', 'paidCents'), column(header, 'ignored'))).toEqual([
      'paidCents',
      'pharmacyPaidCents',
    ])
  },
)

test.each(['Ingredient Cost Paid to Pharmacy', 'Pharmacy Paid Date', 'Pharmacy NPI'])(
  '%s is no payment of a whole',
  (header) => {
    expect(meant(column('Plan Paid', 'paidCents'), column(header))).toEqual([
      'paidCents',
      undefined,
    ])
  },
)

test('alone, what the pharmacy was paid is the payment', () => {
  expect(meant(column('Amount Paid to Pharmacy', 'paidCents'))).toEqual(['paidCents'])
})
