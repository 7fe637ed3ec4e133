import { describe, expect, test } from 'vitest'
import { claimLine } from './claim-line.ts'
import { basisOf, exposureCents, isDenied, isPaymentUnknown, isUnpaid } from './exposure.ts'

type Known = Parameters<typeof claimLine>[0]

const fill = { auditType: 'pharmacy' } as const

describe('what a line can lose', () => {
  test.each<[string, Known, number, string]>([
    ['what was paid', { paidCents: 80, allowedCents: 100, chargeCents: 150 }, 80, 'paid'],
    ['else what was allowed', { allowedCents: 100, chargeCents: 150 }, 100, 'allowed'],
    ['else what was charged', { chargeCents: 150 }, 150, 'charged'],
    ['not the charge of a blank payment', { chargeCents: 150, isPaymentUnstated: true }, 0, 'paid'],
    [
      'nor what was allowed there',
      { allowedCents: 100, chargeCents: 150, isPaymentUnstated: true },
      0,
      'paid',
    ],
    ['no more than the claim was paid', { allowedCents: 100, claimPaidCents: 60 }, 60, 'allowed'],
    ['and not the charge beside it', { chargeCents: 100, claimPaidCents: 60 }, 0, 'paid'],
    ['a credit loses nothing', { paidCents: -80 }, 0, 'paid'],
    [
      'a fill: cost and fee less the copay, not the usual price',
      {
        ...fill,
        ingredientCostCents: 5000,
        dispensingFeeCents: 200,
        patientShareCents: 1000,
        chargeCents: 9000,
      },
      4200,
      'cost plus fee less copay',
    ],
    [
      'a fill: the whole price less the copay',
      { ...fill, allowedCents: 5200, patientShareCents: 1000, chargeCents: 9000 },
      4200,
      'cost plus fee less copay',
    ],
    ['a fill: what the plan paid', { ...fill, paidCents: 1, ingredientCostCents: 5000 }, 1, 'paid'],
    ['a fill of which only the usual price is known', { ...fill, chargeCents: 90 }, 90, 'charged'],
  ])('%s', (_, known, cents, basis) => {
    const line = claimLine(known)
    expect(exposureCents(line)).toBe(cents)
    expect(basisOf(line)).toBe(basis)
  })

  test('a blank payment may have been paid', () => {
    const line = claimLine({ chargeCents: 150, isPaymentUnstated: true })
    expect([isUnpaid(line), isDenied(line), isPaymentUnknown(line)]).toEqual([false, false, true])
  })

  test('a claim that was paid nothing paid nothing on its lines', () => {
    const line = claimLine({ claimChargeCents: 150, claimPaidCents: 0 })
    expect([isUnpaid(line), isDenied(line), isPaymentUnknown(line)]).toEqual([true, true, false])
  })

  test('a claim that was paid paid its lines, nobody knows how much', () => {
    const line = claimLine({ chargeCents: 150, claimPaidCents: 90 })
    expect([isUnpaid(line), isDenied(line), isPaymentUnknown(line)]).toEqual([false, false, true])
  })
})
