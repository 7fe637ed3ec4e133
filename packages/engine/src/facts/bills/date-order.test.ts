import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimLine } from '../../claim/claim-line.ts'
import { contradictionIn, dateOrders, isInUsualOrder } from './date-order.ts'

const auditDay = 20_000
const day = fc.option(fc.integer({ min: auditDay - 5, max: auditDay + 1 }), {
  nil: undefined,
  freq: 1,
})
const birth = fc.option(fc.constantFrom(-40_000, auditDay - 3, auditDay), {
  nil: undefined,
  freq: 1,
})

const lines = fc
  .record({
    birthDay: birth,
    deathDay: day,
    serviceFromDay: day,
    serviceThroughDay: day,
    receivedDay: day,
    paidDay: day,
    writtenDay: day,
    admissionDay: day,
    dischargeDay: day,
    billType: fc.constantFrom(undefined, '111'),
  })
  .map(claimLine)

describe('orders of dates', () => {
  test('a line in the usual order breaks none of them', () => {
    fc.assert(
      fc.property(lines, (line) => {
        if (!isInUsualOrder(line, auditDay)) return
        const broken = dateOrders.filter((order) => contradictionIn(line, order, auditDay))
        expect(broken).toEqual([])
      }),
    )
  })

  test('birth, service, receipt, payment, audit is the usual order', () => {
    const line = claimLine({
      birthDay: 0,
      serviceFromDay: 19_000,
      receivedDay: 19_010,
      paidDay: 19_020,
    })
    expect(isInUsualOrder(line, auditDay)).toBe(true)
    expect(isInUsualOrder({ ...line, paidDay: 19_005 }, auditDay)).toBe(false)
  })
})
