import { expect, test } from 'vitest'
import { claimLine } from '../../../claim/claim-line.ts'
import { denialCells } from './denial-cells.ts'
import { denialReason } from './denial-reason.ts'

const line = (reasons: readonly [string, number][], denied = true) =>
  claimLine({
    renderingNpi: '1234567893',
    procedureCode: '99213',
    chargeCents: 10000,
    claimStatus: denied ? 'denied' : 'paid',
    adjustments: reasons.map(([reason, amountCents]) => ({ group: 'CO', reason, amountCents })),
  })

test.each([
  [[['197', 10000]], '197'],
  [
    [
      ['45', 9000],
      ['50', 1000],
    ],
    '50',
  ],
  [
    [
      ['16', 1000],
      ['97', 9000],
    ],
    '97',
  ],
  [[['45', 10000]], undefined],
  [[], undefined],
] as const)('%o', (reasons, reason) => {
  expect(denialReason(line(reasons.map(([code, cents]) => [code, cents])))).toBe(reason)
})

test('a cell is tested against the rest of the file', () => {
  const denied = Array.from({ length: 5 }, () => line([['197', 10000]]))
  const paid = Array.from({ length: 20 }, () => ({
    ...line([], false),
    renderingNpi: '1306849450',
  }))
  const [cell] = denialCells([...denied, ...paid])
  expect(cell).toMatchObject({ reason: '197', lines: 5, elsewhere: 0 })
  expect(cell?.chance).toBeCloseTo(1 / 53130, 8)
})

test('four denials make no cell', () => {
  expect(denialCells(Array.from({ length: 4 }, () => line([['197', 10000]])))).toEqual([])
})
