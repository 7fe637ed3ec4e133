import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { replaces } from './equipment-class.ts'
import { supplyRates, type SupplyRate } from './supply-rates.table.ts'

const daysPerMonth = 365.25 / 12

const ratesByCode: ReadonlyMap<ProcedureNumber, readonly SupplyRate[]> = Map.groupBy(
  supplyRates.flatMap((row) => row.codes.split(' ').map((code) => ({ ...row, code }))),
  ({ code }) => procedureNumber(code),
)

/** Whether a usual rate of a supply is known at all. */
export function hasSupplyRate(procedure: ProcedureNumber): boolean {
  return ratesByCode.has(procedure)
}

/** The usual rate of the supply on a line; undefined where its modifiers do not say which. */
export function supplyRate({
  procedure,
  modifiers,
}: Pick<ClaimLine, 'procedure' | 'modifiers'>): SupplyRate | undefined {
  return ratesByCode
    .get(procedure)
    ?.find(({ modifier }) => modifier === undefined || modifiers.includes(modifier))
}

/** A delivery, and what the patient had of the supply when it came. */
export interface Delivery {
  readonly line: ClaimLine
  readonly day: Day
  readonly rate: SupplyRate
  /** The delivery before it. */
  readonly before: Delivery | undefined
  /** The day on which what came before is used up at the usual rate. */
  readonly usedUpOn: Day
}

/** The deliveries of a patient's supplies in the order of their days; each line counted once. */
export function deliveries(lines: readonly ClaimLine[]): ReadonlyMap<ClaimLine, Delivery> {
  const found = new Map<ClaimLine, Delivery>()
  const last = new Map<ProcedureNumber, Delivery>()
  for (const line of lines) {
    const { serviceFromDay: day, procedure } = line
    if (day === undefined || !hasSupplyRate(procedure) || isUnpaid(line) || replaces(line)) continue
    const rate = supplyRate(line)
    if (rate === undefined) continue
    const before = last.get(procedure)
    const delivery = { line, day, rate, before, usedUpOn: before ? lastsUntil(before) : day }
    found.set(line, delivery)
    // What came too soon is asked back: it does not make the next one come too soon as well.
    if (!isTooSoon(delivery)) last.set(procedure, delivery)
  }
  return found
}

/** A delivery may come ten days before the last one is used up, and some days sooner by calendars. */
const earlyDays = 15

/** Whether a delivery came before the last one was nearly used up; two bills of one day are one. */
export function isTooSoon({ day, before, usedUpOn }: Delivery): boolean {
  return before !== undefined && before.day < day && day < usedUpOn - earlyDays
}

/** Days for which the units of a line last at the usual rate. */
export function daysOfSupply({ units = 1 }: ClaimLine, rate: SupplyRate): number {
  return (units / rate.units) * rate.months * daysPerMonth
}

function lastsUntil({ line, day, rate, usedUpOn }: Delivery): Day {
  return Math.max(day, usedUpOn) + Math.round(daysOfSupply(line, rate))
}
