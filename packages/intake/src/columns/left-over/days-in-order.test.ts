import { expect, test } from 'vitest'
import { readText } from '../../testing/read-text.ts'

const day = (at: number, later = 0) => `2025-03-${String(at + 1 + later).padStart(2, '0')}`
const each = (row: (at: number) => string) => Array.from({ length: 8 }, (_, at) => row(at))

test('a first day behind the last one is none: the other column of such a name is', async () => {
  const { lines } = await readText(
    [
      'Claim,Member ID,1st Svc Dt,Lst Svc Dt,Proc Dt,CPT,Charge,Paid',
      ...each((at) => `C${at},M${at},${day(at)},${day(at)},${day(at, 9)},99213,120.00,80.00`),
    ].join('\n'),
  )
  expect(lines.every((line) => line.serviceFromDay === line.serviceThroughDay)).toBe(true)
})

test('a prescription is issued before it is filled, and not paid then', async () => {
  const { lines } = await readText(
    [
      'Member ID,Rx Number,Issue Date,Fill Date,NDC,Drug Name,Qty,Days Supply,Plan Paid',
      ...each(
        (at) =>
          `M${at},70010${at},${day(at)},${day(at, 2)},00378718505,METFORMIN 500 MG TAB,60,30,8.00`,
      ),
    ].join('\n'),
  )
  expect(lines.map(({ paidDay }) => paidDay)).toEqual(each(() => '').map(() => undefined))
  expect(
    lines.every(({ writtenDay = 0, serviceFromDay = 0 }) => serviceFromDay - writtenDay === 2),
  ).toBe(true)
})

test('a column that says outright when it was paid keeps days before the service', async () => {
  const { lines } = await readText(
    [
      'Claim,Member ID,DOS,Paid Date,CPT,Charge,Paid',
      ...each((at) => `C${at},M${at},${day(at, 9)},${day(at)},99213,120.00,80.00`),
    ].join('\n'),
  )
  expect(lines.every(({ paidDay }) => paidDay !== undefined)).toBe(true)
})
