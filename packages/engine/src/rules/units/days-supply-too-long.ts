import { profileOf } from '../../facts/drugs/drug-profile.ts'
import { isCountable } from '../../facts/forms/countable-units.ts'
import { dailyClasses, takenWhenNeeded } from '../../facts/therapy/daily-classes.ts'
import { cells } from '../../findings/evidence.ts'
import { cannotTell, finding, lookAt, notApplicable, pass } from '../../rule/outcome.ts'
import { deniedOrPending, noQuantityOrDays } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { count, name, say } from '../../sentences/say.ts'

const unknownDrug = cannotTell('the drug is not among those that are known to be taken every day')
const notDaily = notApplicable('no drug of which tablets are taken every day')
const notCounted = notApplicable('no tablets or capsules')

/** Halves, quarters and every third day are seen; a tablet for a working week is not. */
const mostDaysATablet = 5

/** A days supply for which the tablets of a daily drug cannot last. */
export const daysSupplyTooLong = defineLineRule({
  id: 'days-supply-too-long',
  version: 1,
  title: 'Days supply longer than the tablets last',
  category: 'units',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      'FDA labels of the drugs',
      'dosage and administration: once a day or more',
      'drugProfiles',
    ),
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'field 405-D5, days supply: as long as the quantity lasts by the directions',
    ),
  ],
  needs: {
    fields: ['quantity', 'daysSupply'],
    tables: ['drugProfiles'],
    optionalTables: ['drugs'],
  },
  clearedBy: 'Directions on the prescription by which a tablet is taken on a few days a month.',
  suggestedFix:
    'Compare with the directions and the stock record; correct the quantity or the days supply.',
  triageDrug(drug, context) {
    if (drug.service.standing.isDenied) return deniedOrPending
    const { drugClass, ingredient } = profileOf(drug, context) ?? {}
    if (drugClass === undefined) return unknownDrug
    if (!dailyClasses.has(drugClass) || takenWhenNeeded.has(ingredient ?? '')) return notDaily
    return lookAt({ drugName: drug.drugName ?? ingredient ?? '' })
  },
  judge(line, context, { drugName }) {
    const { quantity, daysSupply } = line
    if (quantity === undefined || daysSupply === undefined || quantity <= 0 || daysSupply <= 0) {
      return noQuantityOrDays
    }
    if (!isCountable(line, context)) return notCounted
    if (daysSupply <= quantity * mostDaysATablet) return pass
    return finding({
      message: say`${count(quantity)} of ${name(drugName)} were billed for ${count(daysSupply)} days; it is taken every day, so that quantity or days are wrong.`,
      lines: [line],
      evidence: cells(
        line,
        line.drugName === undefined ? 'ndc' : 'drugName',
        'quantity',
        'daysSupply',
      ),
    })
  },
})
