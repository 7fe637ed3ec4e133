import { expect, test } from 'vitest'
import { blankPrincipal } from './blank-principal.ts'

const column = (index: number, number?: number) => ({ index, header: '', number })

test.each([
  ['the first of the list is blank', [], [column(0, 1), column(1, 2)], ['', 'Z8673'], true],
  ['the first is filled', [], [column(0, 1), column(1, 2)], ['I4891', 'Z8673'], undefined],
  ['nothing is filled', [], [column(0, 1), column(1, 2)], ['', ''], undefined],
  ['a short row', [], [column(0, 1), column(1, 2)], [], undefined],
  [
    'the principal stands apart',
    [column(0)],
    [column(1, 1), column(2, 2)],
    ['', 'R51', ''],
    undefined,
  ],
  ['both places are blank', [column(0)], [column(1, 1), column(2, 2)], ['', '', 'R51'], true],
  ['a list that begins with the second', [column(0)], [column(1, 2)], ['', 'R51'], true],
  ['no column for a first one', [], [column(0, 2), column(1, 3)], ['', 'R51'], undefined],
  ['one column', [], [column(0)], [''], undefined],
])('%s', (_, principal, list, cells, isBlank) => {
  expect(blankPrincipal(principal, list)(cells)).toBe(isBlank)
})
