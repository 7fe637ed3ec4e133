import { fillName } from '../../../facts/drugs/names/fill-name.ts'
import { isInNursingFacility } from '../../../facts/fills/nursing-facility.ts'
import { wholeFillAtRisk } from '../../../facts/fills/paid-fill.ts'
import { partBDrugs } from '../../../facts/payers/part-b-drugs.table.ts'
import { isPartD } from '../../../facts/payers/part-d.ts'
import { payerEvidence } from '../../../facts/payers/payer-evidence.ts'
import { mayTellPayer } from '../../../facts/payers/payer-program.ts'
import { cells, drugField } from '../../../findings/evidence.ts'
import { inEffect } from '../../../reference/in-effect.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { deniedOrPending } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { name, say, words } from '../../../sentences/say.ts'

const otherBenefit = notApplicable('the file does not say that Medicare Part D pays')
const noName = cannotTell('no drug name, which would tell a drug of Part B')
const inFacility = notApplicable(
  'a patient of a nursing facility, whose nebulizer is paid under Part D',
)
const noUse = cannotTell('no diagnosis on the fill, which decides between Part B and Part D')

/** A fill that Part D paid for, of a drug that is for Part B. */
export const partBDrugUnderPartD = defineLineRule({
  id: 'part-b-drug-under-part-d',
  version: 6,
  title: 'Part B drug paid under Part D',
  category: 'non-covered',
  class: 'lead',
  basis: 'binding',
  auditTypes: ['pharmacy'],
  sources: [
    cite('42 CFR 423.100', 'a Part D drug is none for which Part B pays'),
    cite('Medicare Benefit Policy Manual, chapter 15', '50 drugs and biologicals'),
  ],
  needs: { fields: [], optionalTables: ['drugs'] },
  clearedBy:
    'A stay in a nursing facility, a transplant that Medicare did not cover, or another use of the drug.',
  suggestedFix:
    'Determine the benefit from setting and diagnosis; bill Part B where it is owed there.',
  triage({ standing }, _, file) {
    if (standing.isDenied) return deniedOrPending
    return mayTellPayer(file) ? look : otherBenefit
  },
  judge(line, context) {
    if (!isPartD(line)) return otherBenefit
    const { diagnoses } = line
    const drugName = fillName(line, context)
    if (drugName === undefined) return noName
    const drug = inEffect(partBDrugs, line.serviceFromDay).find(({ names }) => names.test(drugName))
    if (drug === undefined) return pass
    const { diagnosis } = drug
    if (diagnosis !== undefined) {
      if (diagnoses.length === 0) return noUse
      if (!diagnoses.some((each) => diagnosis.test(each))) return pass
    } else if (isInNursingFacility(line)) return inFacility
    return finding({
      message: say`${name(drugName)} was paid under ${name(line.planType ?? line.payer ?? 'Part D')}; ${words(drug.because)}.`,
      lines: [line],
      evidence: [
        payerEvidence(line),
        ...cells(
          line,
          drugField(line),
          ...(diagnosis === undefined ? [] : (['diagnoses'] as const)),
        ),
      ],
      ...wholeFillAtRisk(line),
    })
  },
})
