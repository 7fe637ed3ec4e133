import { principalDiagnosis } from '../../../claim/principal-diagnosis.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isIcd9Only } from '../../../codes/diagnosis-code-set.ts'
import { hasDiagnosisShape } from '../../../codes/diagnosis-shape.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import type { DiagnosisFacts } from '../../../reference/diagnosis-rows.ts'
import type { CodeTable } from '../../../reference/look-up-tables.ts'
import { cannotTell, finding, lookAt, pass, type FindingDraft } from '../../../rule/outcome.ts'
import { diagnosisNotInStarterPack, namesNoDiagnosis, notIcd10 } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { diagnosis, list, say, words } from '../../../sentences/say.ts'

const otherYear = cannotTell('no release of ICD-10-CM covers the date of service')

/** Diagnosis codes that ICD-10-CM does not have. */
export const diagnosisCodeUnknown = defineLineRule({
  id: 'diagnosis-code-unknown',
  version: 3,
  title: 'Diagnosis code that does not exist',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  sources: [
    cite('45 CFR 162.1002', '(c)(2) ICD-10-CM', 'diagnosisCodes'),
    cite(
      'ICD-10-CM Official Guidelines for Coding and Reporting',
      'I.B.1: a code is verified in the tabular list',
    ),
  ],
  needs: { fields: ['diagnoses'], tables: ['diagnosisCodes'] },
  clearedBy: 'The right code from the record.',
  suggestedFix: 'Code the diagnosis again from the record.',
  triageDiagnoses({ diagnoses, version }, { diagnosisCodes }) {
    if (diagnoses.length === 0) return namesNoDiagnosis
    if (version !== '10') return notIcd10
    const unknown = diagnoses.filter((named) => !isKnown(named, diagnosisCodes))
    return unknown.length > 0 ? lookAt(unknown) : pass
  },
  judge(line, { tables: { diagnosisCodes }, consulted }, unknown) {
    const reading = consulted('diagnosisCodes')
    if (diagnosisCodes.complete && reading.inForce) return finding(draft(line, unknown))
    const misshapen = unknown.filter((code) => !hasDiagnosisShape(code))
    if (misshapen.length > 0) {
      return finding({ ...draft(line, misshapen), consulted: { ...reading, inForce: true } })
    }
    // Codes come and go within a category from year to year; categories hardly do.
    const outside = unknown.filter((code) => isSurelyNone(code, diagnosisCodes, reading.inForce))
    if (outside.length > 0) return finding({ ...draft(line, outside), class: 'lead' })
    return diagnosisCodes.complete ? otherYear : diagnosisNotInStarterPack
  },
})

/** ICD-9-CM is told by `diagnosis-code-wrong-version`. */
function isKnown(code: string, table: CodeTable<DiagnosisFacts>): boolean {
  return table.find(code) !== undefined || isIcd9Only(code)
}

/** No such category, or, in the year of the table, longer than a code that is complete before. */
function isSurelyNone(code: string, table: CodeTable<DiagnosisFacts>, inForce: boolean): boolean {
  if (table.find(code.slice(0, 3)) === undefined) return true
  if (!inForce) return false
  for (let length = 3; length < code.length; length++) {
    if (table.find(code.slice(0, length))?.billable) return true
  }
  return false
}

function draft(line: ClaimLine, unknown: readonly string[]): FindingDraft {
  const [noun, verb] = unknown.length === 1 ? ['Diagnosis', 'is'] : ['Diagnoses', 'are']
  return {
    message: say`${words(noun)} ${list(unknown.map(diagnosis), ', ')} ${words(verb)} not in ICD-10-CM.`,
    lines: [line],
    evidence: unknown.map((value) => ({ row: line.row, field: 'diagnoses', value })),
    ...(unknown[0] === principalDiagnosis(line) && wholeLineAtRisk(line)),
  }
}
