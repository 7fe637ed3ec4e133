import { hasCoveredUse } from '../../facts/payers/covered-use.ts'
import { excludedUseOfStrength } from '../../facts/drugs/excluded-strength.ts'
import { dollars } from '../../sentences/dollars.ts'
import { coverageProfile, isPartD } from '../../facts/payers/part-d.ts'
import { exposureCents, isDenied } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const denied = notApplicable('denied, so nothing was paid')
const otherBenefit = notApplicable('the file does not say that Medicare Part D pays')
const coveredUse = notApplicable('the diagnosis on the fill is a use that Part D may cover')
const unknownDrug = cannotTell('the drug is not among those whose coverage class is known')

/** Drugs of a class that Medicare Part D may not pay for. */
export const partDExcludedDrug = defineRule({
  id: 'part-d-excluded-drug',
  version: 3,
  title: 'Drug of a class that Part D excludes',
  category: 'non-covered',
  class: 'lead',
  basis: 'binding',
  auditTypes: ['pharmacy'],
  scope: 'line',
  sources: [
    {
      title: 'Social Security Act 1860D-2(e)(2)(A) with 1927(d)(2)',
      section: 'drugs excluded from Part D',
      table: 'drugProfiles',
    },
    {
      title: 'Medicare Prescription Drug Benefit Manual, chapter 6',
      section: '20.1 excluded categories',
    },
  ],
  needs: { fields: ['planType'], tables: ['drugProfiles'], optionalTables: ['drugs'] },
  clearedBy:
    'A medically accepted indication outside the excluded use, or an enhanced plan that covers the drug as a supplemental benefit.',
  suggestedFix:
    'Ask for the diagnosis, and whether the plan covers the drug as a supplemental benefit.',
  check(line, { tables }) {
    if (!isPartD(line)) return otherBenefit
    if (isDenied(line)) return denied
    const profile = coverageProfile(line, tables.drugs, tables.drugProfiles)
    if (!profile) return unknownDrug
    const excludedUse =
      profile.partDExclusion ?? excludedUseOfStrength(profile.ingredient, line.drugName)
    if (excludedUse === undefined) return pass
    if (hasCoveredUse(profile.ingredient, line.diagnoses)) return coveredUse
    const cents = exposureCents(line)
    return finding({
      message: `${line.drugName ?? profile.ingredient ?? 'The drug'} was paid under ${line.planType ?? 'Part D'}; Part D excludes its class (${excludedUse}).`,
      lines: [line],
      evidence: [
        { row: line.row, field: 'planType', value: line.planType ?? '' },
        { row: line.row, field: 'drugName', value: line.drugName ?? line.ndc ?? '' },
      ],
      atRisk: [{ line, cents }],
      arithmetic: `${dollars(cents)} paid on row ${line.row}`,
    })
  },
})
