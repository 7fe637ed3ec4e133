import type { ClaimLine } from '../../claim/claim-line.ts'
import { rejectedWith } from '../../facts/bills/denials/reject-code.ts'
import { rebateCells, rebateWords } from '../../facts/drugs/rebate-evidence.ts'
import { hasRebate, rebateAtRisk, triageRebate } from '../../facts/drugs/rebate.ts'
import { cannotTell, finding, pass } from '../../rule/outcome.ts'
import { noRebate } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { say, words } from '../../sentences/say.ts'

const noStatus = cannotTell('neither a status nor a reject code says what became of the claim')

/** A rebate on a claim that was reversed, denied or rejected: nothing was dispensed for it. */
export const rebateOnUnpaidClaim = defineLineRule({
  id: 'rebate-on-unpaid-claim',
  version: 1,
  title: 'Rebate on a reversed or denied claim',
  category: 'rebate',
  class: 'error',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  sources: [
    cite(
      'Form CMS-304, Reconciliation of State Invoice',
      'dispute code Q, units do not agree with the number of prescriptions',
    ),
    cite('Social Security Act 1927(b)(2)(A)', 'rebates on units dispensed and paid for'),
  ],
  needs: { fields: [] },
  clearedBy: 'A later claim by which the same prescription was paid.',
  suggestedFix: 'Take the claim off the rebate invoice, or return the rebate (dispute code Q).',
  triage: triageRebate,
  judge(line, context, silent) {
    const rebate = hasRebate(line)
    if (rebate === undefined) return silent
    if (!rebate) return noRebate
    const state = refusalOf(line)
    if (state === undefined) {
      return line.claimStatus === undefined && !context.has('rejectCode') ? noStatus : pass
    }
    const shows = line.claimStatus === 'paid' || state === 'rejected' ? 'rejectCode' : 'claimStatus'
    return finding({
      message: say`${rebateWords(line)} was claimed on a claim that was ${words(state)} (dispute code Q).`,
      lines: [line],
      evidence: rebateCells(line, shows),
      // A file that pays what it rejects means something else by one of the two.
      class: line.claimStatus === 'paid' ? 'lead' : 'error',
      ...rebateAtRisk(line),
    })
  },
})

function refusalOf(line: ClaimLine): 'reversed' | 'denied' | 'rejected' | undefined {
  if (line.claimStatus === 'reversed' || line.claimStatus === 'denied') return line.claimStatus
  return rejectedWith(line) === undefined ? undefined : 'rejected'
}
