import { cannotTell, finding, lookAt, pass } from '../../../rule/outcome.ts'
import { cells } from '../../../findings/evidence.ts'
import { noDiagnosis, notIcd10, principalBlank } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { diagnosis, say } from '../../../sentences/say.ts'

const notListed = cannotTell('the available tables do not list the first diagnosis')

/** The manifestation of a disease in the place of the disease itself. */
export const manifestationListedFirst = defineLineRule({
  id: 'manifestation-listed-first',
  version: 2,
  title: 'Manifestation listed as the first diagnosis',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  sources: [
    cite(
      'ICD-10-CM Official Guidelines for Coding and Reporting',
      'I.A.13 etiology and manifestation convention',
    ),
    cite('CMS Medicare Code Editor', 'manifestation code as principal diagnosis', 'diagnosisEdits'),
  ],
  needs: { fields: ['diagnoses'], tables: ['diagnosisEdits'] },
  clearedBy: 'The underlying disease, listed first, with the manifestation after it.',
  suggestedFix: 'List the underlying disease first and resubmit.',
  triageDiagnoses({ diagnoses: [first], isPrincipalBlank, version }, { diagnosisEdits }) {
    if (first === undefined) return noDiagnosis
    if (isPrincipalBlank) return principalBlank
    if (version === '9') return notIcd10
    const edits = diagnosisEdits.find(first)
    if (!edits) return diagnosisEdits.complete ? pass : notListed
    return edits.manifestation ? lookAt(first) : pass
  },
  judge: (line, _, first) =>
    finding({
      message: say`The first diagnosis, ${diagnosis(first)}, is the manifestation of another disease, which has to stand before it.`,
      lines: [line],
      evidence: cells(line, 'diagnoses'),
    }),
})
