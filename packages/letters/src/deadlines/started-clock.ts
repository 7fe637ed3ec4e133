import type { Day } from '@plumbline/engine'
import { letterKind } from '../kinds/index.ts'
import type { Happening } from '../kinds/kind.ts'
import { lawCitation } from '../laws/laws.ts'
import type { Situation } from '../letter.ts'
import { lastDay } from './deadline.ts'

/** A day that the law sets once something is recorded, and what ends on it. */
export interface StartedClock {
  readonly lastDay: Day
  /** With the provision that says so. */
  readonly what: string
}

/** The clock of a letter of a kind that what happened on a day starts; undefined where the law sets none. */
export function startedClock(
  situation: Situation,
  happening: Happening,
  on: Day,
): StartedClock | undefined {
  const clock = letterKind(situation).then?.[happening]
  if (!clock) return undefined
  return { lastDay: lastDay(clock, on), what: `${clock.what} (${lawCitation(clock.law)})` }
}
