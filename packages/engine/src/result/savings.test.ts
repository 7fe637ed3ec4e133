import { describe, expect, test } from 'vitest'
import { claimLine, type ClaimLine } from '../claim/claim-line.ts'
import { testFinding } from '../testing/finding.ts'
import type { Finding } from './finding.ts'
import { lineSavings } from './savings.ts'

function found(cents: number, known: Partial<Finding> = {}): Finding {
  return testFinding({ amountAtRiskCents: cents, atRisk: [{ row: 2, cents }], ...known })
}

function lineOf(known: Partial<ClaimLine>): ClaimLine {
  return claimLine({ index: 0, row: 2, ...known })
}

const paid = lineOf({ paidCents: 20_106 })

describe('the dollars of a line', () => {
  test.each([
    ['an error', paid, [found(500)], [500, 0, 0]],
    ['a lead', paid, [found(500, { class: 'lead' })], [0, 500, 0]],
    [
      'a larger lead keeps its dollars beside an error',
      paid,
      [found(500), found(20_106, { class: 'lead', cuts: 'line' })],
      [500, 19_606, 0],
    ],
    ['findings that cut the same overlap', paid, [found(500), found(300)], [500, 0, 0]],
    [
      'two shares apply one to what the other leaves',
      lineOf({ paidCents: 10_000 }),
      [found(5000), found(5000, { cuts: 'units' })],
      [7500, 0, 0],
    ],
    [
      'never more than was paid',
      paid,
      [found(50_000), found(20_106, { cuts: 'line' })],
      [20_106, 0, 0],
    ],
    [
      'a reading in doubt stands apart',
      paid,
      [found(900, { class: 'lead', readingInDoubt: true })],
      [0, 0, 900],
    ],
    [
      'a doubt takes nothing from what is sure',
      paid,
      [found(20_106), found(900, { readingInDoubt: true, cuts: 'payment' })],
      [20_106, 0, 0],
    ],
    [
      'an amount that supposes a price is not firm',
      paid,
      [found(900, { estimated: true })],
      [0, 900, 0],
    ],
    ['charges alone make nothing firm', lineOf({ chargeCents: 9000 }), [found(9000)], [0, 9000, 0]],
    ['an allowed amount does', lineOf({ allowedCents: 9000 }), [found(9000)], [9000, 0, 0]],
  ])('%s', (_, line, findings, [firm, records, doubt]) => {
    expect(lineSavings(line, findings)).toMatchObject({
      cents: (firm ?? 0) + (records ?? 0),
      firmCents: firm,
      recordsNeededCents: records,
      inDoubtCents: doubt,
    })
  })

  test('notices and findings without dollars put nothing at risk', () => {
    expect(
      lineSavings(paid, [found(0, { atRisk: [] }), found(500, { class: 'notice' })]),
    ).toBeUndefined()
  })
})
