import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied } from '../../claim/exposure.ts'
import { statedPrice } from '../../facts/prices/fill-price.ts'
import { highestTaxRate } from '../../facts/prices/payment-parts.ts'
import { cannotTell, finding, notApplicable, pass } from '../../rule/outcome.ts'
import { cells } from '../../findings/evidence.ts'
import { denied } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { money, say } from '../../sentences/say.ts'

const noAmounts = cannotTell('no patient share, or no allowed amount, on the line')
const mayBeTax = cannotTell(
  'what is above cost and fee may be sales tax, which the file does not state',
)
const credit = notApplicable('a credit: its price is below zero')

/** A patient charged more than the whole price of the service or drug. */
export const patientShareOverAllowed = defineLineRule({
  id: 'patient-share-over-allowed',
  version: 3,
  title: 'Patient share above the whole price',
  category: 'data-quality',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  sources: [
    cite(
      'ASC X12N 835 implementation guide (45 CFR 162.1602)',
      'AMT B6, the allowed amount: what is payable before the share of the patient is taken off',
    ),
    cite(
      '42 CFR 423.104',
      '(g) Part D enrollees have the negotiated price even where the plan pays nothing',
    ),
  ],
  needs: { fields: ['patientShareCents'] },
  clearedBy: 'A remittance in which the patient share includes an amount outside this line.',
  suggestedFix: 'Recompute the copayment: the patient never owes more than the price.',
  judge(line, context) {
    const { patientShareCents } = line
    const priceCents = priceOf(line)
    if (patientShareCents === undefined || priceCents === undefined) return noAmounts
    if (priceCents < 0) return credit
    // The patient may owe what the plan did not allow.
    if (priceCents === 0 && isDenied(line)) return denied
    if (patientShareCents <= priceCents + 1) return pass
    const excess = patientShareCents - priceCents
    const isStated = line.allowedCents !== undefined
    if (!isStated && !context.has('salesTaxCents') && excess <= priceCents * highestTaxRate) {
      return mayBeTax
    }
    return finding({
      message: say`The patient was charged ${money(patientShareCents)} for something priced at ${money(priceCents)}, ${money(excess)} more than the whole price.`,
      class: priceCents > 0 ? 'error' : 'lead',
      lines: [line],
      evidence: cells(
        line,
        'patientShareCents',
        ...(isStated ? (['allowedCents'] as const) : priceFields),
      ),
    })
  },
})

const priceFields = ['ingredientCostCents', 'dispensingFeeCents'] as const

/** The allowed amount; for drugs, where that is not stated, ingredient cost, fees and tax. */
function priceOf(line: ClaimLine): number | undefined {
  return line.allowedCents ?? statedPrice(line)
}
