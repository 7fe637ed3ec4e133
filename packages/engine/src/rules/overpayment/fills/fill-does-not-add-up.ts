import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isDeniedOrPending } from '../../../facts/fills/paid-fill.ts'
import {
  highestTaxRate,
  overItsParts,
  paymentParts,
  roundingCents,
  type PaymentParts,
} from '../../../facts/prices/payment-parts.ts'
import { isVaccineName } from '../../../facts/vaccines/vaccine-products.ts'
import { cells } from '../../../findings/evidence.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  pass,
  type FindingOutcome,
  type Outcome,
} from '../../../rule/outcome.ts'
import { deniedOrPending } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { money, nothing, row, say } from '../../../sentences/say.ts'

const noParts = cannotTell(
  'no ingredient cost, dispensing fee, patient share or payment on the line',
)
const otherMeaning = cannotTell(
  'the amounts of most fills of the file do not add up as a payment does',
)
const paidLess = cannotTell(
  'less was paid than the parts make, which another payer or a withheld amount may explain',
)
const mayBeTax = cannotTell('the difference may be sales tax, which the file does not state')
const mayBeGiving = cannotTell(
  'the difference may be the fee for giving a vaccine, which the file does not state',
)

/** No plan pays more for giving a vaccine. */
const highestGivingCents = 7500
/** Milliliters, or vials, of a vaccine. */
const oneDose = 1

/** A fill paid more than its cost, fees and tax less what the patient paid. */
export const fillDoesNotAddUp = defineGroupRule({
  id: 'fill-does-not-add-up',
  version: 2,
  title: 'Cost, fee and copay of a fill do not make its payment',
  category: 'overpayment',
  class: 'error',
  basis: 'binding',
  cuts: 'payment',
  auditTypes: ['pharmacy'],
  scope: 'batch',
  sources: [
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'field 509-F9, total amount paid: 506-F6, 507-F7, 521-FL, 558-AW and 559-AX less 505-F5',
    ),
  ],
  needs: {
    fields: ['ingredientCostCents', 'dispensingFeeCents', 'patientShareCents', 'paidCents'],
  },
  clearedBy:
    'A remittance that shows an incentive, a tax or another payer which the file leaves out.',
  suggestedFix:
    'Compare the parts of the price with the remittance, and recover what is over them.',
  triage: ({ standing }) =>
    standing.isDenied ? deniedOrPending : { kind: 'look', found: undefined },
  judge({ lines }, context) {
    const file = paymentParts(
      lines.filter((line) => !isDeniedOrPending(line)),
      context,
    )
    return eachOpenLine((line) => outcomeOf(line, file))
  },
})

function outcomeOf(line: ClaimLine, file: PaymentParts): Outcome {
  if (isDeniedOrPending(line)) return deniedOrPending
  const difference = overItsParts(line, file.countsIncentive)
  if (difference === undefined) return noParts
  if (!file.addsUp) return otherMeaning
  if (Math.abs(difference) <= roundingCents) return pass
  if (difference < 0) return paidLess
  if (!file.statesTax && mayBeSalesTax(line, difference)) return mayBeTax
  return !file.statesIncentive && mayBeForGiving(line, difference)
    ? mayBeGiving
    : flag(line, difference, file)
}

/** A difference that is the very share of the patient is that share, not taken off. */
function mayBeSalesTax(line: ClaimLine, difference: number): boolean {
  const { ingredientCostCents = 0, patientShareCents = 0 } = line
  if (Math.abs(difference - patientShareCents) <= roundingCents) return false
  return difference <= ingredientCostCents * highestTaxRate
}

/** A vaccine, or one dose of a drug without a name, whose price holds no fee for giving it. */
function mayBeForGiving(line: ClaimLine, difference: number): boolean {
  const { drugName, quantity = Infinity, patientShareCents = 0 } = line
  if (Math.abs(difference - patientShareCents) <= roundingCents) return false
  if (difference > highestGivingCents) return false
  return drugName === undefined ? quantity <= oneDose : isVaccineName(drugName)
}

function flag(line: ClaimLine, difference: number, file: PaymentParts): FindingOutcome {
  const {
    ingredientCostCents = 0,
    dispensingFeeCents = 0,
    salesTaxCents = 0,
    incentiveCents = 0,
  } = line
  const { patientShareCents = 0, otherPayerPaidCents = 0, paidCents = 0 } = line
  const tax = salesTaxCents === 0 ? nothing : say` and ${money(salesTaxCents)} tax`
  const incentive =
    file.countsIncentive && incentiveCents !== 0
      ? say` and ${money(incentiveCents)} incentive`
      : nothing
  const other =
    otherPayerPaidCents === 0 ? nothing : say` and ${money(otherPayerPaidCents)} of another payer`
  const due = paidCents - difference
  return finding({
    message: say`${money(ingredientCostCents)} ingredient cost and ${money(dispensingFeeCents)} dispensing fee${tax}${incentive} less ${money(patientShareCents)} of the patient${other} make ${money(due)}, but ${money(paidCents)} was paid.`,
    lines: [line],
    evidence: cells(
      line,
      'ingredientCostCents',
      'dispensingFeeCents',
      'patientShareCents',
      'paidCents',
    ),
    atRisk: [{ line, cents: difference }],
    arithmetic: say`${money(paidCents)} less ${money(due)} on ${row(line)}`,
  })
}
