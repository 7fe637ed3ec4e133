import { namedDiagnoses, type NamedDiagnoses } from '../../batch/named-diagnoses.ts'
import { cannotTell, finding, notApplicable, pass, type Settled } from '../../rule/outcome.ts'
import type { DiagnosisEdits } from '../../reference/diagnosis-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import { defineRule } from '../../rule/rule.ts'

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
  byDiagnoses: (named, { diagnosisEdits }) => ifNoManifestation(named, diagnosisEdits),
  check(line, { tables }) {
    const settled = ifNoManifestation(namedDiagnoses(line), tables.diagnosisEdits)
    if (settled) return settled
    return finding({
      message: `The first diagnosis, ${line.diagnoses[0] ?? ''}, is the manifestation of another disease, which has to stand before it.`,
      lines: [line],
      evidence: [{ row: line.row, field: 'diagnoses', value: line.diagnoses.join(' ') }],
    })
  },
})

function ifNoManifestation(
  { diagnoses: [first], version }: NamedDiagnoses,
  table: CodeTable<DiagnosisEdits>,
): Settled | undefined {
  if (first === undefined) return noDiagnosis
  if (version === '9') return oldVersion
  const edits = table.find(first)
  if (!edits) return table.complete ? pass : notListed
  return edits.manifestation ? undefined : pass
}
