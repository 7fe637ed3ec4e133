import type { ClaimLine } from '../../claim/claim-line.ts'
import { addMonths, isoDate, type Day } from '../../claim/day.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { inEffect, type DatedRow } from '../../reference/in-effect.ts'
import { frequencyExceptions, frequencyRows, type FrequencyRow } from './frequency-limits.table.ts'

/** How often Medicare Part B pays a preventive service. */
export interface FrequencyLimit
  extends DatedRow, Pick<FrequencyRow, 'onlyFor' | 'highRisk' | 'isSoonerByRecords'> {
  /** Services that count against each other. */
  readonly counted: ReadonlySet<ProcedureNumber>
  /** Full months that pass after the month of the last one; undefined for once in a lifetime. */
  readonly months: number | undefined
}

const limits: ReadonlyMap<ProcedureNumber, readonly FrequencyLimit[]> = Map.groupBy(
  frequencyRows.map((row) => ({
    ...row,
    procedure: procedureNumber(row.service),
    counted: new Set(row.counted.map(procedureNumber)),
    months: row.months,
  })),
  ({ procedure }) => procedure,
)

/** Whether a service ever had a limit. */
export function hasFrequencyLimit(procedure: ProcedureNumber): boolean {
  return limits.has(procedure)
}

const countedSomewhere = new Set(
  Array.from(limits.values()).flatMap((ofService) =>
    ofService.flatMap(({ counted }) => Array.from(counted)),
  ),
)

/** Whether a service counts against any that has a limit. */
export function isCountedService(line: ClaimLine): boolean {
  if (!countedSomewhere.has(line.procedure)) return false
  return limits.get(line.procedure)?.every((limit) => isScreening(line, limit)) ?? true
}

/** Whether a test that is also made for other reasons was made as the screening alone. */
function isScreening({ diagnoses }: ClaimLine, { onlyFor }: FrequencyLimit): boolean {
  if (onlyFor === undefined) return true
  return diagnoses.length > 0 && diagnoses.every((named) => onlyFor.includes(named))
}

/** The limit of a line's service for its patient on its date; undefined where it has none. */
export function limitOfLine(line: ClaimLine): FrequencyLimit | undefined {
  const limit = frequencyLimit(line.procedure, line.serviceFromDay)
  if (limit === undefined || !isScreening(line, limit)) return undefined
  const { highRisk } = limit
  if (highRisk === undefined) return limit
  const isAtRisk =
    line.diagnoses.length === 0 || line.diagnoses.some((each) => highRisk.diagnoses.includes(each))
  return isAtRisk ? { ...limit, months: highRisk.months } : limit
}

/** The limit of a service on its date; undefined where it has none. */
export function frequencyLimit(
  procedure: ProcedureNumber,
  on: Day | undefined,
): FrequencyLimit | undefined {
  return inEffect(limits.get(procedure) ?? [], on)[0]
}

const exceptions = frequencyExceptions.map((row) => ({
  ...row,
  procedures: new Set(row.services.map(procedureNumber)),
}))

/** Whether the limit does not hold, by what the line says of itself on its date. */
export function isWithoutLimit({ procedure, modifiers, serviceFromDay }: ClaimLine): boolean {
  const spoken = exceptions.filter(
    ({ procedures, modifier }) => procedures.has(procedure) && modifiers.includes(modifier),
  )
  return inEffect(spoken, serviceFromDay).length > 0
}

/** The first day of the month after the full months that must pass; undefined for never. */
export function dueDay(last: Day, { months }: FrequencyLimit): Day | undefined {
  if (months === undefined) return undefined
  const later = addMonths(last, months + 1)
  return later - (Number(isoDate(later).slice(8)) - 1)
}

/** Whether claims that begin on a day show every service that would count against one. */
export function reachesBack(first: Day, on: Day, { months }: FrequencyLimit): boolean {
  return months !== undefined && first <= addMonths(on, -(months + 1))
}
