import type { ClaimLine } from '../../claim/claim-line.ts'
import { isoDate, type Day } from '../../claim/day.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { periodServices, type PeriodService } from './period-services.table.ts'

const byCode: ReadonlyMap<ProcedureNumber, PeriodService> = new Map(
  periodServices.flatMap((row) =>
    row.codes.split(' ').map((code) => [procedureNumber(code), row] as const),
  ),
)

/** The group of services that a code belongs to of which one is paid in a period. */
export function periodService(procedure: ProcedureNumber): PeriodService | undefined {
  return byCode.get(procedure)
}

/** Bills come some days before a period of days is over, and nobody counts them to the day. */
const earlyDays = 5

/** Monitoring that begins anew within three months is one episode to whoever sees claims alone. */
const episodeDays = 90

/** Whether a day lies in the period of an earlier one. */
export function isInPeriod(earlier: Day, later: Day, { once }: PeriodService): boolean {
  if (once === 'month') return isSameMonth(earlier, later)
  return later - earlier < (once === 'episode' ? episodeDays : once - earlyDays)
}

/** Whether two days are of one calendar month. */
export function isSameMonth(one: Day, other: Day): boolean {
  return isoDate(one).slice(0, 7) === isoDate(other).slice(0, 7)
}

/** Some services were not given to their end, or are billed by a facility beside the practitioner. */
export function isWholeService({ modifiers }: Pick<ClaimLine, 'modifiers'>): boolean {
  return !modifiers.some((modifier) => parts.has(modifier))
}

const parts: ReadonlySet<string> = new Set(['26', 'TC', '52', '53', '76', '77', '59', 'XE', 'XP'])
