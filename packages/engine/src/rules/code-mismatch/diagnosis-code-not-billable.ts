import type { ClaimLine } from '../../claim/claim-line.ts'
import { hasDiagnosisShape, takesSeventhCharacter } from '../../codes/diagnosis-shape.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { namedDiagnoses, type NamedDiagnoses } from '../../batch/named-diagnoses.ts'
import {
  cannotTell,
  finding,
  notApplicable,
  pass,
  type FindingDraft,
  type Settled,
} from '../../rule/outcome.ts'
import type { DiagnosisFacts } from '../../reference/diagnosis-rows.ts'
import type { CodeTable } from '../../reference/look-up-tables.ts'
import { defineRule } from '../../rule/rule.ts'

const noDiagnosis = notApplicable('no diagnosis on the line')
const notTen = notApplicable('the diagnoses are not ICD-10-CM')
const selection = cannotTell(
  'a diagnosis is not in the starter pack; import ICD-10-CM for the rest',
)
const otherYear = cannotTell(
  'the code is a heading in the release at hand, which does not speak for the date of service',
)

/** Headings of ICD-10-CM billed as if they were codes. */
export const diagnosisCodeNotBillable = defineRule({
  id: 'diagnosis-code-not-billable',
  version: 2,
  title: 'Diagnosis code that needs more characters',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  scope: 'line',
  sources: [
    { title: '45 CFR 162.1002', section: '(c)(2) ICD-10-CM', table: 'diagnosisCodes' },
    {
      title: 'ICD-10-CM Official Guidelines for Coding and Reporting',
      section:
        'I.A.3 and I.B.2: codes, not categories, to the highest number of characters available',
    },
  ],
  needs: { fields: ['diagnoses'], tables: ['diagnosisCodes'] },
  clearedBy: 'The complete code from the record.',
  suggestedFix: 'Complete the code to its highest number of characters from the record.',
  byDiagnoses: (named, { diagnosisCodes }) => ifAllBillable(named, diagnosisCodes),
  check(line, { tables: { diagnosisCodes }, consulted }) {
    const settled = ifAllBillable(namedDiagnoses(line), diagnosisCodes)
    if (settled) return settled
    const headings = line.diagnoses.filter((code) => isHeading(code, diagnosisCodes))
    // A code that stood alone in one year may be a heading in the next.
    return consulted('diagnosisCodes').inForce ? finding(draft(line, headings)) : otherYear
  },
})

function ifAllBillable(
  { diagnoses, version }: NamedDiagnoses,
  table: CodeTable<DiagnosisFacts>,
): Settled | undefined {
  if (diagnoses.length === 0) return noDiagnosis
  if (version !== '10') return notTen
  if (diagnoses.some((code) => isHeading(code, table))) return undefined
  return table.complete || diagnoses.every((code) => table.find(code)) ? pass : selection
}

function isHeading(code: string, table: CodeTable<DiagnosisFacts>): boolean {
  const facts = table.find(code)
  return facts ? !facts.billable : lacksSeventh(code, table)
}

/** An injury that the selection of the starter pack does not list, short of its last character. */
function lacksSeventh(code: string, table: CodeTable<DiagnosisFacts>): boolean {
  return (
    !table.complete &&
    code.length < 7 &&
    takesSeventhCharacter(code) &&
    hasDiagnosisShape(code) &&
    table.find(code.slice(0, 3)) !== undefined
  )
}

function draft(line: ClaimLine, headings: readonly string[]): FindingDraft {
  const says =
    headings.length === 1
      ? `Diagnosis ${headings.join('')} is a heading of ICD-10-CM and no code`
      : `Diagnoses ${headings.join(', ')} are headings of ICD-10-CM and no codes`
  return {
    message: `${says}: it takes more characters.`,
    lines: [line],
    evidence: headings.map((value) => ({ row: line.row, field: 'diagnoses', value })),
    ...(headings[0] === line.diagnoses[0] && wholeLineAtRisk(line)),
  }
}
