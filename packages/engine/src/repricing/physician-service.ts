import type { ClaimLine } from '../claim/claim-line.ts'
import { isFacilityPlace } from '../facts/prices/priced-service.ts'
import { feePartOf, type FeePart } from '../facts/surgery/fee-parts.ts'
import type { FeeScheduleRow, LocalityIndexes } from '../reference/procedure-rows.ts'
import { code, say, words } from '../sentences/say.ts'
import { noPrice, type NoPrice } from './repriced.ts'
import type { InForce } from './price-tables.ts'
import { serviceFee, type FeeComponent, type ServiceFee } from '../facts/prices/service-fee.ts'

/** A service of the Physician Fee Schedule, before other services of the day are looked at. */
export interface PhysicianService {
  readonly kind: 'service'
  readonly line: ClaimLine
  readonly fee: ServiceFee
  readonly units: number
  readonly row: FeeScheduleRow
  /** Of the fee, for a part of it, both sides or a therapy assistant: 0.625, 1.5. */
  readonly share: number
  /** What the share is for, and which part is paid. */
  readonly notes: readonly string[]
  readonly isFacility: boolean
}

/** The schedules of a day, and the locality that fees are worked out for; national where it is left out. */
export interface PhysicianSchedules {
  readonly values: InForce<'relativeValues'>
  readonly indicators: InForce<'feeSchedule'>
  readonly locality?: LocalityIndexes | undefined
}

/** Modifiers whose price the record or the payer decides. */
const undecided: ReadonlySet<string> = new Set('22 52 53 66 73 74 78 AA AD QK QX QY QZ'.split(' '))

/** Statuses that the schedule pays: active, with restrictions, and where nothing else is paid. */
const payable: ReadonlySet<string> = new Set(['A', 'R', 'T'])

/** Places where Medicare pays the hospital the technical part. */
const hospitals: ReadonlySet<string> = new Set(['19', '21', '22', '23', '51', '52', '61'])

/** What a professional line bills by the Physician Fee Schedule, or why that cannot be priced. */
export function physicianService(
  line: ClaimLine,
  { values, indicators, locality }: PhysicianSchedules,
): PhysicianService | NoPrice {
  const row = indicators.rows.find(line.procedure)
  if (row === undefined) return noPrice('the Physician Fee Schedule does not have the code')
  if (row.status === 'C') return noPrice('each Medicare contractor prices the service (status C)')
  if (!payable.has(row.status)) return noPrice(unpaid(row.status))
  const relative = values.rows.find(line.procedure)
  if (relative === undefined) return noPrice('the Physician Fee Schedule has no units for the code')
  const part = feePartOf(line, indicators.rows)
  const open = line.modifiers.find(
    (modifier) => undecided.has(modifier) && modifier !== part?.modifier,
  )
  if (open !== undefined) {
    return {
      kind: 'not-priced',
      because: say`modifier ${code(open)} leaves the price to the record`,
    }
  }
  const { units, placeOfService: place } = line
  if (units === undefined || !(units > 0)) return noPrice('no units on the line')
  if (place === undefined) return noPrice('no place of service, on which the price depends')
  const isFacility = isFacilityPlace(place)
  const { component, note } = componentOf(line, row, place)
  const fee = serviceFee(relative, component, { isFacility, locality })
  if (fee === undefined) {
    return {
      kind: 'not-priced',
      because: say`the schedule has no ${words(component)} part of ${code(line.procedureCode)}`,
    }
  }
  const { share, notes } = shareOf(line, row, part)
  return { kind: 'service', line, fee, units, row, share, isFacility, notes: [...note, ...notes] }
}

function unpaid(status: string): string {
  if (status === 'B' || status === 'P') return 'Medicare pays it as part of other services only'
  if (status === 'E') return 'a drug or service whose payment limit of that date is not available'
  if (status === 'X') return 'paid by another schedule, which has no fee available for that date'
  if (status === 'J') return 'anesthesia is paid by base units and minutes, which are not available'
  return `Medicare does not pay it by the Physician Fee Schedule (status ${status})`
}

/** 26 and TC; in hospitals the practitioner is paid the professional part of tests alone. */
function componentOf(
  { modifiers }: ClaimLine,
  { pcTc }: FeeScheduleRow,
  place: string,
): { readonly component: FeeComponent; readonly note: readonly string[] } {
  if (modifiers.includes('26')) return { component: 'professional', note: ['professional part'] }
  if (modifiers.includes('TC')) return { component: 'technical', note: ['technical part'] }
  if (pcTc === '1' && hospitals.has(place)) {
    return { component: 'professional', note: ['professional part, in a hospital'] }
  }
  return { component: 'whole', note: [] }
}

function shareOf(
  { modifiers }: ClaimLine,
  row: FeeScheduleRow,
  part: FeePart | undefined,
): { readonly share: number; readonly notes: readonly string[] } {
  let share = 1
  const notes: string[] = []
  if (part !== undefined) {
    const isRefused = assistants.has(part.modifier) && row.assistantSurgeon === '1'
    share *= isRefused ? 0 : part.share
    notes.push(isRefused ? 'no assistant is paid' : `${percentOf(part.share)} for ${part.who}`)
  }
  if (modifiers.includes('50') && row.bilateral === '1') {
    share *= 1.5
    notes.push('150% for both sides')
  }
  if (modifiers.includes('50') && row.bilateral === '3') {
    share *= 2
    notes.push('twice for both sides')
  }
  return { share, notes }
}

const assistants: ReadonlySet<string> = new Set(['80', '81', '82', 'AS'])

function percentOf(share: number): string {
  return `${String(Math.round(share * 1000) / 10)}%`
}
