import type { ClaimLine } from '../claim/claim-line.ts'
import { procedureNumber } from '../claim/procedure-number.ts'
import { count, list, money, name, nothing, say, words } from '../sentences/say.ts'
import {
  physicianService,
  type PhysicianSchedules,
  type PhysicianService,
} from './physician-service.ts'
import { reductions, type Reduction } from '../facts/prices/reductions.ts'
import { noPrice, type Repriced } from './repriced.ts'
import { serviceFee, type ServiceFee } from '../facts/prices/service-fee.ts'

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
    const severalScopes = indicator === endoscopy && group.length > 1
    const reduction = severalScopes
      ? reductionOfScopes(group, byIndicator.has(operation), schedules)
      : reductions.get(indicator)
    const dearest = reduction && dearestOf(group, reduction)
    for (const service of group) {
      const price =
        service.row.status === 'T' && !isAlone
          ? besideOthers(schedules)
          : severalScopes && reduction === undefined
            ? noPrice('endoscopies of several families, or beside other operations of the day')
            : priceOf(service, schedules, service === dearest ? undefined : reduction, reduction)
      prices.set(service.line, price)
    }
  }
  return prices
}

/** Indicators for multiple procedures. */
const operation = '2'
const endoscopy = '3'

/**
 * Of endoscopies of one family the dearest is paid in full, each other one at its fee less that of the base (Medicare
 * Claims Processing Manual, chapter 12, 40.6 C). Undefined where they are of several
 * families or beside other operations, or the base has no fee.
 */
function reductionOfScopes(
  group: readonly PhysicianService[],
  isBesideOperations: boolean,
  { values, locality }: PhysicianSchedules,
): Reduction | undefined {
  if (isBesideOperations) return undefined
  const [first] = group
  const base = first?.row.endoscopicBase
  if (first === undefined || base === undefined) return undefined
  const { isFacility } = first
  const isOneFamily = group.every(
    (each) => each.row.endoscopicBase === base && each.isFacility === isFacility,
  )
  const relative = values.rows.find(procedureNumber(base))
  if (!isOneFamily || relative === undefined) return undefined
  const fee = serviceFee(relative, 'whole', { isFacility, locality })
  if (fee === undefined) return undefined
  return {
    of: ({ cents }) => Math.max(0, cents - fee.cents),
    rankedBy: ({ cents }) => cents,
    says: `less the base ${base} beside a dearer endoscopy of its family`,
  }
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
