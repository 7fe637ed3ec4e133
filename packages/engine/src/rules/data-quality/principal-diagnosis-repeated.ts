import { isDenied } from '../../claim/exposure.ts'
import { cells } from '../../findings/evidence.ts'
import { finding, look, pass } from '../../rule/outcome.ts'
import { denied, noDiagnosis, notOnStay, principalBlank } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { count, diagnosis, say } from '../../sentences/say.ts'

/** Stays whose principal diagnosis is listed again as a further one. */
export const principalDiagnosisRepeated = defineLineRule({
  id: 'principal-diagnosis-repeated',
  version: 2,
  title: 'Principal diagnosis of a stay listed again',
  category: 'data-quality',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [cite('Medicare Code Editor', 'edit 3: duplicate of the principal diagnosis')],
  needs: { fields: ['diagnoses'] },
  clearedBy:
    'The claim as it was billed, where the file lists the principal diagnosis twice or puts the admitting one among the others.',
  suggestedFix: 'Strike the repeated diagnosis, and check that the DRG does not rest on it.',
  triage({ setting, standing }) {
    if (setting !== 'inpatient-facility') return notOnStay
    return standing.isDenied ? denied : look
  },
  judge(line) {
    if (isDenied(line)) return denied
    if (line.isPrincipalBlank) return principalBlank
    const [principal] = line.diagnoses
    if (principal === undefined) return noDiagnosis
    const again = line.diagnoses.indexOf(principal, 1)
    if (again < 0) return pass
    return finding({
      message: say`The principal diagnosis, ${diagnosis(principal)}, stands again as number ${count(again + 1)} of the stay's diagnoses; as a further one it may raise the DRG, which it must not.`,
      lines: [line],
      evidence: cells(line, 'diagnoses', 'billType'),
    })
  },
})
