import { isDenied } from '../../../claim/exposure.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { denied, noDiagnosis, notIcd10, notOnStay, principalBlank } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { diagnosis, say } from '../../../sentences/say.ts'

const notListed = cannotTell('the tables do not say whether the diagnosis calls for a stay')
const operated = notApplicable('the stay has a procedure, for which the patient may have come')
const notHospital = notApplicable('not a bill of an acute hospital (type 11x)')

/** Stays for a disease that seldom calls for one, without any procedure. */
export const admissionQuestionable = defineLineRule({
  id: 'admission-questionable',
  version: 2,
  title: 'Stay for a disease that seldom needs one',
  category: 'non-covered',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('Medicare Code Editor', 'edit 8: questionable admission', 'diagnosisEdits'),
    cite('42 CFR 412.3', 'when an inpatient admission is paid'),
  ],
  needs: { fields: ['diagnoses'], tables: ['diagnosisEdits'] },
  clearedBy: 'The order of admission, and the record of what made two nights of care necessary.',
  suggestedFix: 'Ask for the record of the admission and review whether it was needed.',
  triage({ setting, standing }) {
    if (setting !== 'inpatient-facility') return notOnStay
    return standing.isDenied ? denied : look
  },
  judge(line, { tables: { diagnosisEdits } }) {
    if (isDenied(line)) return denied
    if (line.billType !== undefined && !line.billType.startsWith('11')) return notHospital
    if (line.isPrincipalBlank) return principalBlank
    const [first] = line.diagnoses
    if (first === undefined) return noDiagnosis
    if (line.icdVersion === '9') return notIcd10
    const edits = diagnosisEdits.find(first)
    if (edits === undefined) return diagnosisEdits.complete ? pass : notListed
    if (edits.seldomAdmits === undefined) return notListed
    if (!edits.seldomAdmits) return pass
    if ((line.inpatientProcedures ?? []).length > 0) return operated
    return finding({
      message: say`The stay was billed for ${diagnosis(first)}, which seldom needs one, and with no procedure.`,
      lines: [line],
      evidence: cells(line, 'diagnoses', 'billType'),
      ...wholeLineAtRisk(line),
    })
  },
})
