import { expect, test } from 'vitest'
import { groupedRows } from './grouped-rows.ts'

test('codes after the colon, continued on indented lines', () => {
  expect(groupedRows('\n1 2: A B\n  C\n3: D\n')).toEqual([
    ['1 2', 'A'],
    ['1 2', 'B'],
    ['1 2', 'C'],
    ['3', 'D'],
  ])
})

test('a line without a colon is a mistake of ours', () => {
  expect(() => groupedRows('A B')).toThrow('No colon')
})
