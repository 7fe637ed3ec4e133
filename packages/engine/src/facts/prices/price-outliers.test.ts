import { expect, test } from 'vitest'
import { claimLine, type ClaimLine } from '../../claim/claim-line.ts'
import { buildBatch } from '../../batch/build-batch.ts'
import { priceOutliers } from './price-outliers.ts'

const charge = (line: ClaimLine) => line.chargeCents
const visit = (chargeCents: number, more: Partial<ClaimLine> = {}) =>
  claimLine({ procedureCode: '99213', chargeCents, units: 1, ...more })
const usual = Array.from({ length: 12 }, (_, index) => visit(10000 + index * 100))

function last(lines: readonly ClaimLine[]) {
  const batch = buildBatch(lines.map((line, index) => ({ ...line, index })))
  const judge = priceOutliers(batch, charge)
  return batch.lines.map((line, position) => judge(line, batch.services.at(position))).at(-1)
}

test('a price of ten times the usual stands out', () => {
  expect(last([...usual, visit(100000)])).toMatchObject({ unitCents: 100000, likeLines: 13 })
})

test.each([
  ['twice the usual', visit(20000), 'usual'],
  ['ten units at the usual price', visit(100000, { units: 10 }), 'usual'],
  ['far below the usual', visit(100), 'usual'],
  ['another component', visit(100000, { modifiers: ['26'] }), 'too-few'],
  ['another site', visit(100000, { placeOfService: '22' }), 'too-few'],
  ['no units', visit(100000, { units: 0 }), 'no-price'],
  ['no charge', visit(0), 'no-price'],
  ['an inpatient stay', visit(100000, { drg: '470', revenueCode: '0120' }), 'no-price'],
] as const)('%s', (_, line, judgment) => {
  expect(last([...usual, line])).toBe(judgment)
})

test('prices that differ widely by nature have no outliers', () => {
  const wide = Array.from({ length: 20 }, (_, index) => visit(1000 * 2 ** (index % 10)))
  expect(last([...wide, visit(600000)])).toBe('usual')
})
