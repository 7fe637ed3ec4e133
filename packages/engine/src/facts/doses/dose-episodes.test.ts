import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { claimLine } from '../../claim/claim-line.ts'
import { afterEarlierSupply, doseEpisodes, type DosedFill } from './dose-episodes.ts'

const fill = (fromDay: number, days: number, dailyDose: number, product = 'a'): DosedFill => ({
  line: claimLine({}),
  product,
  fromDay,
  untilDay: fromDay + days,
  dailyDose,
})

describe('doseEpisodes', () => {
  test('overlapping fills are summed day by day', () => {
    const [episode, none] = doseEpisodes([fill(0, 30, 60), fill(20, 30, 60, 'b')], 90)
    expect(episode).toMatchObject({ fromDay: 20, throughDay: 29, days: 10, peakDose: 120 })
    expect(none).toBeUndefined()
  })

  test('stretches within a week are one episode, whose gap is not counted', () => {
    const episodes = doseEpisodes([fill(0, 10, 100), fill(15, 10, 200)], 90)
    expect(episodes).toHaveLength(1)
    expect(episodes[0]).toMatchObject({ fromDay: 0, throughDay: 24, days: 20, peakDose: 200 })
  })

  test('stretches further apart are two', () => {
    expect(doseEpisodes([fill(0, 10, 100), fill(30, 10, 100)], 90)).toHaveLength(2)
  })

  const anyFill = fc
    .tuple(fc.nat(60), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 120 }))
    .map(([from, days, dose]) => fill(from, days, dose))

  test('days and peak agree with counting every day', () => {
    fc.assert(
      fc.property(fc.array(anyFill, { maxLength: 8 }), (fills) => {
        const doseOn = (day: number) =>
          fills
            .filter((each) => each.fromDay <= day && day < each.untilDay)
            .reduce((sum, each) => sum + each.dailyDose, 0)
        const daily = Array.from({ length: 101 }, (_, day) => doseOn(day))
        const episodes = doseEpisodes(fills, 90)
        const days = episodes.reduce((sum, episode) => sum + episode.days, 0)
        expect(days).toBe(daily.filter((dose) => dose >= 90).length)
        const peak = Math.max(0, ...episodes.map((episode) => episode.peakDose))
        expect(peak).toBe(Math.max(...daily) >= 90 ? Math.max(...daily) : 0)
      }),
    )
  })
})

describe('afterEarlierSupply', () => {
  test('a refill some days early follows the supply before it', () => {
    const [, second] = afterEarlierSupply([fill(0, 30, 60), fill(26, 30, 60)])
    expect(second).toMatchObject({ fromDay: 30, untilDay: 60 })
  })

  test('another product, or a fill far too early, is taken at once', () => {
    const [, second] = afterEarlierSupply([fill(0, 30, 60), fill(26, 30, 60, 'b')])
    expect(second?.fromDay).toBe(26)
    const [, early] = afterEarlierSupply([fill(0, 30, 60), fill(5, 30, 60)])
    expect(early?.fromDay).toBe(5)
  })
})
