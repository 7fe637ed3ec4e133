import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import {
  passUnder,
  type CannotTell,
  type FindingDraft,
  type NoFinding,
} from '../../rule/outcome.ts'
import { feeScheduleMissing, noServiceDate } from '../../rule/reasons.ts'
import type { DayTables, SpanContext } from '../../rule/rule.ts'

/** What rules about surgical packages read: the fee schedule of every day that they ask about. */
export type PackageContext = SpanContext<'feeSchedule'>

/** A line that may belong to a surgical package, with the fee schedule of its day. */
export interface PackageLine {
  readonly kind: 'package-line'
  readonly line: ClaimLine
  readonly day: Day
  readonly read: DayTables<'feeSchedule'>
}

/** Reads the fee schedule for a line; a reason where the line has no day, or the day no schedule. */
export function packageLine(line: ClaimLine, context: PackageContext): PackageLine | CannotTell {
  const { serviceFromDay: day } = line
  if (day === undefined) return noServiceDate
  const read = context.on(day)
  return read ? { kind: 'package-line', line, day, read } : feeScheduleMissing
}

/** What a line comes to whose patient had no operation: a pass, if the fee schedule says so. */
export function withoutOperation(
  { serviceFromDay: day }: ClaimLine,
  context: PackageContext,
): NoFinding {
  if (day === undefined) return noServiceDate
  const read = context.on(day)
  return read ? passUnder(read) : feeScheduleMissing
}

/** What findings about a line that the package of another one pays have in common. */
export function paidByPackage(
  { line, read }: PackageLine,
  other: ClaimLine,
): Omit<FindingDraft, 'message' | 'evidence'> {
  return { lines: [line], related: [other], ...wholeLineAtRisk(line), consulted: read }
}
