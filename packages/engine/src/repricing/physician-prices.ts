import type { ClaimLine } from '../claim/claim-line.ts'
import { count, list, money, name, nothing, say, words } from '../sentences/say.ts'
import {
  physicianService,
  type PhysicianSchedules,
  type PhysicianService,
} from './physician-service.ts'
import { reductions, type Reduction } from '../facts/prices/reductions.ts'
import { noPrice, type Repriced } from './repriced.ts'
import type { ServiceFee } from '../facts/prices/service-fee.ts'

/**
 * Prices professional services of one patient, day and provider by the Physician Fee Schedule: of
 * several operations, images, tests or therapies the dearest is paid in full, the others reduced.
 */
export function physicianPrices(
  lines: readonly ClaimLine[],
  schedules: PhysicianSchedules,
): ReadonlyMap<ClaimLine, Repriced> {
  const prices = new Map<ClaimLine, Repriced>()
  const services: PhysicianService[] = []
  for (const line of lines) {
    const service = physicianService(line, schedules)
    if (service.kind === 'service') services.push(service)
    else prices.set(line, service)
  }
  const isAlone = services.every(({ row }) => row.status === 'T')
  const byIndicator = Map.groupBy(services, ({ row }) => row.multipleProcedure)
  for (const [indicator, group] of byIndicator) {
    const reduction = reductions.get(indicator)
    const dearest = reduction && dearestOf(group, reduction)
    const severalScopes = indicator === '3' && group.length > 1
    for (const service of group) {
      const price =
        service.row.status === 'T' && !isAlone
          ? besideOthers(schedules)
          : severalScopes
            ? noPrice('several endoscopies of a day share a base, which is not worked out here')
            : priceOf(service, schedules, service === dearest ? undefined : reduction, reduction)
      prices.set(service.line, price)
    }
  }
  return prices
}

function besideOthers({ values }: PhysicianSchedules): Repriced {
  const terms = words('included in other services of the day (status T)')
  return { kind: 'priced', cents: 0, schedule: values.name, release: values.release, terms }
}

/** The service paid in full; of equal ones the first by code and row, which changes no sum. */
function dearestOf(
  group: readonly PhysicianService[],
  { rankedBy }: Reduction,
): PhysicianService | undefined {
  return group.reduce<PhysicianService | undefined>((best, each) => {
    if (best === undefined) return each
    return rankedBy(each.fee) * each.share > rankedBy(best.fee) * best.share ? each : best
  }, undefined)
}

/**
 * @param first how its first unit is reduced; undefined where it is paid in full
 * @param further how its further units are; undefined where they are paid in full too
 */
function priceOf(
  service: PhysicianService,
  { values, locality }: PhysicianSchedules,
  first: Reduction | undefined,
  further: Reduction | undefined,
): Repriced {
  const { fee, units, share, notes, isFacility } = service
  const whole = Math.min(units, 1)
  const amount = paidOf(fee, first) * whole + paidOf(fee, further) * Math.max(units - 1, 0)
  const cents = Math.round(amount * share)
  const isReduced = cents < Math.round(fee.cents * units * share)
  const reduced = isReduced ? [first?.says ?? further?.says ?? ''] : []
  const place = locality ? say` (${name(locality.name)})` : nothing
  const terms = list(
    [
      say`${money(fee.cents)} ${words(isFacility ? 'in a facility' : 'in an office')}${place} for ${count(units, 'unit')}`,
      ...[...notes, ...reduced].map(words),
    ],
    ', ',
  )
  return { kind: 'priced', cents, schedule: values.name, release: values.release, terms }
}

function paidOf(fee: ServiceFee, reduction: Reduction | undefined): number {
  return reduction === undefined ? fee.cents : reduction.of(fee)
}
