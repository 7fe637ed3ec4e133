import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimLine, type ClaimLine } from '../../../claim/claim-line.ts'
import { sentenceText } from '../../../sentences/sentence-text.ts'
import { DateOrdersOfFile, sayContradiction } from './date-orders-of-file.ts'
import type { DateOrder } from './date-order.ts'
import { dateOrders } from './date-orders.ts'

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

function breaks(line: ClaimLine, { first, then, slackDays, appliesTo }: DateOrder): boolean {
  const day = line[first] ?? -Infinity
  const limit = then === 'auditDay' ? auditDay : (line[then] ?? Infinity)
  return day > limit + slackDays && (appliesTo?.(line) ?? true)
}

const brokenDateOrders = (line: ClaimLine, on: number) =>
  new DateOrdersOfFile(() => true).brokenBy(line, on)

describe('broken orders of dates', () => {
  test('are those of which both dates are stated and stand the wrong way round', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const broken = dateOrders.filter((order) => breaks(line, order))
        expect(brokenDateOrders(line, auditDay)).toEqual(broken)
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
    expect(brokenDateOrders(line, auditDay)).toEqual([])
    const [broken] = brokenDateOrders({ ...line, paidDay: 19_005 }, auditDay)
    expect(broken).toMatchObject({ first: 'receivedDay', then: 'paidDay' })
  })

  test('dates of birth are said as what the line says, so that they can be withheld', () => {
    const line = claimLine({ birthDay: 19_001, serviceFromDay: 19_000 })
    const [broken] = brokenDateOrders(line, auditDay)
    const said = broken ? sayContradiction(line, broken, auditDay) : []
    expect(sentenceText(said)).toBe(
      "The service of 01/08/2022 lies before the patient's birth on 01/09/2022.",
    )
    expect(said).toContainEqual({
      kind: 'field',
      field: 'birthDay',
      row: line.row,
      text: '2022-01-09',
    })
  })
})
