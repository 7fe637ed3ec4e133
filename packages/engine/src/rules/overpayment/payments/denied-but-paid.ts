import { isSaidUnpaid } from '../../../claim/exposure.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { refusalSaid } from '../../../facts/bills/denials/refusal-said.ts'
import { rejectedWith } from '../../../facts/bills/denials/reject-code.ts'
import { cells } from '../../../findings/evidence.ts'
import { wholeLineAtRisk } from '../../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachLine,
  finding,
  notApplicable,
  pass,
  type Outcome,
} from '../../../rule/outcome.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { money, say } from '../../../sentences/say.ts'

const noPayment = cannotTell('no paid amount on the line')
const nothingSaid = notApplicable('neither a status nor a reject code refuses the line')

/** Denied or rejected by its status or reject code, or reversed, and yet paid. */
export const deniedButPaid = defineGroupRule({
  id: 'denied-but-paid',
  version: 1,
  title: 'Denied, rejected or reversed, and yet paid',
  category: 'overpayment',
  class: 'error',
  basis: 'binding',
  auditTypes: ['pharmacy'],
  scope: 'batch',
  sources: [
    cite(
      'NCPDP Telecommunication Standard D.0 (45 CFR 162.1102)',
      'fields 112-AN, transaction response status, 511-FB, reject code, and 509-F9, total amount paid',
    ),
    cite(
      'ASC X12N 835 implementation guide (45 CFR 162.1602)',
      'CLP02 claim status 4 (denied) and 22 (reversal), CLP04 claim payment amount',
    ),
  ],
  needs: { fields: ['paidCents'] },
  clearedBy:
    'A remittance that shows no payment, a later adjudication that paid the claim, or the recovery of what was paid.',
  suggestedFix: 'Compare the line with the remittance; recover what was paid on a refused claim.',
  judge({ lines }) {
    const refused = lines.filter((line) => isSaidUnpaid(line) || rejectedWith(line) !== undefined)
    const paid = refused.filter(isPaid)
    const elsewhereUnpaid = refused.length - paid.length >= Math.max(1, paid.length)
    return eachLine((line) => outcomeOf(line, elsewhereUnpaid))
  },
})

/** @param elsewhereUnpaid whether refused lines of the file usually show no payment */
function outcomeOf(line: ClaimLine, elsewhereUnpaid: boolean): Outcome {
  const reject = rejectedWith(line)
  if (!isSaidUnpaid(line) && reject === undefined) return nothingSaid
  if (line.paidCents === undefined) return noPayment
  if (!isPaid(line)) return pass
  const status = isSaidUnpaid(line) ? 'claimStatus' : 'rejectCode'
  const sure = elsewhereUnpaid && line.claimStatus !== 'paid' && line.claimStatus !== 'reversed'
  return finding({
    message: say`${refusalSaid(line, reject)}, and yet ${money(line.paidCents)} was paid on it.`,
    lines: [line],
    evidence: cells(line, status, 'paidCents'),
    ...wholeLineAtRisk(line),
    class: sure ? 'error' : 'lead',
  })
}

function isPaid({ paidCents }: ClaimLine): boolean {
  return (paidCents ?? 0) > 0
}
