import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isDenied } from '../../../claim/exposure.ts'
import { facilityKind } from '../../../facts/bills/facility-kind.ts'
import { isMentalService, training } from '../../../facts/outpatient/mental-services.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { eachOpenLine, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { noBillType, notOutpatient, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { code, field, say } from '../../../sentences/say.ts'

const otherService = notApplicable('no education and training in care of the mind (G0177)')

/** Education and training in care of the mind without any treatment that it could serve. */
export const trainingWithoutTreatment = defineGroupRule({
  id: 'training-without-treatment',
  version: 1,
  title: 'Mental health training without treatment',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite('42 CFR 410.43(a)(4)', 'training and education closely related to care and treatment'),
    cite('Integrated Outpatient Code Editor', 'edit 35: nothing but education and training'),
  ],
  needs: { fields: ['procedureCode', 'claimId'] },
  clearedBy: 'The treatment on another bill, or on lines that the file leaves out.',
  suggestedFix: 'Return the claim for the treatment that the training belongs to.',
  triage({ procedureCode, setting, billType, standing }) {
    if (procedureCode !== training) return otherService
    if (setting !== 'outpatient-facility') return notOutpatient
    if (billType === undefined) return noBillType
    if (facilityKind(billType) !== 'hospital-outpatient' && !billType.startsWith('76'))
      return notOutpatient
    return standing.isUnpaid ? nothingPaid : look
  },
  judge({ lines }) {
    const isTreated = lines.some(isTreatment)
    return eachOpenLine((line) => {
      if (isTreated) return pass
      return (
        unlessMedicarePays(line) ??
        finding({
          message: say`Claim ${field(line, 'claimId')} bills ${code(line.procedureCode)}, education and training, without any treatment of the mind.`,
          lines: [line],
          evidence: cells(line, 'claimId', 'procedureCode', 'billType'),
          ...wholeLineAtRisk(line),
        })
      )
    })
  },
})

function isTreatment(line: ClaimLine): boolean {
  return line.procedureCode !== training && !isDenied(line) && isMentalService(line)
}
