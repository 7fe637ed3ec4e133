import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied } from '../../claim/exposure.ts'
import { cells } from '../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../findings/line-at-risk.ts'
import { finding, look, notApplicable, pass, type Outcome } from '../../rule/outcome.ts'
import { denied, notOnStay } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { field, say } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

const noFrequency = notApplicable('no type of bill that says which part of a stay is billed')
const stillThere = '30'

/** Bills of stays of which the last digit of the type denies what the bill says besides. */
export const stayBillContradictsItself = defineLineRule({
  id: 'stay-bill-contradicts-itself',
  version: 1,
  title: 'Bill of a stay whose type contradicts it',
  category: 'data-quality',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  sources: [
    cite('Medicare Claims Processing Manual', 'chapter 25, 75.1: frequency of the type of bill'),
    cite('UB-04 Data Specifications (NUBC)', 'form locators 4 and 17'),
  ],
  needs: { fields: ['billType'] },
  clearedBy: 'The bill as it was sent, where the file shows another type or status.',
  suggestedFix: 'Return the claim for its type of bill or its discharge status.',
  triage({ setting, standing }) {
    if (setting !== 'inpatient-facility') return notOnStay
    return standing.isDenied ? denied : look
  },
  judge(line) {
    if (isDenied(line)) return denied
    switch (line.billType?.at(-1)) {
      case '0':
        return ofNoPayment(line)
      case '1':
      case '4':
        return ofStatus(line, line.dischargeStatus === stillThere, lastBill)
      case '2':
      case '3':
        return ofStatus(line, (line.dischargeStatus ?? stillThere) !== stillThere, firstBills)
      default:
        return noFrequency
    }
  },
})

function ofNoPayment(line: ClaimLine): Outcome {
  if ((line.paidCents ?? 0) <= 0) return pass
  return finding({
    message: say`The type of bill, ${field(line, 'billType')}, says that no payment is asked for, and the line was paid.`,
    lines: [line],
    evidence: cells(line, 'billType', 'paidCents'),
    ...wholeLineAtRisk(line),
  })
}

const lastBill = (line: ClaimLine) =>
  say`The type of bill, ${field(line, 'billType')}, says that the patient left, and the discharge status, ${field(line, 'dischargeStatus')}, that the patient is still there.`

const firstBills = (line: ClaimLine) =>
  say`The type of bill, ${field(line, 'billType')}, says that the stay goes on, and the discharge status, ${field(line, 'dischargeStatus')}, that the patient left.`

function ofStatus(
  line: ClaimLine,
  contradicts: boolean,
  said: (line: ClaimLine) => Sentence,
): Outcome {
  if (!contradicts) return pass
  return finding({
    message: said(line),
    lines: [line],
    evidence: cells(line, 'billType', 'dischargeStatus'),
  })
}
