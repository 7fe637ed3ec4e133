import { dosingIntervals, type DosingIntervalRow } from './dosing-interval.table.ts'

/** How a drug of this name and strength is known to be taken, of whatever day; empty for a daily one. */
export function dosingIntervalsOf(drugName: string): readonly DosingIntervalRow[] {
  return dosingIntervals.filter(
    ({ names, strength }) => names.test(drugName) && (strength?.test(drugName) ?? true),
  )
}
