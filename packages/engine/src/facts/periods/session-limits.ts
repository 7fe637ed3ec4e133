import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { addMonths, day, isoDate, type Day } from '../../claim/day.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isInEffect } from '../../reference/in-effect.ts'
import { sessionLimits, type SessionLimit } from './session-limits.table.ts'

const limits: ReadonlyMap<ProcedureNumber, SessionLimit> = new Map(
  sessionLimits.flatMap((limit) =>
    limit.codes.split(' ').map((code) => [procedureNumber(code), limit] as const),
  ),
)

/** The limit that a code counts against; undefined where sessions have none. */
export function sessionLimit(procedure: ProcedureNumber): SessionLimit | undefined {
  return limits.get(procedure)
}

/** A line, and the sessions of its kind that were paid in the period of the limit up to it, itself included. */
export interface Overrun {
  readonly limit: SessionLimit
  readonly sessions: number
  readonly first: ClaimLine
}

/**
 * The lines by which a limit is passed.
 *
 * @param lines paid ones of one patient, by date of service
 */
export function overruns(lines: readonly ClaimLine[]): ReadonlyMap<ClaimLine, Overrun> {
  const found = new Map<ClaimLine, Overrun>()
  const byLimit = Map.groupBy(lines, ({ procedure }) => sessionLimit(procedure))
  for (const [limit, counted] of byLimit) {
    if (limit === undefined) continue
    let [from, sessions] = [0, 0]
    for (const [at, line] of counted.entries()) {
      const since = lastDayBefore(line.serviceFromDay ?? 0, limit)
      sessions += sessionsOf(line, counted[at - 1], limit)
      for (
        let old = counted[from];
        old && (old.serviceFromDay ?? 0) <= since;
        old = counted[from]
      ) {
        sessions -= sessionsOf(old, counted[from - 1], limit)
        from++
      }
      const first = counted[from]
      if (first === undefined || sessions <= limit.sessions) continue
      if (isInEffect(limit, line.serviceFromDay)) found.set(line, { limit, sessions, first })
    }
  }
  return found
}

/** Several lines of a day are one session, unless units are. */
function sessionsOf(line: ClaimLine, last: ClaimLine | undefined, limit: SessionLimit): number {
  if (limit.byUnits) return Math.max(1, line.units ?? 1)
  return last?.serviceFromDay === line.serviceFromDay ? 0 : 1
}

/** The last day on which a session no longer counts together with one of a day. */
function lastDayBefore(on: Day, { ofYear }: SessionLimit): Day {
  return ofYear === true ? day(`${isoDate(on).slice(0, 4)}-01-01`) - 1 : addMonths(on, -12)
}
