import { expect, it } from 'vitest'
import type { AssignedColumn } from '../../columns/assign-columns.ts'
import { UnsureCells } from './unsure-cells.ts'

const column = (index: number, header: string, meaning: AssignedColumn['meaning']) => ({
  column: { index, header, values: [] },
  meaning,
  number: undefined,
  confidence: 1,
  reason: '',
})
const cells = new UnsureCells([column(0, 'Qty', 'units'), column(1, 'Amount', 'chargeCents')])

it.each([
  ['-1', '38.50', true],
  ['1', '38.50-', true],
  ['-1', '38.50-', false],
  ['-1', '(38.50)', false],
  ['2', '77.00', false],
  ['', '38.50-', false],
])('of a scan, %s times at %s has lost a minus: %s', (units, charge, isLost) => {
  expect(cells.inRow([units, charge], [])?.code).toBe(isLost ? 'unsure-reading' : undefined)
  expect(cells.inRow([units, charge], undefined)).toBeUndefined()
})
