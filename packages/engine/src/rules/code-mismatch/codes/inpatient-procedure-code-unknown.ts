import type { ClaimLine } from '../../../claim/claim-line.ts'
import { endsInAnotherYear } from '../../../facts/stays/fiscal-year.ts'
import { judgedAsStay } from '../../../facts/stays/whole-stay.ts'
import { cells } from '../../../findings/evidence.ts'
import { cannotTell, finding, look, pass, type Outcome } from '../../../rule/outcome.ts'
import { noStayProcedures, notOnStay } from '../../../rule/reasons.ts'
import { cite, defineGroupRule, type DayContext } from '../../../rule/rule.ts'
import { code, count, say } from '../../../sentences/say.ts'

const otherYear = cannotTell('no ICD-10-PCS codes of the fiscal year of the stay')

/** A whole code has seven characters. */
const whole = 7

/** Procedures of a stay that ICD-10-PCS does not have in its fiscal year. */
export const inpatientProcedureCodeUnknown = defineGroupRule({
  id: 'inpatient-procedure-code-unknown',
  version: 1,
  title: 'Procedure of a stay that ICD-10-PCS does not have',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite(
      '45 CFR 162.1002',
      '(c)(3) ICD-10-PCS for procedures of hospital inpatients',
      'inpatientProcedureCodes',
    ),
    cite('Medicare Code Editor', 'edit 1: invalid procedure code'),
  ],
  needs: { fields: ['inpatientProcedures'], tables: ['inpatientProcedureCodes'] },
  clearedBy: 'The claim as it was billed, where the file cut the code or changed it.',
  suggestedFix: 'Correct the procedure code, and have the stay grouped anew.',
  triage: ({ setting }) => (setting === 'inpatient-facility' ? look : notOnStay),
  judge({ lines }, context) {
    return judgedAsStay(lines, (first, stay) => outcomeOf(first, stay, context))
  },
})

function outcomeOf(
  first: ClaimLine,
  stay: readonly ClaimLine[],
  { tables, consulted }: DayContext<'inpatientProcedureCodes'>,
): Outcome {
  const billed = stay.flatMap(({ inpatientProcedures = [] }) => inpatientProcedures)
  const codes = Array.from(new Set(billed.map((procedure) => procedure.code))).sort()
  const ours = codes.filter((each) => !isOfOldSet(each))
  if (ours.length === 0) return noStayProcedures
  if (!consulted('inpatientProcedureCodes').inForce || endsInAnotherYear(first)) return otherYear
  const wrong = ours.filter((each) => tables.inpatientProcedureCodes.find(each)?.billable !== true)
  const [one] = wrong
  if (one === undefined) return pass
  const also = wrong.length > 1 ? say`, nor ${count(wrong.length - 1)} more of the stay` : say``
  const why =
    one.length < whole
      ? say`has ${count(one.length)} of the seven characters of a procedure code`
      : say`is no ICD-10-PCS code of the fiscal year of the stay${also}`
  return finding({
    message: say`${code(one)} ${why}.`,
    lines: [first],
    evidence: cells(first, 'inpatientProcedures', 'dischargeDay'),
  })
}

/** Three or four digits: ICD-9, which stays before October 2015 were coded in. */
function isOfOldSet(text: string): boolean {
  return /^\d{3,4}$/.test(text)
}
