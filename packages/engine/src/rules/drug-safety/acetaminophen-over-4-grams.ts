import type { DrugOfLine } from '../../batch/kinds/named-drugs.ts'
import { strengthIn } from '../../facts/drugs/names/drug-name.ts'
import { drugFactsOf } from '../../facts/drugs/drug-facts.ts'
import { profileOf } from '../../facts/drugs/drug-profile.ts'
import { dailyQuantity } from '../../facts/fills/supply-on-hand.ts'
import type { DrugContext } from '../../facts/drugs/drug-context.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../rule/outcome.ts'
import { denied, noQuantityOrDays } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { count, say } from '../../sentences/say.ts'

const most = 4000
/** In milligrams; what acetaminophen is combined with is dosed lower. */
const leastStrength = 150

const otherDrug = notApplicable('no acetaminophen, as far as the drug is known')
const unknownDrug = cannotTell('the drug is not among those whose ingredients are known')
const noStrength = cannotTell('the strength of the acetaminophen is not stated in milligrams')

/** One fill that holds more acetaminophen a day than the liver bears. */
export const acetaminophenOver4Grams = defineLineRule({
  id: 'acetaminophen-over-4-grams',
  version: 1,
  title: 'Over 4 grams of acetaminophen a day',
  category: 'drug-safety',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      'FDA labels of acetaminophen products',
      'maximum daily dose of 4000 mg; boxed warning, hepatotoxicity',
      'drugProfiles',
    ),
  ],
  needs: {
    fields: ['quantity', 'daysSupply'],
    tables: ['drugProfiles'],
    optionalTables: ['drugs'],
  },
  clearedBy: 'The directions on the prescription, or a corrected quantity or days supply.',
  suggestedFix: 'Check quantity and days supply against the directions on the prescription.',
  triageDrug(drug, context) {
    if (drug.service.standing.isDenied) return denied
    const profile = profileOf(drug, context)
    if (!profile) return unknownDrug
    if (profile.ingredient?.includes('acetaminophen') !== true) return otherDrug
    const strength = strengthOf(drug, context)
    return strength === undefined ? noStrength : lookAt(strength)
  },
  judge(line, _, strength) {
    const units = dailyQuantity(line)
    if (units === undefined || units <= 0 || !Number.isInteger(line.daysSupply)) {
      return noQuantityOrDays
    }
    const daily = Math.round(units * strength)
    if (daily <= most) return pass
    return finding({
      message: say`${count(line.quantity ?? 0)} units of ${count(strength)} mg for ${count(line.daysSupply ?? 0)} days are ${count(daily)} mg of acetaminophen a day; the most is ${count(most)} mg.`,
      lines: [line],
      evidence: [
        { row: line.row, field: 'drugName', value: line.drugName ?? line.ndc ?? '' },
        { row: line.row, field: 'quantity', value: String(line.quantity ?? '') },
        { row: line.row, field: 'daysSupply', value: String(line.daysSupply ?? '') },
      ],
    })
  },
})

/** The one strength of the product that acetaminophen comes in. */
function strengthOf(drug: DrugOfLine, context: DrugContext): number | undefined {
  const text = drugFactsOf(drug, context)?.strength ?? drug.drugName
  const strength = text === undefined ? undefined : strengthIn(text)
  if (strength?.unit !== 'mg') return undefined
  const [amount, more] = strength.amounts.filter((each) => each >= leastStrength)
  return more === undefined ? amount : undefined
}
