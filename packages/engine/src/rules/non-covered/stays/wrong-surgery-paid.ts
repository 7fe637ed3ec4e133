import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isUnpaid } from '../../../claim/exposure.ts'
import { payerEvidence } from '../../../facts/payers/payer-evidence.ts'
import { payerProgram } from '../../../facts/payers/payer-program.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import { finding, lookAt, pass } from '../../../rule/outcome.ts'
import { noDiagnosis, notIcd10, nothingPaid } from '../../../rule/reasons.ts'
import { cite, defineLineRule } from '../../../rule/rule.ts'
import { diagnosis, say, words } from '../../../sentences/say.ts'

/** What went wrong, by ICD-10-CM. */
const mistakes: ReadonlyMap<string, string> = new Map([
  ['Y6551', 'the wrong operation'],
  ['Y6552', 'an operation on a patient who was not scheduled for it'],
  ['Y6553', 'an operation on the wrong side or part of the body'],
])

/** Somebody who had no part in the mistake is paid for the care of what came of it. */
function isOperation({ procedureCode = '' }: ClaimLine): boolean {
  return /^[1-6]\d{4}$/.test(procedureCode)
}

/** Lines paid although their own diagnoses say that the wrong thing was operated on. */
export const wrongSurgeryPaid = defineLineRule({
  id: 'wrong-surgery-paid',
  version: 1,
  title: 'Paid although its diagnosis says the wrong surgery',
  category: 'non-covered',
  class: 'error',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite(
      'Medicare National Coverage Determinations Manual',
      '140.6, 140.7 and 140.8: wrong procedure, wrong body part, wrong patient',
    ),
    cite('Medicare Code Editor', 'wrong procedure performed: Y65.51, Y65.52, Y65.53'),
  ],
  needs: { fields: ['diagnoses'] },
  clearedBy: 'A corrected claim without the diagnosis, with the record that supports it.',
  suggestedFix: 'Recover the payment of the operation and of what was done because of it.',
  triageDiagnoses({ diagnoses, version }) {
    if (diagnoses.length === 0) return noDiagnosis
    const named = diagnoses.find((each) => mistakes.has(each))
    if (named === undefined) return pass
    return version === '9' ? notIcd10 : lookAt(named)
  },
  judge(line, _, named) {
    if (isUnpaid(line)) return nothingPaid
    return finding({
      class: isOperation(line) && payerProgram(line) === 'medicare' ? 'error' : 'lead',
      message: say`The diagnosis ${diagnosis(named)} says that this was ${words(mistakes.get(named) ?? '')}; Medicare pays neither for it nor for services because of it.`,
      lines: [line],
      evidence: [...cells(line, 'diagnoses'), payerEvidence(line)],
      ...wholeLineAtRisk(line),
    })
  },
})
