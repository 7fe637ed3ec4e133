import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareStanding } from '../batch/order/compare-standing.ts'
import { claimLine, historyIndex, type ClaimLine } from '../claim/claim-line.ts'
import type { Supersessions } from './claim-chain.ts'
import { lastPaidBy } from './last-paid.ts'
import { StandingList } from './standing-list.ts'

const anyDay = fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined })

const anyLines = fc.array(fc.record({ paidDay: anyDay, index: fc.constantFrom(0, historyIndex) }), {
  maxLength: 12,
})

/** Which line is taken back next, by its place, and up to which day one looks then. */
const anySteps = fc.array(fc.record({ take: fc.nat(11), day: fc.integer({ min: 0, max: 7 }) }))

test('lines that stand and were paid by a day are found however many were taken back before', () => {
  fc.assert(
    fc.property(anyLines, anySteps, (fields, steps) => {
      const lines = fields
        .map((line, at) => claimLine({ ...line, row: at + 2 }))
        .sort(compareStanding)
      const superseded: Supersessions = new Map()
      const list = new StandingList(lines, superseded)
      for (const { take, day } of steps) {
        const line = lines[take]
        if (line) superseded.set(line, { as: 'voided', byRow: 1 })
        const left = lines.filter((each) => !superseded.has(each))
        const paid = left.filter(({ paidDay = 0 }) => paidDay <= day)
        expect(rowsOf(lastPaidBy(list, day))).toEqual(rowsOf(paid.toReversed()))
        expect(rowsOf(list.inOrder())).toEqual(rowsOf(left))
      }
    }),
  )
})

function rowsOf(lines: Iterable<ClaimLine>): readonly number[] {
  return Array.from(lines, ({ row }) => row)
}
