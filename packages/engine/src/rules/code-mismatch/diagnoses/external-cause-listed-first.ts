import { cannotTell, finding, lookAt, pass } from '../../../rule/outcome.ts'
import { cells } from '../../../findings/evidence.ts'
import { noDiagnosis, notIcd10, principalBlank } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { diagnosis, say } from '../../../sentences/say.ts'

const noVersion = cannotTell('neither a code version nor a date says which ICD is used')

/** ICD-10-CM chapter 20, V00 to Y99: how an injury came about, never the condition treated. */
function isExternalCause(code: string): boolean {
  const letter = code[0]
  return letter === 'V' || letter === 'W' || letter === 'X' || letter === 'Y'
}

/** A cause of injury in the place of the condition that was treated. */
export const externalCauseListedFirst = defineLineRule({
  id: 'external-cause-listed-first',
  version: 2,
  title: 'External cause listed as the first diagnosis',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  sources: [
    cite('ICD-10-CM Official Guidelines for Coding and Reporting', 'I.C.20.a.6'),
    cite('45 CFR 162.1002', '(c)(2) ICD-10-CM with its guidelines'),
  ],
  needs: { fields: ['diagnoses'] },
  clearedBy: 'The condition that was treated, listed first, with the external cause after it.',
  suggestedFix: 'List the injury or condition first and resubmit.',
  triageDiagnoses({ diagnoses: [first], isPrincipalBlank, version }) {
    if (first === undefined) return noDiagnosis
    if (isPrincipalBlank) return principalBlank
    if (!isExternalCause(first)) return pass
    if (version === undefined) return noVersion
    return version === '9' ? notIcd10 : lookAt(first)
  },
  judge: (line, _, first) =>
    finding({
      message: say`The first diagnosis, ${diagnosis(first)}, says how an injury came about and not what was treated; such codes never stand first.`,
      lines: [line],
      evidence: cells(line, 'diagnoses'),
    }),
})
