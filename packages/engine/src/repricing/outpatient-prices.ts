import type { ClaimLine } from '../claim/claim-line.ts'
import { noProcedure } from '../claim/procedure-number.ts'
import { ClaimStatuses } from '../facts/outpatient/claim-statuses.ts'
import { packagedBy } from '../facts/outpatient/packaging.ts'
import { count, list, money, say, words } from '../sentences/say.ts'
import type { Sentence } from '../sentences/sentence.ts'
import { isCutShort } from './cut-short.ts'
import { laboratoryPrice } from './listed-prices.ts'
import type { InForce, PricesOfDay } from './price-tables.ts'
import { noPrice, type Repriced } from './repriced.ts'

/** Statuses with a rate for each unit; J1 and J2 have one for the claim. */
const rated: ReadonlySet<string> = new Set('G J1 J2 K P Q1 Q2 Q3 R S T U V'.split(' '))

/** So many hours of observation make its comprehensive payment. */
const observationHours = 8

/**
 * Prices the services of one claim of a hospital by the outpatient system: national rates without wage
 * index, packaging by status, the dearest procedure of status T in full and others at half, one
 * comprehensive payment (42 CFR 419). Adjustments for complexity, outliers and pass-through are left out.
 */
export function outpatientPrices(
  lines: readonly ClaimLine[],
  opps: InForce<'oppsStatus'>,
  prices: PricesOfDay,
): ReadonlyMap<ClaimLine, Repriced> {
  const statuses = new ClaimStatuses(lines, opps.rows)
  const claim = new ClaimOfRates(lines, opps)
  return new Map(lines.map((line) => [line, priceOf(line, { statuses, claim, opps, prices })]))
}

interface Known {
  readonly statuses: ClaimStatuses
  readonly claim: ClaimOfRates
  readonly opps: InForce<'oppsStatus'>
  readonly prices: PricesOfDay
}

function priceOf(line: ClaimLine, { statuses, claim, opps, prices }: Known): Repriced {
  const priced = (cents: number, terms: Sentence): Repriced => {
    return { kind: 'priced', cents, schedule: opps.name, release: opps.release, terms }
  }
  if (line.procedure === noProcedure) {
    return priced(0, words('a charge without a code is packaged into the services of the claim'))
  }
  const row = opps.rows.find(line.procedure)
  if (row === undefined) return noPrice('Addendum B does not have the code')
  const { statusIndicator: status, paymentCents } = row
  const { procedureCode } = line
  const [ofDay, ofClaim] = [statuses.besides(line, 'day'), statuses.besides(line, 'claim')]
  const packaging = packagedBy(
    procedureCode === undefined ? { status } : { procedureCode, status },
    ofDay,
    ofClaim,
  )
  if (packaging) return priced(0, words(packaging.says))
  if (status === 'A' || status === 'Q4') {
    return laboratoryPrice(line, prices.laboratoryFees) ?? noPrice(byOtherSchedule)
  }
  if (!rated.has(status)) {
    return {
      kind: 'not-priced',
      because: words(`the outpatient system does not pay status ${status}`),
    }
  }
  if (paymentCents === undefined) return noPrice('Addendum B has no rate for the code')
  if (status === 'J2' && claim.hasObservation) return noPrice(mayBeObservation)
  if (status === 'Q3' && ofClaim.has('Q3')) return noPrice('may be part of a composite payment')
  const { units } = line
  if (units === undefined || !(units > 0)) return noPrice('no units on the line')
  if (status === 'J1') {
    const isFirst = claim.dearest('J1') === line
    return isFirst
      ? priced(paymentCents, say`${money(paymentCents)}, the comprehensive payment of the claim`)
      : priced(0, words('included in the comprehensive payment of the claim'))
  }
  return rateOf(line, status, paymentCents, units, claim, priced)
}

function rateOf(
  line: ClaimLine,
  status: string,
  rate: number,
  units: number,
  claim: ClaimOfRates,
  priced: (cents: number, terms: Sentence) => Repriced,
): Repriced {
  const isDiscounted = status === 'T'
  const isFirst = !isDiscounted || claim.dearest('T') === line
  const both = isDiscounted && line.modifiers.includes('50') ? 1 : 0
  const further = isDiscounted ? 0.5 : 1
  const times =
    (isFirst ? 1 : further) * Math.min(units, 1) + further * (Math.max(units - 1, 0) + both)
  const isHalved = isCutShort(line)
  const terms = list(
    [
      say`${money(rate)} for ${count(units, 'unit')}`,
      ...(times < units + both ? [words('50% beside a dearer procedure')] : []),
      ...(both > 0 ? [words('both sides')] : []),
      ...(isHalved ? [words('50% for a procedure that was cut short')] : []),
    ],
    ', ',
  )
  return priced(Math.round(rate * times * (isHalved ? 0.5 : 1)), terms)
}

const byOtherSchedule = 'paid by another schedule than the outpatient system (status A)'
const mayBeObservation = 'the visit may be part of the comprehensive payment of observation'

/** The dearest lines of a claim by status. */
class ClaimOfRates {
  readonly #dearest = new Map<string, { readonly line: ClaimLine; readonly rate: number }>()
  readonly hasObservation: boolean

  constructor(lines: readonly ClaimLine[], { rows }: InForce<'oppsStatus'>) {
    this.hasObservation = lines.some(
      ({ procedureCode, units = 0 }) => procedureCode === 'G0378' && units >= observationHours,
    )
    for (const line of lines) {
      const row = rows.find(line.procedure)
      if (row?.paymentCents === undefined) continue
      const { statusIndicator, paymentCents: rate } = row
      const known = this.#dearest.get(statusIndicator)
      if (known === undefined || rate > known.rate)
        this.#dearest.set(statusIndicator, { line, rate })
    }
  }

  dearest(status: string): ClaimLine | undefined {
    return this.#dearest.get(status)?.line
  }
}
