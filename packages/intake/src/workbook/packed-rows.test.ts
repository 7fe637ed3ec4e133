import { expect, it } from 'vitest'
import { PackedRows } from './packed-rows.ts'

it('gives rows as they were added, as wide as the widest, and stops where it is told', async () => {
  const rows = new PackedRows()
  rows.add(1, ['a', '', 'c', ''])
  rows.add(2, ['', ''])
  rows.add(7, ['', 'b'])
  const seen: unknown[] = []
  await rows.visit((cells, row) => {
    seen.push([row, ...cells])
    return true
  })
  expect(seen).toEqual([
    [1, 'a', '', 'c'],
    [7, '', 'b', ''],
  ])
  const first: number[] = []
  await rows.visit((_, row) => {
    first.push(row)
    return false
  })
  expect(first).toEqual([1])
})

it('refuses a text that so many cells share that they come to more than may be kept', () => {
  const rows = new PackedRows()
  const text = 'x'.repeat(2 ** 22)
  const addAll = () => {
    for (let row = 1; row <= 129; row++) rows.add(row, [text])
  }
  expect(addAll).toThrow('larger than can be read')
})
