import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isCosmeticOperation, purposeOf } from '../../../facts/payers/cosmetic-operations.ts'
import { paysOriginalMedicare } from '../../../facts/payers/medicare-pays.ts'
import { payerEvidence } from '../../../facts/payers/payer-evidence.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { finding, look, notApplicable, pass, type FindingOutcome } from '../../../rule/outcome.ts'
import { noDiagnosis, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { code, diagnosis, say, words } from '../../../sentences/say.ts'

const otherService = notApplicable('no operation')

const operation = /^[1-6]\d{4}$/

/** Operations for looks: by their own diagnosis, or by their code where no diagnosis says what was repaired. */
export const cosmeticOperation = defineLineRule({
  id: 'cosmetic-operation',
  version: 1,
  title: 'Operation for looks',
  category: 'non-covered',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('Social Security Act 1862(a)(10)', 'cosmetic surgery is excluded'),
    cite('42 CFR 411.15(h)', 'except to repair an injury or improve a malformed part'),
    cite('Medicare Benefit Policy Manual, chapter 16', '120: cosmetic surgery'),
  ],
  needs: { fields: ['procedureCode', 'diagnoses'] },
  clearedBy: 'The record of the injury, disease or malformation that the operation repaired.',
  suggestedFix: 'Ask for the record with pictures; without a cause to repair, recover the line.',
  triage({ procedureCode = '', standing }) {
    if (!operation.test(procedureCode)) return otherService
    return standing.isUnpaid ? nothingPaid : look
  },
  judge(line) {
    if (line.diagnoses.length === 0) return noDiagnosis
    const purpose = purposeOf(line)
    if (purpose === 'repair') return pass
    if (purpose === 'looks') return flag(line, true)
    return isCosmeticOperation(line.procedure) ? flag(line, false) : pass
  },
})

function flag(line: ClaimLine, isSaid: boolean): FindingOutcome {
  const said = isSaid
    ? say`${diagnosis('Z41.1')}, an encounter for cosmetic surgery`
    : words('no diagnosis of what it repaired')
  return finding({
    message: say`${code(line.procedureCode)} is billed with ${said}; cosmetic surgery is not covered.`,
    ...(isSaid && paysOriginalMedicare(line) && { class: 'error' }),
    lines: [line],
    evidence: [...cells(line, 'procedureCode', 'diagnoses'), payerEvidence(line)],
    ...wholeLineAtRisk(line),
  })
}
