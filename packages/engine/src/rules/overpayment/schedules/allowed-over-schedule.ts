import type { ClaimLine } from '../../../claim/claim-line.ts'
import { pricedField } from '../../../facts/prices/file-prices.ts'
import {
  hasPricingModifier,
  isFacilityPlace,
  surgicalCenter,
} from '../../../facts/prices/priced-service.ts'
import { shareAtRisk } from '../../../findings/line-at-risk.ts'
import type { FeeSchedulePayment } from '../../../reference/procedure-rows.ts'
import {
  cannotTell,
  finding,
  lookAt,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import {
  denied,
  feeScheduleOfOthers,
  noAllowedOrPaid,
  noUnits,
  notInFeeSchedule,
} from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, count, decimal, money, say } from '../../../sentences/say.ts'
import { dollars } from '../../../sentences/dollars.ts'

const modified = notApplicable('a modifier changes the price')
const twoFees = notApplicable('a surgical center bills its own fee with the same code')
const noPrice = notApplicable('the schedule has no payment for the code')
const noPlace = cannotTell('no place of service, on which the price depends')

/** Medicare's localities differ by less than half, contracts by less than this. */
const multiple = 3

/** Professional payments of more than three times the Medicare schedule. */
export const allowedOverSchedule = defineLineRule({
  id: 'allowed-over-schedule',
  version: 1,
  title: 'More than three times the Medicare payment',
  category: 'overpayment',
  class: 'outlier',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      'Medicare Physician Fee Schedule',
      'national payment, facility and non-facility',
      'feeSchedulePayments',
    ),
    cite('42 CFR 414.22', 'relative value units'),
  ],
  needs: { fields: ['procedureCode'], tables: ['feeSchedulePayments'] },
  clearedBy: 'The contract rate for the service.',
  suggestedFix: 'Price the line again from the contract.',
  triage({ procedure, setting, modifiers, placeOfService, standing }, { feeSchedulePayments }) {
    if (setting !== 'professional') return feeScheduleOfOthers
    const price = feeSchedulePayments.find(procedure)
    if (!price) return feeSchedulePayments.complete ? noPrice : notInFeeSchedule
    if (standing.isDenied) return denied
    if (hasPricingModifier({ modifiers })) return modified
    return placeOfService === surgicalCenter ? twoFees : lookAt(price)
  },
  judge(line, _, price) {
    const { units } = line
    if (units === undefined) return noUnits
    const amount = line.allowedCents ?? line.paidCents
    if (amount === undefined) return noAllowedOrPaid
    const unitCents = paymentAt(price, line.placeOfService)
    if (unitCents === undefined) return noPlace
    if (unitCents <= 0 || units <= 0) return noPrice
    const limit = multiple * unitCents * units
    return amount > limit ? over(line, amount, unitCents, units) : pass
  },
})

/** Undefined where the place decides and the line has none. */
function paymentAt(price: FeeSchedulePayment, place: string | undefined): number | undefined {
  const { facilityCents, nonFacilityCents } = price
  if (place !== undefined) return isFacilityPlace(place) ? facilityCents : nonFacilityCents
  return facilityCents === nonFacilityCents ? facilityCents : undefined
}

function over(line: ClaimLine, amount: number, unitCents: number, units: number): Outcome {
  const medicare = unitCents * units
  const field = pricedField(line)
  return finding({
    message: say`${money(amount)} for ${count(units)} of ${code(line.procedureCode)} is ${decimal(amount / medicare, 1)} times the national Medicare payment of ${money(Math.round(medicare))}.`,
    lines: [line],
    evidence: [
      { row: line.row, field, value: dollars(amount) },
      { row: line.row, field: 'units', value: String(units) },
    ],
    ...shareAtRisk(line, 1 - (multiple * medicare) / amount),
  })
}
