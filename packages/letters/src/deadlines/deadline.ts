import { addMonths, day, isoDate, type Day } from '@plumbline/engine'
import { longDate } from './american-date.ts'
import { lawCitation, type LawId } from '../laws/laws.ts'
import { federalWorkday, isFederalWorkday } from './workdays.ts'

/** How days are counted to a deadline. */
export type DayCount = 'calendar days' | 'federal workdays' | 'months'

/** One clock: it runs from a stated date. */
export interface Clock {
  readonly what: string
  readonly count: number
  readonly days: DayCount
  readonly law: LawId
  /** A last day on which federal offices are closed moves to the next on which they work. */
  readonly movesToWorkday: boolean
}

export interface DeadlineSaid {
  readonly what: string
  /** `yyyy-mm-dd`. */
  readonly lastDay: string
  /** How it was counted, in words. */
  readonly because: string
  readonly source: string
}

/** The last day of a clock that began on `from`; that day itself is not counted. */
export function lastDay(clock: Clock, from: Day): Day {
  const end = counted(clock, from)
  return clock.movesToWorkday ? federalWorkday(end) : end
}

/** A clock with its last day, as letters and lists show it; a day before `today` is said to be over. */
export function deadlineSaid(
  clock: Clock,
  from: Day,
  { fromWhat, today }: { readonly fromWhat: string; readonly today: Day },
): DeadlineSaid {
  const plain = counted(clock, from)
  const last = lastDay(clock, from)
  const moved =
    last === plain ? '' : `, moved from ${longDate(plain)}, when federal offices are closed`
  return {
    what: clock.what,
    lastDay: isoDate(last),
    because: `${last < today ? `Over since ${longDate(last)}: ` : ''}${clock.count} ${clock.days} from ${fromWhat} (${longDate(from)})${moved}. Confirm it on your notice.`,
    source: lawCitation(clock.law),
  }
}

function counted({ count, days }: Clock, from: Day): Day {
  if (days === 'calendar days') return from + count
  if (days === 'months') return addMonths(from, count)
  let day = from
  for (let left = count; left > 0;) {
    day += 1
    if (isFederalWorkday(day)) left -= 1
  }
  return day
}

/** A date that a person stated, `yyyy-mm-dd`; undefined where it is none. */
export function statedDay(text: string | undefined): Day | undefined {
  if (text === undefined) return undefined
  try {
    return day(text.trim())
  } catch {
    return undefined
  }
}
