import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isUnpaid } from '../../claim/exposure.ts'

/** Days of respite in a row after which Medicare pays routine home care. */
export const mostRespiteDays = 5

/** Whether a line of a hospice bills a day of care in a facility that relieves who cares at home. */
export function isRespite({
  revenueCode = '',
  billType = '',
}: Pick<ClaimLine, 'revenueCode' | 'billType'>): boolean {
  return revenueCode.padStart(4, '0') === '0655' && /^0?8[12]/.test(billType)
}

/** A line with respite, and the days in a row of which its last is one. */
export interface RespiteRow {
  readonly days: number
  readonly since: Day
  /** The line before it in the row. */
  readonly before: ClaimLine | undefined
}

/**
 * How long the respite of each line had lasted on its last day.
 *
 * @param lines of one patient, by date of service
 */
export function respiteInARow(lines: readonly ClaimLine[]): ReadonlyMap<ClaimLine, RespiteRow> {
  const found = new Map<ClaimLine, RespiteRow>()
  let [since, until] = [-Infinity, -Infinity]
  let last: ClaimLine | undefined
  for (const line of lines) {
    const { serviceFromDay: from } = line
    if (from === undefined || isUnpaid(line) || !isRespite(line)) continue
    const isNew = from > until + 1
    if (isNew) since = from
    until = Math.max(until, from + daysOf(line) - 1)
    found.set(line, { days: until - since + 1, since, before: isNew ? undefined : last })
    last = line
  }
  return found
}

/** The units of a hospice's line are days; where it says none, one. */
function daysOf({ units = 1 }: ClaimLine): number {
  return Math.max(1, Math.round(units))
}
