import fc from 'fast-check'
import { expect, test } from 'vitest'
import { claimLine } from '../../claim/claim-line.ts'
import { daysTogether } from './days-together.ts'
import type { TakenFill } from './drug-taken.ts'

const line = claimLine({ auditType: 'pharmacy' })
const fill = (fromDay: number, days: number): TakenFill => ({
  line,
  drugClass: undefined,
  fromDay,
  untilDay: fromDay + days,
})
const fills = fc.array(
  fc.tuple(fc.nat(120), fc.integer({ min: 1, max: 40 })).map(([from, days]) => fill(from, days)),
  { maxLength: 12 },
)

function daysOf(taken: readonly TakenFill[]): ReadonlySet<number> {
  return new Set(
    taken.flatMap(({ fromDay, untilDay }) =>
      Array.from({ length: untilDay - fromDay }, (_, at) => fromDay + at),
    ),
  )
}

test('stretches hold every day with both and no other, a week or more apart, whatever the order', () => {
  fc.assert(
    fc.property(fills, fills, (ones, others) => {
      const daysOfOthers = daysOf(others)
      const both = Array.from(daysOf(ones)).filter((day) => daysOfOthers.has(day))
      const stretches = daysTogether(ones, others)
      for (const { fromDay, untilDay, days } of stretches) {
        expect(both.filter((day) => day >= fromDay && day < untilDay)).toHaveLength(days)
        expect(both).toContain(fromDay)
        expect(both).toContain(untilDay - 1)
      }
      expect(stretches.reduce((sum, { days }) => sum + days, 0)).toBe(both.length)
      for (const [at, { fromDay }] of stretches.entries()) {
        expect(fromDay - (stretches[at - 1]?.untilDay ?? -Infinity)).toBeGreaterThanOrEqual(7)
      }
      const spans = (found: typeof stretches) =>
        found.map(({ fromDay, untilDay, days }) => [fromDay, untilDay, days])
      expect(spans(daysTogether(others.toReversed(), ones.toReversed()))).toEqual(spans(stretches))
    }),
  )
})
