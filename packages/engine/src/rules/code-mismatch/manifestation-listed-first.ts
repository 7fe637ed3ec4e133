import { icdVersion } from '../../derive/icd-version.ts'
import { cannotTell, finding, notApplicable, pass } from '../../outcome.ts'
import { defineRule } from '../../rule.ts'

const noDiagnosis = cannotTell('no diagnosis on the line')
const notListed = cannotTell('the tables at hand do not list the first diagnosis')
const oldVersion = notApplicable('ICD-9 diagnoses')

/** The manifestation of a disease in the place of the disease itself. */
export const manifestationListedFirst = defineRule({
  id: 'manifestation-listed-first',
  version: 1,
  title: 'Manifestation listed as the first diagnosis',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  scope: 'line',
  sources: [
    {
      title: 'ICD-10-CM Official Guidelines for Coding and Reporting',
      section: 'I.A.13 etiology and manifestation convention',
    },
    {
      title: 'CMS Medicare Code Editor',
      section: 'manifestation code as principal diagnosis',
      table: 'diagnosisEdits',
    },
  ],
  needs: { fields: ['diagnoses'], tables: ['diagnosisEdits'] },
  clearedBy: 'The underlying disease, listed first, with the manifestation after it.',
  suggestedFix: 'List the underlying disease first and resubmit.',
  check(line, { tables }) {
    const [first] = line.diagnoses
    if (first === undefined) return noDiagnosis
    if (icdVersion(line) === '9') return oldVersion
    const edits = tables.diagnosisEdits.find(first)
    if (!edits) return tables.diagnosisEdits.complete ? pass : notListed
    if (!edits.manifestation) return pass
    return finding({
      message: `The first diagnosis, ${first}, is the manifestation of another disease, which has to stand before it.`,
      lines: [line],
      evidence: [{ row: line.row, field: 'diagnoses', value: line.diagnoses.join(' ') }],
    })
  },
})
