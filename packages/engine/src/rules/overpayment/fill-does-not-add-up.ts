import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDeniedOrPending } from '../../facts/fills/paid-fill.ts'
import { statedPrice } from '../../facts/prices/fill-price.ts'
import { cells } from '../../findings/evidence.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  pass,
  type FindingOutcome,
  type Outcome,
} from '../../rule/outcome.ts'
import { deniedOrPending } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { money, nothing, row, say } from '../../sentences/say.ts'

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

/** Rounding of a share that is a percentage. */
const roundingCents = 2
/** No state and city tax a drug higher. */
const highestTax = 0.12

/** A fill paid more than its cost, fee and tax less what the patient paid. */
export const fillDoesNotAddUp = defineGroupRule({
  id: 'fill-does-not-add-up',
  version: 1,
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
      'field 509-F9, total amount paid: 506-F6, 507-F7, 558-AW and 559-AX less 505-F5',
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
    const differences = lines.flatMap((line) => differenceOf(line) ?? [])
    const even = differences.filter((cents) => Math.abs(cents) <= roundingCents).length
    const addsUp = even * 2 >= differences.length && even > 0
    const statesTax = context.has('salesTaxCents')
    return eachOpenLine((line) => outcomeOf(line, addsUp, statesTax))
  },
})

/** What was paid over cost, fee and tax less the shares of others. */
function differenceOf(line: ClaimLine): number | undefined {
  const price = statedPrice(line)
  const { paidCents, patientShareCents, otherPayerPaidCents = 0 } = line
  if (price === undefined || patientShareCents === undefined || paidCents === undefined) {
    return undefined
  }
  if (isDeniedOrPending(line) || paidCents < 0) return undefined
  return paidCents - Math.max(0, price - patientShareCents - otherPayerPaidCents)
}

function outcomeOf(line: ClaimLine, addsUp: boolean, statesTax: boolean): Outcome {
  if (isDeniedOrPending(line)) return deniedOrPending
  const difference = differenceOf(line)
  if (difference === undefined) return noParts
  if (!addsUp) return otherMeaning
  if (Math.abs(difference) <= roundingCents) return pass
  if (difference < 0) return paidLess
  return !statesTax && mayBeSalesTax(line, difference) ? mayBeTax : flag(line, difference)
}

/** A difference that is the very share of the patient is that share, not taken off. */
function mayBeSalesTax(line: ClaimLine, difference: number): boolean {
  const { ingredientCostCents = 0, patientShareCents = 0 } = line
  if (Math.abs(difference - patientShareCents) <= roundingCents) return false
  return difference <= ingredientCostCents * highestTax
}

function flag(line: ClaimLine, difference: number): FindingOutcome {
  const { ingredientCostCents = 0, dispensingFeeCents = 0, salesTaxCents = 0 } = line
  const { patientShareCents = 0, otherPayerPaidCents = 0, paidCents = 0 } = line
  const tax = salesTaxCents === 0 ? nothing : say` and ${money(salesTaxCents)} tax`
  const other =
    otherPayerPaidCents === 0 ? nothing : say` and ${money(otherPayerPaidCents)} of another payer`
  const due = paidCents - difference
  return finding({
    message: say`${money(ingredientCostCents)} ingredient cost and ${money(dispensingFeeCents)} dispensing fee${tax} less ${money(patientShareCents)} of the patient${other} make ${money(due)}, but ${money(paidCents)} was paid.`,
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
