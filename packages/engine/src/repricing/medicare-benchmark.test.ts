import { expect, test } from 'vitest'
import { claimLine, type ClaimLine } from '../claim/claim-line.ts'
import { day } from '../claim/day.ts'
import type { ReferenceTables } from '../reference/dated-table.ts'
import { procedureTable, released } from '../testing/tables.ts'
import { compareWithMedicare } from './medicare-benchmark.ts'

const tables: ReferenceTables = {
  laboratoryFees: released('laboratoryFees', procedureTable({ '80053': { cents: 1_000 } })),
}

const lines = (fields: readonly Partial<ClaimLine>[]) =>
  fields.map((each, index) =>
    claimLine({
      index,
      row: index + 2,
      patientKey: `P${index}`,
      serviceFromDay: day('2024-05-06'),
      procedureCode: '80053',
      units: 1,
      billingNpi: '1000000004',
      allowedCents: 1_500,
      ...each,
    }),
  )

test('by kind and payee, with the lines that have a price and an amount', () => {
  const compared = compareWithMedicare(
    lines([
      {},
      { billingNpi: '1000000012', allowedCents: 4_000, units: 2 },
      { billingNpi: undefined, allowedCents: undefined, paidCents: 800, patientShareCents: 200 },
      { procedureCode: '99999' },
      { allowedCents: undefined },
    ]),
    tables,
  )
  expect(Array.from(compared?.centsByLine ?? [])).toEqual([
    [0, 1_000],
    [1, 2_000],
    [2, 1_000],
    [4, 1_000],
  ])
  expect(compared?.benchmark).toEqual({
    lines: 5,
    together: { lines: 3, agreedCents: 6_500, medicareCents: 4_000 },
    byKind: [{ kind: 'Laboratory', lines: 3, agreedCents: 6_500, medicareCents: 4_000 }],
    byPayee: [
      {
        payee: { id: '1000000012', knownBy: 'billing NPI' },
        lines: 1,
        agreedCents: 4_000,
        medicareCents: 2_000,
      },
      {
        payee: { id: '1000000004', knownBy: 'billing NPI' },
        lines: 1,
        agreedCents: 1_500,
        medicareCents: 1_000,
      },
      { lines: 1, agreedCents: 1_000, medicareCents: 1_000 },
    ],
  })
})

test('payees beyond those listed stand together, so that nothing is left out', () => {
  const many = lines(
    Array.from({ length: 30 }, (_, at) => ({ billingNpi: String(1_000_000_000 + at) })),
  )
  const benchmark = compareWithMedicare(many, tables)?.benchmark
  expect(benchmark?.byPayee).toHaveLength(25)
  expect(benchmark?.otherPayees).toEqual({
    payees: 5,
    lines: 5,
    agreedCents: 7_500,
    medicareCents: 5_000,
  })
})

test('nothing without schedules, without prices, or for fills', () => {
  expect(compareWithMedicare(lines([{}]), {})).toBeUndefined()
  expect(compareWithMedicare(lines([{ procedureCode: '99999' }]), tables)).toBeUndefined()
  expect(compareWithMedicare(lines([{ auditType: 'pharmacy' }]), tables)).toBeUndefined()
  expect(compareWithMedicare([], tables)).toBeUndefined()
})
