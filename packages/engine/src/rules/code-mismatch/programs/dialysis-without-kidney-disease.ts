import { isDialysis, mayNeedDialysis } from '../../../facts/stays/dialysis/kidney-diagnoses.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { finding, look, notApplicable, pass } from '../../../rule/outcome.ts'
import { noDiagnosis, notIcd10, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, diagnosis, say } from '../../../sentences/say.ts'

const noDialysis = notApplicable('no dialysis')

/** Dialysis paid for nothing that calls for it. */
export const dialysisWithoutKidneyDisease = defineLineRule({
  id: 'dialysis-without-kidney-disease',
  version: 1,
  title: 'Dialysis without a disease that calls for it',
  category: 'code-mismatch',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      '42 CFR 413.174 and 413.200',
      'payment for dialysis of end-stage disease and acute injury',
    ),
    cite(
      'Medicare Claims Processing Manual, chapter 8',
      '50.3 (facilities) and 140 (monthly care): the diagnosis of kidney failure',
    ),
  ],
  needs: { fields: ['procedureCode', 'diagnoses'] },
  clearedBy:
    'The record of kidney failure or of another reason for dialysis, which the claim left out.',
  suggestedFix:
    'Ask for the order and its diagnosis; without one that calls for dialysis, recover it.',
  triage({ procedureCode = '', standing }) {
    if (!isDialysis(procedureCode)) return noDialysis
    return standing.isUnpaid ? nothingPaid : look
  },
  judge(line) {
    const [first] = line.diagnoses
    if (first === undefined) return noDiagnosis
    if (line.icdVersion === '9') return notIcd10
    if (mayNeedDialysis(line.diagnoses)) return pass
    return finding({
      message: say`${code(line.procedureCode)} is dialysis, and no diagnosis of the line is of the kidneys or of anything else that calls for it (first ${diagnosis(first)}).`,
      lines: [line],
      evidence: cells(line, 'procedureCode', 'diagnoses'),
      ...wholeLineAtRisk(line),
    })
  },
})
