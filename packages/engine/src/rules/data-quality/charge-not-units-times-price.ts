import { cannotTell, finding, look, notApplicable, pass } from '../../rule/outcome.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { dollars } from '../../sentences/dollars.ts'
import { count, money, say, words } from '../../sentences/say.ts'

const noPrice = notApplicable('no price of one unit on the line')
const takenBack = notApplicable('the line takes a charge back')
const noNumbers = cannotTell('no units or no charge on the line')

/** Lines that state the price of one unit, and a charge that is not units times that price. */
export const chargeNotUnitsTimesPrice = defineLineRule({
  id: 'charge-not-units-times-price',
  version: 1,
  title: 'Charge is not units times unit price',
  category: 'data-quality',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      'Medicare Claims Processing Manual (CMS Pub. 100-04)',
      'chapter 25, section 75.5, form locators 44, 46 and 47',
    ),
  ],
  needs: { fields: ['units', 'chargeCents'] },
  clearedBy: 'The price list of the day, or a discount that the bill names.',
  suggestedFix: 'Ask the provider which of units, price and charge is right.',
  triage: (_, _tables, { mayHave }) => (mayHave('unitPriceCents') ? look : noPrice),
  judge(line) {
    const { unitPriceCents, units, chargeCents } = line
    if (unitPriceCents === undefined) return noPrice
    if (units === undefined || chargeCents === undefined) return noNumbers
    if (units <= 0 || unitPriceCents <= 0 || chargeCents < 0) return takenBack
    const product = Math.round(units * unitPriceCents)
    const difference = chargeCents - product
    // A price rounded to cents is off by up to half a cent a unit.
    if (Math.abs(difference) <= units / 2 + 1) return pass
    return finding({
      message: say`${count(units, 'unit', 'units')} at ${money(unitPriceCents)} come to ${money(product)}, but ${money(chargeCents)} was charged: ${money(Math.abs(difference))} ${words(difference > 0 ? 'too much' : 'too little')}.`,
      lines: [line],
      evidence: [
        { row: line.row, field: 'units', value: String(units) },
        { row: line.row, field: 'unitPriceCents', value: dollars(unitPriceCents) },
        { row: line.row, field: 'chargeCents', value: dollars(chargeCents) },
      ],
    })
  },
})
