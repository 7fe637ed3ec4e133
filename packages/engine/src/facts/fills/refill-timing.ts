import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { scheduleOf } from '../drugs/controlled-schedule.ts'
import type { DrugContext } from '../drugs/drug-context.ts'
import { isEyeDrop } from '../drugs/eye-drop.ts'
import { doseRose, excusesEarlyFill, refillDay, type Supply } from './supply-on-hand.ts'

/** How a fill comes beside the supply of its product. */
export type RefillTiming =
  | { readonly kind: 'same-day' | 'in-time' }
  /** Early, with a clarification code that allows it, or at a higher dose. */
  | { readonly kind: 'excused' | 'dose-rose' }
  | {
      readonly kind: 'early'
      readonly supply: Supply
      /** The first day on which the refill was due. */
      readonly dueDay: Day
      /** Share of the last fill that is to be used first. */
      readonly threshold: number
    }

const sameDay: RefillTiming = { kind: 'same-day' }
const inTime: RefillTiming = { kind: 'in-time' }
const excused: RefillTiming = { kind: 'excused' }
const higherDose: RefillTiming = { kind: 'dose-rose' }

/** The timing of a fill on a day. */
export function refillTiming(
  supply: Supply,
  line: ClaimLine,
  day: Day,
  context: DrugContext,
): RefillTiming {
  if (day === supply.lastDay) return sameDay
  if (day >= supply.runOutDay) return inTime
  const threshold = thresholdFor(line, context)
  const dueDay = refillDay(supply, threshold)
  if (day >= dueDay) return inTime
  if (excusesEarlyFill(line)) return excused
  if (doseRose(supply.lastFill, line)) return higherDose
  return { kind: 'early', supply, dueDay, threshold }
}

/** Share of the last fill that is usually to be used first: plans differ, these are common terms. */
function thresholdFor(line: ClaimLine, context: DrugContext): number {
  if (isEyeDrop(line, context)) return 0.7
  return scheduleOf(line, context) === undefined ? 0.75 : 0.85
}
