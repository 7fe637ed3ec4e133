import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isUnpaid } from '../../../claim/exposure.ts'
import { unlessMedicarePays } from '../../../facts/payers/medicare-pays.ts'
import { endsInAnotherYear } from '../../../facts/stays/fiscal-year.ts'
import { judgedAsStay } from '../../../facts/stays/whole-stay.ts'
import { cells } from '../../../findings/evidence.ts'
import { sharesAtRisk } from '../../../findings/line-at-risk.ts'
import { cannotTell, finding, look, pass, type Outcome } from '../../../rule/outcome.ts'
import { noStayProcedures, notOnStay, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineGroupRule, type DayContext } from '../../../rule/rule.ts'
import { code, say } from '../../../sentences/say.ts'

const otherYear = cannotTell('no lists of procedures of the fiscal year of the stay')

/** Stays with a procedure that Medicare does not cover, or only in some hospitals, studies or patients. */
export const inpatientProcedureNotCovered = defineGroupRule({
  id: 'inpatient-procedure-not-covered',
  version: 1,
  title: 'Procedure of a stay that Medicare may not cover',
  category: 'non-covered',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite(
      'Medicare Code Editor',
      'edits 11 and 17: non-covered and limited-coverage procedures',
      'inpatientProcedureEdits',
    ),
    cite('Medicare National Coverage Determinations Manual', 'conditions of coverage'),
  ],
  needs: { fields: ['inpatientProcedures'], tables: ['inpatientProcedureEdits'] },
  clearedBy:
    'The coverage determination, with the diagnosis, the approval of the hospital or the number of the study.',
  suggestedFix:
    'Compare the stay with the coverage determination of the procedure, and recover it where none holds.',
  triage: ({ setting }) => (setting === 'inpatient-facility' ? look : notOnStay),
  judge({ lines }, context) {
    return judgedAsStay(lines, (first, stay) => outcomeOf(first, stay, context))
  },
})

function outcomeOf(
  first: ClaimLine,
  stay: readonly ClaimLine[],
  { tables, consulted }: DayContext<'inpatientProcedureEdits'>,
): Outcome {
  const billed = stay.flatMap(({ inpatientProcedures = [] }) => inpatientProcedures)
  if (billed.length === 0) return noStayProcedures
  if (stay.every(isUnpaid)) return nothingPaid
  const other = unlessMedicarePays(first)
  if (other !== undefined) return other
  if (!consulted('inpatientProcedureEdits').inForce || endsInAnotherYear(first)) return otherYear
  const codes = Array.from(new Set(billed.map((procedure) => procedure.code))).sort()
  const listed = codes.map((each) => [each, tables.inpatientProcedureEdits.find(each)] as const)
  const [never] = listed.find(([, edits]) => edits?.notCovered) ?? []
  if (never !== undefined) {
    return finding({
      message: say`${code(never)} is on the Medicare Code Editor's list of procedures that are not covered.`,
      lines: [first],
      evidence: cells(first, 'inpatientProcedures', 'diagnoses'),
      ...sharesAtRisk(stay, 1),
    })
  }
  const [limited] = listed.find(([, edits]) => edits?.limitedCoverage) ?? []
  if (limited === undefined) return pass
  return finding({
    message: say`${code(limited)} is on the Medicare Code Editor's lists of procedures that are covered in some hospitals, studies or patients only.`,
    lines: [first],
    evidence: cells(first, 'inpatientProcedures', 'diagnoses'),
  })
}
