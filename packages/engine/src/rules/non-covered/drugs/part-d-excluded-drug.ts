import { hasCoveredUse } from '../../../facts/payers/covered-use.ts'
import { excludedUseOfStrength } from '../../../facts/drugs/excluded-strength.ts'
import { wholeFillAtRisk } from '../../../facts/fills/paid-fill.ts'
import { nonprescription } from '../../../facts/payers/nonprescription.ts'
import { coverageProfile, isPartD } from '../../../facts/payers/part-d.ts'
import { payerEvidence } from '../../../facts/payers/payer-evidence.ts'
import { mayTellPayer } from '../../../facts/payers/payer-program.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { denied } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { name, say } from '../../../sentences/say.ts'

const otherBenefit = notApplicable('the file does not say that Medicare Part D pays')
const coveredUse = notApplicable('the diagnosis on the fill is a use that Part D may cover')
const unknownDrug = cannotTell('the drug is not among those whose coverage class is known')

/** Drugs of a class that Medicare Part D may not pay for. */
export const partDExcludedDrug = defineLineRule({
  id: 'part-d-excluded-drug',
  version: 6,
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
    cite('CMS National Average Drug Acquisition Cost (NADAC)', 'OTC', 'drugLabels'),
  ],
  needs: { fields: [], tables: ['drugProfiles'], optionalTables: ['drugs', 'drugLabels'] },
  clearedBy:
    'A medically accepted indication outside the excluded use, or an enhanced plan that covers the drug as a supplemental benefit.',
  suggestedFix:
    'Ask for the diagnosis, and whether the plan covers the drug as a supplemental benefit.',
  triage({ standing }, _, file) {
    if (standing.isDenied) return denied
    return mayTellPayer(file) ? look : otherBenefit
  },
  judge(line, context) {
    if (!isPartD(line)) return otherBenefit
    const profile = coverageProfile(line, context)
    const label = line.ndc === undefined ? undefined : context.tables.drugLabels?.find(line.ndc)
    const excludedUse =
      profile?.partDExclusion ??
      excludedUseOfStrength(profile?.ingredient, line.drugName) ??
      nonprescription(line, label)
    if (excludedUse === undefined) return profile ? pass : unknownDrug
    if (hasCoveredUse(profile?.ingredient, line.diagnoses)) return coveredUse
    const drug = name(line.drugName ?? profile?.ingredient ?? label?.name ?? 'The drug')
    return finding({
      message: say`${drug} was paid under ${name(line.planType ?? line.payer ?? 'Part D')}; Part D excludes its class (${name(excludedUse)}).`,
      lines: [line],
      evidence: [
        payerEvidence(line),
        { row: line.row, field: 'drugName', value: line.drugName ?? line.ndc ?? '' },
      ],
      ...wholeFillAtRisk(line),
    })
  },
})
