import type { ClaimLine } from '../../claim/claim-line.ts'
import { exposureCents, isDenied } from '../../claim/exposure.ts'
import type { ProcedureNumber } from '../../claim/procedure-number.ts'
import { isProfessionalFee } from './ncci-scope.ts'
import type { ProcedureTable } from '../../reference/look-up-tables.ts'
import type { MueLimit } from '../../reference/ncci-rows.ts'

/** Lines of one code on one day that an MUE counts together, and how far they go over it. */
export interface UnitCount {
  readonly limit: MueLimit
  readonly lines: readonly ClaimLine[]
  /** Units of the lines for one day. */
  readonly units: number
  readonly excess: number
  /** A line covers several days, so its units were divided by them. */
  readonly spansDays: boolean
}

/** Days that a line covers, both ends counted; 1 where the file gives no last day. */
function daysCovered({ serviceFromDay, serviceThroughDay }: ClaimLine): number {
  if (serviceFromDay === undefined || serviceThroughDay === undefined) return 1
  return Math.max(1, serviceThroughDay - serviceFromDay + 1)
}

/**
 * Units of one day: on a line over several days the units divided by the days, to the nearest
 * whole unit (NCCI Policy Manual ch. I, V: claim lines with a span of dates).
 */
export function unitsPerDay(line: ClaimLine): number {
  const days = daysCovered(line)
  const units = line.units ?? 0
  return days === 1 ? units : Math.round(units / days)
}

/** Whether a line's units count: paid, with units, and no share of another's service. */
function countsUnits(line: ClaimLine): boolean {
  return (line.units ?? 0) > 0 && !isDenied(line) && !line.modifiers.some((m) => shares.has(m))
}

/** A limit of 0 says that nothing is paid, and nothing was. */
function isFree(line: ClaimLine, limit: MueLimit): boolean {
  return limit.units === 0 && exposureCents(line) === 0
}

/** Assistants at surgery and post-operative care only: the surgeon's units again. */
const shares: ReadonlySet<string> = new Set(['55', '56', '80', '81', '82', 'AS'])

/**
 * The counts that an MUE makes of lines of one code: each line by itself (MAI 1), or the day over
 * all lines and claims (MAI 2 and 3). Professional and technical components of one service count
 * apart, and so do a facility's service and the practitioner's fee on its bill, and the bills to two
 * payers.
 */
export function unitCounts(lines: readonly ClaimLine[], limit: MueLimit): readonly UnitCount[] {
  const counted = lines.filter((line) => countsUnits(line) && !isFree(line, limit))
  if (limit.adjudicationIndicator === 1) return counted.map((line) => countOf([line], limit))
  return Array.from(Map.groupBy(counted, componentOf).values(), (group) => countOf(group, limit))
}

function componentOf({ modifiers, revenueCode, payer = '' }: ClaimLine): string {
  const fee = isProfessionalFee({ revenueCode }) ? 'fee' : ''
  const component = modifiers.includes('26') ? '26' : modifiers.includes('TC') ? 'TC' : ''
  return `${fee} ${component} ${payer}`
}

function countOf(lines: readonly ClaimLine[], limit: MueLimit): UnitCount {
  const units = lines.reduce((sum, line) => sum + unitsPerDay(line), 0)
  return {
    limit,
    lines,
    units,
    excess: Math.max(0, units - limit.units),
    spansDays: lines.some((line) => daysCovered(line) > 1),
  }
}

/** Whether any lines may exceed their limit: a quick look that may say yes too often, never no. */
export function mayExceed(lines: readonly ClaimLine[], limits: ProcedureTable<MueLimit>): boolean {
  const [only] = lines
  if (only && lines.length === 1) return isOver(only.units ?? 0, only.procedure, limits)
  const sums = new Map<ProcedureNumber, number>()
  for (const { procedure, units = 0 } of lines)
    sums.set(procedure, (sums.get(procedure) ?? 0) + units)
  for (const [procedure, units] of sums) if (isOver(units, procedure, limits)) return true
  return false
}

function isOver(
  units: number,
  procedure: ProcedureNumber,
  limits: ProcedureTable<MueLimit>,
): boolean {
  return units > 0 && units > (limits.find(procedure)?.units ?? Infinity)
}
