import { exposureCents } from '../../claim/exposure.ts'
import { profileOf } from '../../facts/drugs/drug-profile.ts'
import {
  doseLimitOf,
  hasDoseLimit,
  longestCourse,
  tabletMilligrams,
} from '../../facts/forms/daily-milligrams.ts'
import { dailyQuantity } from '../../facts/fills/supply-on-hand.ts'
import { cells, drugField } from '../../findings/evidence.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../rule/outcome.ts'
import { deniedOrPending, noQuantityOrDays } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { count, money, name, row, say } from '../../sentences/say.ts'

const unknownDrug = cannotTell('the drug is not among those that are known')
const noLimit = notApplicable('no highest dose in milligrams is known for the drug')
const noStrength = cannotTell('no strength of one tablet or capsule on the line')
const course = notApplicable('a course of a few days, which may begin with a higher dose')

/** More milligrams a day than the label knows, however many tablets they are. */
export const doseOverLabel = defineLineRule({
  id: 'dose-over-label',
  version: 2,
  title: 'Daily dose above the label',
  category: 'units',
  class: 'lead',
  basis: 'benchmark',
  cuts: 'units',
  auditTypes: ['pharmacy'],
  sources: [
    cite('FDA labels of the drugs', 'section 2, highest daily dose', 'drugProfiles'),
    cite('NCPDP Telecommunication Standard', 'reject code 76, plan limitations exceeded'),
  ],
  needs: {
    fields: ['quantity', 'daysSupply'],
    tables: ['drugProfiles'],
    optionalTables: ['drugs'],
  },
  clearedBy:
    'The directions on the prescription, a prior authorization, or a corrected days supply.',
  suggestedFix: 'Check quantity and days supply against the directions on the prescription.',
  triageDrug(drug, context) {
    if (drug.service.standing.isDenied) return deniedOrPending
    const profile = profileOf(drug, context)
    if (profile === undefined) return unknownDrug
    const { ingredient = '' } = profile
    return hasDoseLimit(ingredient) ? lookAt(ingredient) : noLimit
  },
  judge(line, context, ingredient) {
    const limit = doseLimitOf(ingredient, line)
    if (limit === undefined) return noLimit
    const daily = dailyQuantity(line)
    if (daily === undefined || daily <= 0) return noQuantityOrDays
    if ((line.daysSupply ?? 0) <= longestCourse) return course
    const milligrams = tabletMilligrams(line, context)
    if (milligrams === undefined) return noStrength
    const dose = daily * milligrams
    // Half a tablet more is how quantities are rounded to whole bottles.
    if (dose <= limit * 1.1) return pass
    const paid = exposureCents(line)
    return finding({
      message: say`${count(line.quantity ?? 0)} of ${count(milligrams)} mg for ${count(line.daysSupply ?? 0)} days are ${count(rounded(dose))} mg of ${name(ingredient)} a day; its label knows ${count(limit)} mg at most.`,
      lines: [line],
      evidence: cells(line, drugField(line), 'quantity', 'daysSupply'),
      atRisk: [{ line, cents: Math.round(paid * (1 - limit / dose)) }],
      arithmetic: say`${count(rounded(dose - limit))} of ${count(rounded(dose))} mg a day are over the label: that share of ${money(paid)} on ${row(line)}`,
    })
  },
})

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
