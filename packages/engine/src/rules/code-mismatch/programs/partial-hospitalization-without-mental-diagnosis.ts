import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isUnpaid } from '../../../claim/exposure.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLinesAtRisk } from '../../../findings/line-at-risk.ts'
import { cannotTell, findingsAmong, finding, notApplicable, pass } from '../../../rule/outcome.ts'
import { noDiagnosis, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { diagnosis, say } from '../../../sentences/say.ts'

const notPartial = notApplicable(
  'not a bill of partial hospitalization (type 76x, or 13x with condition code 41)',
)
const blankPrincipal = cannotTell('the place of the principal diagnosis is blank')

/** Mental, behavioral and neurodevelopmental disorders of ICD-10-CM. */
const mental = /^F[0-9]/
/** Intentional self-harm, suicide attempts and ideation, which programs of the mind treat. */
const selfHarm = /^(?:T1491|R4585|T(?:3[6-9]|[45]\d|6[0-5]|71)\w*2[ADS]?$|X[78]\d)/

/** Disorders of the mind from a disease that is coded first: Alzheimer's disease with its dementia. */
const ofDisease = /^F0[1-9]|^F54/

/** Partial hospitalization of a patient whose principal diagnosis is none of the mind. */
export const partialHospitalizationWithoutMentalDiagnosis = defineGroupRule({
  id: 'partial-hospitalization-without-mental-diagnosis',
  version: 2,
  title: 'Partial hospitalization without a mental diagnosis',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite(
      '42 CFR 410.43',
      'partial hospitalization is for those who would need inpatient psychiatric care',
    ),
    cite(
      'Integrated Outpatient Code Editor',
      'edits 29 and 109: no mental health diagnosis, first or behind its cause',
    ),
  ],
  needs: { fields: ['claimId', 'diagnoses', 'billType'] },
  clearedBy: 'A plan of care of a psychiatrist, and a corrected principal diagnosis.',
  suggestedFix: 'Return the claim for its principal diagnosis, or deny the days of the program.',
  judge({ lines }) {
    const [first] = lines
    if (first === undefined || !lines.some(isPartial)) return notPartial
    const other = unlessMedicarePays(first)
    if (other !== undefined) return other
    const paid = lines.filter((line) => !isUnpaid(line))
    if (paid.length === 0) return nothingPaid
    const stating = paid.find(({ diagnoses }) => diagnoses.length > 0)
    const principal = stating?.diagnoses[0]
    if (stating === undefined || principal === undefined) return noDiagnosis
    if (stating.isPrincipalBlank === true) return blankPrincipal
    if (mental.test(principal) || selfHarm.test(principal)) return pass
    const [, second = ''] = stating.diagnoses
    if (ofDisease.test(second)) return pass
    const found = finding({
      message: say`The claim bills partial hospitalization, and its principal diagnosis is ${diagnosis(principal)}, which is no disorder of the mind.`,
      lines: paid,
      evidence: cells(stating, 'diagnoses', 'billType', 'conditionCodes'),
      ...wholeLinesAtRisk(paid),
    })
    return findingsAmong([found], pass)
  },
})

/** A community mental health center bills nothing else; hospitals say it by condition code 41 (NUBC). */
function isPartial({ billType = '', conditionCodes }: ClaimLine): boolean {
  return billType.startsWith('76') || (billType.startsWith('13') && conditionCodes.includes('41'))
}
