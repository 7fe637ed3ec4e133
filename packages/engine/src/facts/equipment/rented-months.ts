import type { ClaimLine } from '../../claim/claim-line.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import type { Day } from '../../claim/day.ts'
import type { ProcedureNumber } from '../../claim/procedure-number.ts'
import { equipmentClass, equipmentTerm, replaces } from './equipment-class.ts'

/** A paid month of rent, with its day and the months paid without a break up to it, itself included. */
export interface RentedMonth {
  readonly line: ClaimLine
  readonly day: Day
  /** From 1. */
  readonly month: number
  /** The one before, of the same stretch. */
  readonly before: RentedMonth | undefined
  /** Days since that one; rent is paid for a month. */
  readonly daysBefore: number | undefined
}

/** Bills of two days of one month: a file may bill a month some days early. */
const shortestMonth = 21

/** After a month and sixty days without need a new period of months may begin (42 CFR 414.230(d)). */
const longestGap = 92

/** The rent of a patient's equipment, each line counted once: lines stand by date. */
export function rentedMonths(lines: readonly ClaimLine[]): ReadonlyMap<ClaimLine, RentedMonth> {
  const months = new Map<ClaimLine, RentedMonth>()
  const last = new Map<ProcedureNumber, RentedMonth>()
  for (const line of lines) {
    const { serviceFromDay: day, procedure } = line
    if (day === undefined || !isMonthOfRent(line) || isUnpaid(line)) continue
    const before = last.get(procedure)
    if (before?.day === day) continue
    const rented = monthAfter(line, day, before)
    months.set(line, rented)
    last.set(procedure, rented)
  }
  return months
}

/** Whether a line is rent for a whole month of one piece: KR is a part of a month, and sides are two pieces. */
export function isMonthOfRent(line: Pick<ClaimLine, 'modifiers' | 'procedure'>): boolean {
  if (equipmentTerm(line) !== 'rented' || equipmentClass(line.procedure) === undefined) return false
  return !line.modifiers.some((modifier) => notOneMonth.has(modifier))
}

const notOneMonth: ReadonlySet<string> = new Set(['KR', 'MS', 'LT', 'RT', '50', '76', '77'])

function monthAfter(line: ClaimLine, day: Day, before: RentedMonth | undefined): RentedMonth {
  const days = before && day - before.day
  const isNew =
    before === undefined ||
    days === undefined ||
    days > longestGap ||
    (isFirstMonth(line) && !(isFirstMonth(before.line) && days < shortestMonth)) ||
    replaces(line)
  if (isNew) return { line, day, month: 1, before: undefined, daysBefore: undefined }
  const month = days < shortestMonth ? before.month : before.month + 1
  return { line, day, month, before, daysBefore: days }
}

/** Whether a bill says that its month is the first; two such bills days apart are one month billed twice. */
function isFirstMonth({ modifiers }: ClaimLine): boolean {
  return modifiers.includes('KH')
}

/** Days that no month is shorter than, where a bill states the month that it is for. */
const shortestStated = 28

/** Whether the rent of a month was paid before the month of the last one was over, as the days of its bill say too. */
export function isWithinMonth({ day, before, daysBefore }: RentedMonth): boolean {
  if (before === undefined || daysBefore === undefined) return false
  const isStated = (before.line.serviceThroughDay ?? before.day) >= day
  return daysBefore < (isStated ? shortestStated : shortestMonth)
}
