import { namedDiagnoses, type NamedDiagnoses } from '../../batch/named-diagnoses.ts'
import { cannotTell, finding, notApplicable, pass, type Settled } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const noDiagnosis = cannotTell('no diagnosis on the line')
const noVersion = cannotTell('neither a code version nor a date says which ICD is used')
const oldVersion = notApplicable('ICD-9 diagnoses')

/** ICD-10-CM chapter 20, V00 to Y99: how an injury came about, never the condition treated. */
function isExternalCause(code: string): boolean {
  const letter = code[0]
  return letter === 'V' || letter === 'W' || letter === 'X' || letter === 'Y'
}

/** A cause of injury in the place of the condition that was treated. */
export const externalCauseListedFirst = defineRule({
  id: 'external-cause-listed-first',
  version: 1,
  title: 'External cause listed as the first diagnosis',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  scope: 'line',
  sources: [
    { title: 'ICD-10-CM Official Guidelines for Coding and Reporting', section: 'I.C.20.a.6' },
    { title: '45 CFR 162.1002', section: '(c)(2) ICD-10-CM with its guidelines' },
  ],
  needs: { fields: ['diagnoses'], tables: [] },
  clearedBy: 'The condition that was treated, listed first, with the external cause after it.',
  suggestedFix: 'List the injury or condition first and resubmit.',
  byDiagnoses: ifNoExternalCause,
  check(line) {
    const settled = ifNoExternalCause(namedDiagnoses(line))
    if (settled) return settled
    return finding({
      message: `The first diagnosis, ${line.diagnoses[0] ?? ''}, says how an injury came about and not what was treated; such codes never stand first.`,
      lines: [line],
      evidence: [{ row: line.row, field: 'diagnoses', value: line.diagnoses.join(' ') }],
    })
  },
})

function ifNoExternalCause({ diagnoses: [first], version }: NamedDiagnoses): Settled | undefined {
  if (first === undefined) return noDiagnosis
  if (!isExternalCause(first)) return pass
  if (version === undefined) return noVersion
  return version === '9' ? oldVersion : undefined
}
