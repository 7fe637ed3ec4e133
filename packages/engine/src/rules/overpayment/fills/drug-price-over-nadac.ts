import type { DrugOfLine } from '../../../batch/kinds/named-drugs.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { billingUnitOf } from '../../../facts/drugs/billing-unit.ts'
import { drugCost } from '../../../facts/prices/drug-cost.ts'
import type { DrugPrice } from '../../../reference/drug-rows.ts'
import {
  cannotTell,
  finding,
  lookAt,
  notApplicable,
  pass,
  type Look,
  type NoFinding,
} from '../../../rule/outcome.ts'
import { denied, noNdc } from '../../../rule/reasons.ts'
import { cite, defineLineRule, type DayContext } from '../../../rule/rule.ts'
import { dollars } from '../../../sentences/dollars.ts'
import { count, money, say, words } from '../../../sentences/say.ts'

const compound = notApplicable('a compound is priced by its ingredients')
const noPrice = cannotTell('NADAC has no price for the NDC')
const otherDate = cannotTell('the available NADAC prices are of another time than the fill')
const noQuantity = cannotTell('no quantity on the line')
const noCost = cannotTell('no ingredient cost, allowed amount or payment on the line')
const otherUnit = cannotTell('quantity is in another unit than the NADAC price, or in none')

/** How often the average acquisition cost may be paid before the price asks for a reason. */
const usualMultiple = 3
const leastExcessCents = 1000

/** A drug paid at a multiple of what pharmacies pay for it. */
export const drugPriceOverNadac = defineLineRule({
  id: 'drug-price-over-nadac',
  version: 1,
  title: 'Drug price far over NADAC',
  category: 'overpayment',
  class: 'outlier',
  basis: 'statistical',
  auditTypes: ['pharmacy'],
  sources: [
    cite('CMS National Average Drug Acquisition Cost (NADAC)', 'price per unit', 'drugPrices'),
  ],
  needs: { fields: ['ndcAsBilled', 'quantity'], tables: ['drugPrices'] },
  clearedBy: "The plan's price terms (AWP discount, MAC, usual and customary) for the fill date.",
  suggestedFix: 'Ask for the pricing basis of the claim and compare it with the contract.',
  triageDrug(drug, context) {
    if (drug.service.standing.isDenied) return denied
    const price = priceOf(drug, context)
    return price.kind === 'look' || context.mayHave('compoundCode') ? lookAt(price) : price
  },
  judge(line, _, priced) {
    if (line.compoundCode === '2') return compound
    if (priced.kind !== 'look') return priced
    const price = priced.found
    const { quantity } = line
    if (quantity === undefined || quantity <= 0) return noQuantity
    if (!inUnitOf(price, line)) return otherUnit
    const cost = drugCost(line)
    if (!cost) return noCost
    const acquisitionCents = price.unitDollars * quantity * 100
    const usualCents = Math.round(acquisitionCents * usualMultiple)
    const excess = cost.cents - usualCents
    if (excess < leastExcessCents) return pass
    const times = Math.round((cost.cents / acquisitionCents) * 10) / 10
    return finding({
      message: say`${money(cost.cents)} (${words(cost.from)}) for ${count(quantity)} ${words(price.unit)} is ${count(times)} times the average acquisition cost of ${money(Math.round(acquisitionCents))}.`,
      lines: [line],
      evidence: [
        { row: line.row, field: 'quantity', value: String(quantity) },
        { row: line.row, field: cost.from, value: dollars(cost.cents) },
      ],
      atRisk: [{ line, cents: excess }],
      arithmetic: say`${money(cost.cents)} less ${count(usualMultiple)} times ${count(quantity)} x $${count(price.unitDollars)} = ${money(usualCents)}, at most what was paid`,
    })
  },
})

function priceOf(
  { ndc }: DrugOfLine,
  { tables, consulted }: DayContext<'drugPrices'>,
): NoFinding | Look<DrugPrice> {
  if (!consulted('drugPrices').inForce) return otherDate
  if (ndc === undefined) return noNdc
  const price = tables.drugPrices.find(ndc)
  return price ? lookAt(price) : noPrice
}

/**
 * A unit that the file does not state is taken as each, and only for a quantity that reads like a
 * count of tablets: one pen or one vial is often billed as 1 where the price is by millilitre.
 */
function inUnitOf(price: DrugPrice, { unitOfMeasure, quantity, daysSupply }: ClaimLine): boolean {
  if (unitOfMeasure !== undefined) return billingUnitOf(unitOfMeasure) === price.unit
  if (price.unit !== 'EA' || quantity === undefined || !Number.isInteger(quantity)) return false
  return quantity >= (daysSupply ?? fewestTablets)
}

const fewestTablets = 10
