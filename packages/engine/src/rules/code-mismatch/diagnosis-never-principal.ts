import { isDenied } from '../../claim/exposure.ts'
import { payerProgram } from '../../facts/payers/payer-program.ts'
import { cells } from '../../findings/evidence.ts'
import { cannotTell, finding, look, notApplicable, pass } from '../../rule/outcome.ts'
import { denied, noDiagnosis, notIcd10, notOnStay } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { diagnosis, say } from '../../sentences/say.ts'

const notListed = cannotTell('the tables do not say whether the principal diagnosis may stand first')
const manifestation = notApplicable('a manifestation, which has a rule of its own')

/** Stays whose principal diagnosis can be nothing but an additional one. */
export const diagnosisNeverPrincipal = defineLineRule({
  id: 'diagnosis-never-principal',
  version: 1,
  title: 'Diagnosis that cannot be the principal one of a stay',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('Medicare Code Editor', 'edit 9: unacceptable principal diagnosis', 'diagnosisEdits'),
    cite('ICD-10-CM Official Guidelines for Coding and Reporting', 'section II: principal diagnosis'),
  ],
  needs: { fields: ['diagnoses'], tables: ['diagnosisEdits'] },
  clearedBy: 'The condition for which the patient was admitted, listed first.',
  suggestedFix:
    'Return the claim; it is billed again with the condition that led to the stay listed first.',
  triage({ setting, standing }) {
    if (setting !== 'inpatient-facility') return notOnStay
    return standing.isDenied ? denied : look
  },
  judge(line, { tables: { diagnosisEdits } }) {
    if (isDenied(line)) return denied
    const [first] = line.diagnoses
    if (first === undefined) return noDiagnosis
    if (line.icdVersion === '9') return notIcd10
    const edits = diagnosisEdits.find(first)
    if (edits === undefined) return diagnosisEdits.complete ? pass : notListed
    if (edits.manifestation) return manifestation
    if (edits.unacceptablePrincipal === undefined) return notListed
    if (!edits.unacceptablePrincipal) return pass
    return finding({
      class: payerProgram(line) === 'medicare' ? 'error' : 'lead',
      message: say`The principal diagnosis of the stay, ${diagnosis(first)}, only adds to another one and says nothing of what led to the stay; by the DRG that it gives the stay cannot be paid.`,
      lines: [line],
      evidence: cells(line, 'diagnoses', 'billType'),
    })
  },
})
