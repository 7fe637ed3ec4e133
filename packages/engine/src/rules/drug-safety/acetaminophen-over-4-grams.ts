import type { ClaimLine } from '../../claim/claim-line.ts'
import { strengthIn } from '../../facts/drugs/drug-name.ts'
import { drugFactsOf } from '../../facts/drugs/drug-facts.ts'
import { profileOf } from '../../facts/drugs/drug-profile.ts'
import { dailyQuantity } from '../../facts/drugs/supply-on-hand.ts'
import { isDenied } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass } from '../../rule/outcome.ts'
import { defineRule, type TablesRead } from '../../rule/rule.ts'

const most = 4000
/** In milligrams; what acetaminophen is combined with is dosed lower. */
const leastStrength = 150

const denied = notApplicable('denied, so nothing was dispensed')
const otherDrug = notApplicable('no acetaminophen, as far as the drug is known')
const unknownDrug = cannotTell('the drug is not among those whose ingredients are known')
const noStrength = cannotTell('the strength of the acetaminophen is not stated in milligrams')
const noQuantity = cannotTell('no quantity or no whole days supply on the line')

/** One fill that holds more acetaminophen a day than the liver bears. */
export const acetaminophenOver4Grams = defineRule({
  id: 'acetaminophen-over-4-grams',
  version: 1,
  title: 'Over 4 grams of acetaminophen a day',
  category: 'drug-safety',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['pharmacy'],
  scope: 'line',
  sources: [
    {
      title: 'FDA labels of acetaminophen products',
      section: 'maximum daily dose of 4000 mg; boxed warning, hepatotoxicity',
      table: 'drugProfiles',
    },
  ],
  needs: {
    fields: ['quantity', 'daysSupply'],
    tables: ['drugProfiles'],
    optionalTables: ['drugs'],
  },
  clearedBy: 'The directions on the prescription, or a corrected quantity or days supply.',
  suggestedFix: 'Check quantity and days supply against the directions on the prescription.',
  check(line, { tables }) {
    if (isDenied(line)) return denied
    const profile = profileOf(line, tables.drugs, tables.drugProfiles)
    if (!profile) return unknownDrug
    if (profile.ingredient?.includes('acetaminophen') !== true) return otherDrug
    const strength = strengthOf(line, tables)
    if (strength === undefined) return noStrength
    const units = dailyQuantity(line)
    if (units === undefined || units <= 0 || !Number.isInteger(line.daysSupply)) return noQuantity
    const daily = Math.round(units * strength)
    if (daily <= most) return pass
    return finding({
      message: `${line.quantity ?? 0} units of ${strength} mg for ${line.daysSupply ?? 0} days are ${daily} mg of acetaminophen a day; the most is ${most} mg.`,
      lines: [line],
      evidence: [
        { row: line.row, field: 'drugName', value: line.drugName ?? line.ndc ?? '' },
        { row: line.row, field: 'quantity', value: String(line.quantity ?? '') },
        { row: line.row, field: 'daysSupply', value: String(line.daysSupply ?? '') },
      ],
    })
  },
})

type Tables = TablesRead<'drugProfiles', 'drugs'>

/** The one strength of the product that acetaminophen comes in. */
function strengthOf(line: ClaimLine, { drugs }: Tables): number | undefined {
  const text = drugFactsOf(line, drugs)?.strength ?? line.drugName
  const strength = text === undefined ? undefined : strengthIn(text)
  if (strength?.unit !== 'mg') return undefined
  const [amount, more] = strength.amounts.filter((each) => each >= leastStrength)
  return more === undefined ? amount : undefined
}
