import { principalDiagnosis } from '../../../claim/principal-diagnosis.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { Day } from '../../../claim/day.ts'
import { isIcd10Only, isIcd9Only } from '../../../codes/diagnosis-code-set.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { finding, lookAt, notApplicable, pass } from '../../../rule/outcome.ts'
import { namesNoDiagnosis, noServiceDate } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { date, diagnosis, list, say, words } from '../../../sentences/say.ts'

const straddles = notApplicable('the service runs over 2015-10-01, when the code sets changed')

/** ICD-9-CM codes on services after the change to ICD-10-CM, and the other way about. */
export const diagnosisCodeWrongVersion = defineLineRule({
  id: 'diagnosis-code-wrong-version',
  version: 2,
  title: 'Diagnosis of a code set that was not in force',
  category: 'code-mismatch',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical'],
  sources: [cite('45 CFR 162.1002', '(b) and (c): ICD-9-CM until, ICD-10-CM from 2015-10-01')],
  needs: { fields: ['diagnoses'] },
  clearedBy: 'The diagnosis in the code set of the date of service.',
  suggestedFix: 'Code the diagnosis again from the record in the code set of the date of service.',
  triageDiagnoses({ diagnoses, due }) {
    if (diagnoses.length === 0) return namesNoDiagnosis
    if (due === undefined) return noServiceDate
    if (due === 'both') return straddles
    const wrong = diagnoses.filter(due === '10' ? isIcd9Only : isIcd10Only)
    return wrong.length > 0 ? lookAt({ wrong, due }) : pass
  },
  judge(line, _, { wrong, due }) {
    const noun = wrong.length === 1 ? 'Diagnosis' : 'Diagnoses'
    const [written, called] = due === '10' ? ['ICD-9-CM', 'ICD-10-CM'] : ['ICD-10-CM', 'ICD-9-CM']
    return finding({
      message: say`${words(noun)} ${list(wrong.map(diagnosis), ', ')} can only be ${words(written)}; on ${date(lastDayOf(line))} claims carried ${words(called)}.`,
      lines: [line],
      evidence: wrong.map((value) => ({ row: line.row, field: 'diagnoses', value })),
      ...(wrong[0] === principalDiagnosis(line) && wholeLineAtRisk(line)),
    })
  },
})

function lastDayOf({ dischargeDay, serviceThroughDay, serviceFromDay }: ClaimLine): Day {
  return dischargeDay ?? serviceThroughDay ?? serviceFromDay ?? 0
}
