import { hasCoveredUse } from '../../facts/payers/covered-use.ts'
import { excludedUseOfStrength } from '../../facts/drugs/excluded-strength.ts'
import { wholeFillAtRisk } from '../../facts/fills/paid-fill.ts'
import { coverageProfile, isPartD } from '../../facts/payers/part-d.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../rule/outcome.ts'
import { denied } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { name, say } from '../../sentences/say.ts'

const otherBenefit = notApplicable('the file does not say that Medicare Part D pays')
const coveredUse = notApplicable('the diagnosis on the fill is a use that Part D may cover')
const unknownDrug = cannotTell('the drug is not among those whose coverage class is known')

/** Drugs of a class that Medicare Part D may not pay for. */
export const partDExcludedDrug = defineLineRule({
  id: 'part-d-excluded-drug',
  version: 3,
  title: 'Drug of a class that Part D excludes',
  category: 'non-covered',
  class: 'lead',
  basis: 'binding',
  auditTypes: ['pharmacy'],
  sources: [
    cite(
      'Social Security Act 1860D-2(e)(2)(A) with 1927(d)(2)',
      'drugs excluded from Part D',
      'drugProfiles',
    ),
    cite('Medicare Prescription Drug Benefit Manual, chapter 6', '20.1 excluded categories'),
  ],
  needs: { fields: ['planType'], tables: ['drugProfiles'], optionalTables: ['drugs'] },
  clearedBy:
    'A medically accepted indication outside the excluded use, or an enhanced plan that covers the drug as a supplemental benefit.',
  suggestedFix:
    'Ask for the diagnosis, and whether the plan covers the drug as a supplemental benefit.',
  triage: ({ standing }) => (standing.isDenied ? denied : look),
  judge(line, context) {
    if (!isPartD(line)) return otherBenefit
    const profile = coverageProfile(line, context)
    if (!profile) return unknownDrug
    const excludedUse =
      profile.partDExclusion ?? excludedUseOfStrength(profile.ingredient, line.drugName)
    if (excludedUse === undefined) return pass
    if (hasCoveredUse(profile.ingredient, line.diagnoses)) return coveredUse
    const drug = name(line.drugName ?? profile.ingredient ?? 'The drug')
    return finding({
      message: say`${drug} was paid under ${name(line.planType ?? 'Part D')}; Part D excludes its class (${name(excludedUse)}).`,
      lines: [line],
      evidence: [
        { row: line.row, field: 'planType', value: line.planType ?? '' },
        { row: line.row, field: 'drugName', value: line.drugName ?? line.ndc ?? '' },
      ],
      ...wholeFillAtRisk(line),
    })
  },
})
