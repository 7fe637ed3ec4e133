import type { Day } from '../../claim/day.ts'
import type { TakenFill } from './drug-taken.ts'

/** Two fills that supply at once: the one that began later, and the other. */
export interface Meeting {
  readonly later: TakenFill
  readonly earlier: TakenFill
  readonly fromDay: Day
  /** The day after the last. */
  readonly untilDay: Day
}

/** A stretch of days on which a patient has drugs of two kinds at hand. */
export interface Together {
  readonly fromDay: Day
  /** The day after the last. */
  readonly untilDay: Day
  /** Days with both; gaps within the stretch are not counted. */
  readonly days: number
  /** What made it, in order of date. */
  readonly meetings: readonly Meeting[]
}

/** Stretches less than a week apart are one: a refill that is some days late. */
const gapDays = 7

/** The stretches on which fills of both kinds supply, in order of date, whatever order the fills have. */
export function daysTogether(ones: readonly TakenFill[], others: readonly TakenFill[]): Together[] {
  const stretches: Growing[] = []
  for (const meeting of meetingsOf(ones, others)) {
    const last = stretches.at(-1)
    if (last && meeting.fromDay - last.untilDay < gapDays) grow(last, meeting)
    else stretches.push(begun(meeting))
  }
  return stretches
}

interface Growing extends Together {
  untilDay: Day
  days: number
  readonly meetings: Meeting[]
}

function begun(meeting: Meeting): Growing {
  const { fromDay, untilDay } = meeting
  return { fromDay, untilDay, days: untilDay - fromDay, meetings: [meeting] }
}

function grow(stretch: Growing, meeting: Meeting): void {
  stretch.days += Math.max(0, meeting.untilDay - Math.max(meeting.fromDay, stretch.untilDay))
  stretch.untilDay = Math.max(stretch.untilDay, meeting.untilDay)
  stretch.meetings.push(meeting)
}

/**
 * Each fill with the fill of the other kind that lasts longest of those begun before it: together they
 * cover every day with both, and there are no more of them than fills.
 */
function* meetingsOf(ones: readonly TakenFill[], others: readonly TakenFill[]): Generator<Meeting> {
  const starts = [
    ...ones.map((fill) => ({ fill, kind: 0 })),
    ...others.map((fill) => ({ fill, kind: 1 })),
  ]
  const lasting: (TakenFill | undefined)[] = [undefined, undefined]
  for (const { fill, kind } of starts.sort((a, b) => a.fill.fromDay - b.fill.fromDay)) {
    const earlier = lasting[1 - kind]
    if (earlier && earlier.untilDay > fill.fromDay) {
      const untilDay = Math.min(fill.untilDay, earlier.untilDay)
      yield { later: fill, earlier, fromDay: fill.fromDay, untilDay }
    }
    if (fill.untilDay > (lasting[kind]?.untilDay ?? -Infinity)) lasting[kind] = fill
  }
}
