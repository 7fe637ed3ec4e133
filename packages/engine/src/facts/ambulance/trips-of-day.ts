import type { ClaimLine } from '../../claim/claim-line.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { payeeOf } from '../../claim/payee.ts'
import { ambulanceService } from './ambulance-services.ts'
import { ambulanceTrip } from './ambulance-trip.ts'

/** A second trip of the day, by the provider's own account. */
const saysAgain: ReadonlySet<string> = new Set(['76', '77', '59', 'XE', 'XS', 'XP', 'XU'])

/** Whether a line says that it is another trip than the first of its day. */
export function isSecondTrip({ modifiers }: ClaimLine): boolean {
  return modifiers.some((modifier) => saysAgain.has(modifier))
}

/** A trip of one day; undefined where the line does not say from where to where, or when. */
export function tripOfDay({ modifiers, serviceFromDay }: ClaimLine): string | undefined {
  const trip = ambulanceTrip(modifiers)
  return trip === undefined || serviceFromDay === undefined
    ? undefined
    : `${serviceFromDay} ${trip}`
}

/** How one trip was paid twice; undefined where the two lines are one bill, or not surely of one trip. */
export function areOneTrip(
  first: ClaimLine,
  line: ClaimLine,
): 'two-levels' | 'two-companies' | undefined {
  if (first === line) return undefined
  const one = payeeOf(first)?.id
  const other = payeeOf(line)?.id
  const isOneClaim = first.claimId !== undefined && first.claimId === line.claimId
  if (isOneClaim || (one !== undefined && one === other))
    return first.procedure === line.procedure ? undefined : 'two-levels'
  return one === undefined || other === undefined ? undefined : 'two-companies'
}

/** Of each trip of a day the base rate that stands: the one paid most, whatever the order of the lines. */
export function dearestOfTrips(lines: readonly ClaimLine[]): ReadonlyMap<string, ClaimLine> {
  const dearest = new Map<string, ClaimLine>()
  for (const line of lines) {
    const trip = tripOfDay(line)
    if (trip === undefined || ambulanceService(line.procedure) !== 'base') continue
    if (isUnpaid(line) || isSecondTrip(line)) continue
    const other = dearest.get(trip)
    if (other === undefined || standsBefore(line, other)) dearest.set(trip, line)
  }
  return dearest
}

function standsBefore(one: ClaimLine, other: ClaimLine): boolean {
  const { paidCents: paid = 0 } = one
  const { paidCents: otherPaid = 0 } = other
  if (paid !== otherPaid) return paid > otherPaid
  if (one.procedure !== other.procedure) return one.procedure < other.procedure
  return one.row < other.row
}
