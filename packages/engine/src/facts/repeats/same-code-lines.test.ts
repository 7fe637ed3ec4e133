import { expect, test } from 'vitest'
import { Memories } from '../../memo/memories.ts'
import { claimLine } from '../../claim/claim-line.ts'
import { day } from '../../claim/day.ts'
import { othersOfCode } from './same-code-lines.ts'

const days = ['2024-01-01', '2024-01-02', '2024-01-02', '2024-01-02', '2024-01-03', undefined]

const lines = days.map((on, at) =>
  claimLine({
    row: at + 2,
    procedureCode: at === 2 ? '99213' : '71046',
    ...(on !== undefined && { serviceFromDay: day(on) }),
  }),
)

test.each([
  [0, []],
  [1, [5]],
  [2, []],
  [3, [3]],
  [4, []],
  [5, []],
])('line %i has %o beside it', (at, rows) => {
  const line = lines[at]
  expect(line && othersOfCode(line, lines, new Memories()).map(({ row }) => row)).toEqual(rows)
})

test('facility lines are no others of a code', () => {
  const same = { procedureCode: '71046', serviceFromDay: day('2024-01-01') }
  const one = claimLine({ ...same, claimType: 'professional' })
  const other = claimLine({ ...same, claimType: 'institutional' })
  expect(othersOfCode(one, [one, other], new Memories())).toEqual([])
})
