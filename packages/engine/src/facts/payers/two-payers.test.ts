import { expect, test } from 'vitest'
import { claimLine } from '../../claim/claim-line.ts'
import { mayCoverShare, toTwoPayers } from './two-payers.ts'

test.each([
  [{ payer: 'Aetna' }, { payer: 'Cigna' }, true],
  [{ payer: 'Aetna' }, { payer: 'AETNA, Inc. ' }, false],
  [{ payer: 'Aetna' }, {}, false],
  [{ planType: 'Medicare Part D' }, { planType: 'Commercial' }, true],
  [{ payer: 'Humana', planType: 'PDP' }, { payer: 'Humana', planType: 'PPO' }, true],
  [{ planType: 'Part D' }, { planType: 'PART-D' }, false],
  [{ planType: 'Medicare Part A' }, { planType: 'Medicare Part B' }, false],
  [{ payer: 'Medicare' }, { payer: 'Original Medicare (Part A/B)' }, false],
  [{ planType: 'Medicare Part B' }, { planType: 'Medicare Part D' }, true],
  [{ planType: 'Medicare' }, { planType: 'Medicare Supplement' }, true],
] as const)('%o and %o are bills to two payers: %s', (one, two, expected) => {
  expect(toTwoPayers(claimLine(one), claimLine(two))).toBe(expected)
  expect(toTwoPayers(claimLine(two), claimLine(one))).toBe(expected)
})

const primary = { paidCents: 9000, patientShareCents: 1000 }

test.each([
  ['the copay in full', { paidCents: 1000, patientShareCents: 0 }, true],
  ['part of the copay', { paidCents: 800, patientShareCents: 200 }, true],
  ['the same money again', primary, false],
  ['other money', { paidCents: 4500, patientShareCents: 500 }, false],
  ['no money', {}, false],
] as const)('%s may be a share of the first: %s', (_, second, expected) => {
  expect(mayCoverShare(claimLine(primary), claimLine(second))).toBe(expected)
  expect(mayCoverShare(claimLine(second), claimLine(primary))).toBe(expected)
})
