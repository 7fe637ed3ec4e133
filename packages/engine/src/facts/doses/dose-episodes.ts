import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'

/** A fill with its daily dose, on the days on which it is taken. */
export interface DosedFill {
  readonly line: ClaimLine
  readonly product: string
  readonly fromDay: Day
  /** The day after the last. */
  readonly untilDay: Day
  readonly dailyDose: number
}

/** A stretch of days on which the doses of overlapping fills together reach a limit. */
export interface DoseEpisode {
  readonly fromDay: Day
  readonly throughDay: Day
  /** Days at or over the limit; short gaps within the stretch are not counted. */
  readonly days: number
  readonly peakDose: number
  readonly peakDay: Day
  /** Fills taken on those days, in the order of their start; the last to start made the limit. */
  readonly fills: Set<DosedFill>
}

/** A refill of the same product this close to the end of the last one starts after it. */
const usualOverlapDays = 7

/**
 * Moves an ordinary refill to the end of the supply before it: whoever refills some days early
 * does not take both at once. Fills must come in order of date.
 */
export function afterEarlierSupply(fills: readonly DosedFill[]): DosedFill[] {
  const until = new Map<string, Day>()
  return fills.map((fill) => {
    const end = until.get(fill.product) ?? fill.fromDay
    const overlap = end - fill.fromDay
    const moved = overlap > 0 && overlap <= usualOverlapDays ? overlap : 0
    const placed = { ...fill, fromDay: fill.fromDay + moved, untilDay: fill.untilDay + moved }
    until.set(fill.product, Math.max(end, placed.untilDay))
    return placed
  })
}

/** Stretches less than a week apart are one episode. */
const gapDays = 7

/** The episodes in which the sum of daily doses reaches a limit, day by day. */
export function doseEpisodes(fills: readonly DosedFill[], limit: number): DoseEpisode[] {
  const episodes: DoseEpisode[] = []
  const starting = fills.toSorted((one, other) => one.fromDay - other.fromDay)
  const places = new Map(fills.map((fill, at) => [fill, at]))
  const placeOf = (fill: DosedFill) => places.get(fill) ?? 0
  let taken: readonly DosedFill[] = []
  let next = 0
  for (const [fromDay, untilDay] of stretches(fills)) {
    const started = next
    while ((starting[next]?.fromDay ?? Infinity) <= fromDay) next++
    taken = [...taken, ...starting.slice(started, next)]
      .filter((fill) => fill.untilDay >= untilDay)
      .sort((one, other) => placeOf(one) - placeOf(other))
    const dose = taken.reduce((sum, fill) => sum + fill.dailyDose, 0)
    if (dose + rounding < limit) continue
    const last = episodes.at(-1)
    const stretch = { fromDay, untilDay, dose, taken }
    if (last && fromDay - last.throughDay <= gapDays) episodes.splice(-1, 1, joined(last, stretch))
    else episodes.push(episodeOf(stretch))
  }
  return episodes
}

const rounding = 1e-6

/** The spans between the days on which any fill starts or ends. */
function stretches(fills: readonly DosedFill[]): (readonly [Day, Day])[] {
  const days = new Set(fills.flatMap((fill) => [fill.fromDay, fill.untilDay]))
  const bounds = Array.from(days).sort((a, b) => a - b)
  return bounds.slice(1).map((end, index) => [bounds[index] ?? end, end])
}

interface Stretch {
  readonly fromDay: Day
  readonly untilDay: Day
  readonly dose: number
  readonly taken: readonly DosedFill[]
}

function episodeOf({ fromDay, untilDay, dose, taken }: Stretch): DoseEpisode {
  return {
    fromDay,
    throughDay: untilDay - 1,
    days: untilDay - fromDay,
    peakDose: dose,
    peakDay: fromDay,
    fills: new Set(taken),
  }
}

function joined(episode: DoseEpisode, stretch: Stretch): DoseEpisode {
  const higher = stretch.dose > episode.peakDose
  return {
    fromDay: episode.fromDay,
    throughDay: stretch.untilDay - 1,
    days: episode.days + stretch.untilDay - stretch.fromDay,
    peakDose: higher ? stretch.dose : episode.peakDose,
    peakDay: higher ? stretch.fromDay : episode.peakDay,
    fills: added(episode.fills, stretch.taken),
  }
}

/** The fills of an episode are kept in one set: it may grow day by day. */
function added(fills: Set<DosedFill>, more: readonly DosedFill[]): Set<DosedFill> {
  for (const fill of more) fills.add(fill)
  return fills
}
