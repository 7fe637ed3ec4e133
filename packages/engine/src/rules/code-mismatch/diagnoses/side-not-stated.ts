import { isDenied } from '../../../claim/exposure.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { cells } from '../../../findings/evidence.ts'
import { cannotTell, finding, look, pass } from '../../../rule/outcome.ts'
import { denied, noDiagnosis, notIcd10, notOnStay, otherPayer } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { diagnosis, say } from '../../../sentences/say.ts'

const noList = cannotTell('the tables do not list the diagnoses without a side')

/** Stays with a diagnosis that leaves the side out although codes of each side exist. */
export const sideNotStated = defineLineRule({
  id: 'side-not-stated',
  version: 1,
  title: 'Diagnosis of a stay that does not say the side',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('Medicare Code Editor', 'edit 20: unspecified code, from 2022-04-01', 'diagnosisEdits'),
    cite('ICD-10-CM Official Guidelines for Coding and Reporting', 'I.B.13: laterality'),
  ],
  needs: { fields: ['diagnoses'], tables: ['diagnosisEdits'] },
  clearedBy: 'A remark of the hospital on the claim that the record does not say the side.',
  suggestedFix: 'Return the claim; it is billed again with the side, or with the remark.',
  triage({ setting, standing }) {
    if (setting !== 'inpatient-facility') return notOnStay
    return standing.isDenied ? denied : look
  },
  judge(line, { tables: { diagnosisEdits } }) {
    if (isDenied(line)) return denied
    if (line.diagnoses.length === 0) return noDiagnosis
    if (line.icdVersion === '9') return notIcd10
    if (payerProgram(line) === 'other') return otherPayer
    const found = line.diagnoses.map((code) => ({ code, edits: diagnosisEdits.find(code) }))
    const without = found.find(({ edits }) => edits?.unspecifiedSide === true)
    if (without === undefined) {
      const isKnown = ({ edits }: (typeof found)[number]) =>
        edits === undefined ? diagnosisEdits.complete : edits.unspecifiedSide !== undefined
      return found.every(isKnown) ? pass : noList
    }
    return finding({
      message: say`The stay was billed with ${diagnosis(without.code)}, which does not say the side; Medicare returns such a claim where no remark says why.`,
      lines: [line],
      evidence: cells(line, 'diagnoses', 'billType'),
    })
  },
})
