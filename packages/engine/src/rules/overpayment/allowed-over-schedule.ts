import type { ClaimLine } from '../../claim/claim-line.ts'
import { shareAtRisk } from '../../findings/line-at-risk.ts'
import { dollars } from '../../sentences/dollars.ts'
import {
  hasPricingModifier,
  isFacilityPlace,
  surgicalCenter,
} from '../../facts/prices/priced-service.ts'
import { settingOf } from '../../batch/setting.ts'
import { isDenied } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import type { FeeSchedulePayment } from '../../reference/procedure-rows.ts'
import { defineRule } from '../../rule/rule.ts'

const notProfessional = notApplicable('the fee schedule prices professional lines only')
const denied = notApplicable('the line was denied')
const modified = notApplicable('a modifier changes the price')
const twoFees = notApplicable('a surgical center bills its own fee with the same code')
const noPrice = notApplicable('the schedule has no payment for the code')
const notListed = cannotTell('the tables at hand do not price the code')
const noAmount = cannotTell('neither an allowed nor a paid amount on the line')
const noPlace = cannotTell('no place of service, on which the price depends')
const noUnits = cannotTell('no units on the line')

/** Medicare's localities differ by less than half, contracts by less than this. */
const multiple = 3

/** Professional payments of more than three times the Medicare schedule. */
export const allowedOverSchedule = defineRule({
  id: 'allowed-over-schedule',
  version: 1,
  title: 'More than three times the Medicare payment',
  category: 'overpayment',
  class: 'outlier',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'line',
  sources: [
    {
      title: 'Medicare Physician Fee Schedule',
      section: 'national payment, facility and non-facility',
      table: 'feeSchedulePayments',
    },
    { title: '42 CFR 414.22', section: 'relative value units' },
  ],
  needs: { fields: ['procedureCode'], tables: ['feeSchedulePayments'] },
  clearedBy: 'The contract rate for the service.',
  suggestedFix: 'Price the line again from the contract.',
  byService({ procedure, setting }, { feeSchedulePayments }) {
    if (setting !== 'professional') return notProfessional
    if (feeSchedulePayments.find(procedure)) return undefined
    return feeSchedulePayments.complete ? noPrice : notListed
  },
  check(line, { tables }) {
    if (settingOf(line) !== 'professional') return notProfessional
    const price = tables.feeSchedulePayments.find(line.procedure)
    if (!price) return tables.feeSchedulePayments.complete ? noPrice : notListed
    if (isDenied(line)) return denied
    if (hasPricingModifier(line)) return modified
    const { units, placeOfService } = line
    if (placeOfService === surgicalCenter) return twoFees
    if (units === undefined) return noUnits
    const amount = line.allowedCents ?? line.paidCents
    if (amount === undefined) return noAmount
    const unitCents = paymentAt(price, placeOfService)
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
  const field = line.allowedCents === undefined ? 'paidCents' : 'allowedCents'
  return finding({
    message: `${dollars(amount)} for ${units} of ${line.procedureCode ?? ''} is ${(amount / medicare).toFixed(1)} times the national Medicare payment of ${dollars(Math.round(medicare))}.`,
    lines: [line],
    evidence: [
      { row: line.row, field, value: dollars(amount) },
      { row: line.row, field: 'units', value: String(units) },
    ],
    ...shareAtRisk(line, 1 - (multiple * medicare) / amount),
  })
}
