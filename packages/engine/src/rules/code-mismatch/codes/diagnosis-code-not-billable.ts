import { principalDiagnosis } from '../../../claim/principal-diagnosis.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { headingSince, isDiagnosisHeading } from '../../../facts/bills/diagnosis-heading.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { cannotTell, finding, lookAt, pass, type FindingDraft } from '../../../rule/outcome.ts'
import { diagnosisNotInStarterPack, namesNoDiagnosis, notIcd10 } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { diagnosis, list, say } from '../../../sentences/say.ts'

/** A heading stays one; what a later release divides may have stood alone, unless it is a category. */
const otherYear = cannotTell(
  'the code is a heading in the available release, which is later than the date of service',
)

const categoryLength = 3

/** Headings of ICD-10-CM billed as if they were codes. */
export const diagnosisCodeNotBillable = defineLineRule({
  id: 'diagnosis-code-not-billable',
  version: 5,
  title: 'Diagnosis code that needs more characters',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  sources: [
    cite('45 CFR 162.1002', '(c)(2) ICD-10-CM', 'diagnosisCodes'),
    cite('ICD-10-CM conversion table', 'FY2026: codes that were divided, by year'),
    cite(
      'ICD-10-CM Official Guidelines for Coding and Reporting',
      'I.A.3 and I.B.2: codes, not categories, to the highest number of characters available',
    ),
  ],
  needs: { fields: ['diagnoses'], tables: ['diagnosisCodes'] },
  clearedBy: 'The complete code from the record.',
  suggestedFix: 'Complete the code to its highest number of characters from the record.',
  triageDiagnoses({ diagnoses, version }, { diagnosisCodes }) {
    if (diagnoses.length === 0) return namesNoDiagnosis
    if (version !== '10') return notIcd10
    const headings = diagnoses.filter((named) => isDiagnosisHeading(named, diagnosisCodes))
    if (headings.length > 0) return lookAt(headings)
    const areListed =
      diagnosisCodes.complete || diagnoses.every((named) => diagnosisCodes.find(named))
    return areListed ? pass : diagnosisNotInStarterPack
  },
  judge(line, { consulted }, headings) {
    const { inForce, releases } = consulted('diagnosisCodes')
    const isLater = !inForce && releases.some(({ from }) => (line.serviceFromDay ?? from) < from)
    const sure = headings.filter((each) => {
      const since = headingSince(each)
      if (since !== undefined) return (line.serviceFromDay ?? since) >= since
      return !isLater || each.length === categoryLength
    })
    return sure.length > 0 ? finding(draft(line, sure)) : otherYear
  },
})

function draft(line: ClaimLine, headings: readonly string[]): FindingDraft {
  const named = list(headings.map(diagnosis), ', ')
  const says =
    headings.length === 1
      ? say`Diagnosis ${named} is a heading of ICD-10-CM and no code`
      : say`Diagnoses ${named} are headings of ICD-10-CM and no codes`
  return {
    message: say`${says}: it takes more characters.`,
    lines: [line],
    evidence: headings.map((value) => ({ row: line.row, field: 'diagnoses', value })),
    ...(headings[0] === principalDiagnosis(line) && wholeLineAtRisk(line)),
  }
}
