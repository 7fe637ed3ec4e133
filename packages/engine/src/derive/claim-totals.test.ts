import { expect, test } from 'vitest'
import { claimLine } from '../claim-line.ts'
import { repeatsClaimTotals } from './claim-totals.ts'
import { buildBatch } from './groups.ts'

/** Facility claims, each by the charges of its lines. */
function batchOf(...claims: readonly (readonly number[])[]) {
  const lines = claims.flatMap((charges, claim) =>
    charges.map((chargeCents) =>
      claimLine({ claimId: String(claim), revenueCode: '0300', chargeCents }),
    ),
  )
  return buildBatch(lines)
}

test.each([
  ['every claim repeats one amount', [[900, 900], [700, 700, 700], [100]], true],
  ['lines have amounts of their own', [[900, 100], [700, 20, 30], [100]], false],
  ['one claim of two like lines shows nothing', [[900, 900], [100]], false],
  [
    'claims without amounts show nothing',
    [
      [0, 0],
      [0, 0],
    ],
    false,
  ],
  [
    'some claims hold like lines by chance',
    [
      [900, 900],
      [100, 200],
      [50, 60],
    ],
    false,
  ],
] as const)('%s', (_, claims, repeats) => {
  expect(repeatsClaimTotals(batchOf(...claims))).toBe(repeats)
})
