import type { Batch } from '../../../batch/groups.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { doublePayment, paidByBoth } from '../../../facts/prices/joint-payment.ts'
import { linesBalance, paymentExcess } from '../../../facts/prices/payment-excess.ts'
import { eachOpenLine, finding, pass, type FindingOutcome } from '../../../rule/outcome.ts'
import { cells } from '../../../findings/evidence.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { money, nothing, percent, row, say } from '../../../sentences/say.ts'

/** A payment above what the payer itself allowed for the line. */
export const paidOverAllowed = defineGroupRule({
  id: 'paid-over-allowed',
  version: 7,
  title: 'Paid more than was allowed',
  category: 'overpayment',
  class: 'error',
  basis: 'binding',
  cuts: 'payment',
  auditTypes: ['medical', 'pharmacy'],
  scope: 'batch',
  sources: [
    cite(
      'ASC X12N 835 implementation guide (45 CFR 162.1602)',
      'AMT B6, the allowed amount: what is payable before the share of the patient is taken off',
    ),
  ],
  needs: { fields: ['allowedCents', 'paidCents'] },
  clearedBy: 'A remittance that shows the excess to be interest or an adjustment of another claim.',
  suggestedFix:
    'Compare the payment with the remittance and recover what exceeds the allowed amount.',
  judge(batch) {
    const { isCustom, isOthersCustom, doLinesBalance, share, doAllPass } = habitsOf(batch)
    if (doAllPass) return pass
    return eachOpenLine((line, service) => {
      const paid = paymentExcess(line, service, doLinesBalance)
      if (paid.kind === 'exceeds') return excessFinding(line, paid.excessCents, share)
      if (paid.kind === 'exceeds-with-other') {
        return isOthersCustom ? pass : paidByBoth(line, paid.excessCents)
      }
      if (paid.kind !== 'exceeds-together') return paid
      return isCustom ? pass : doublePayment(line, paid.excessCents)
    })
  },
})

/** A payer that exceeds its allowed amount this often does not mean by it what others do. */
const doubtful = { share: 0.05, fewestLines: 25 } as const
/** In a small file, most of so many lines. */
const fewestOfMost = 3

/** Files in which so many fills exceed their price by the copayment write it into the payment. */
const customaryShare = 0.1

/** What the payments of the whole file show of what its columns mean. */
interface PaymentHabits {
  /** Of the lines that could be judged, those paid above the allowed amount; 0 where few are. */
  readonly share: number
  /** Whether the copayment is commonly a part of the payment. */
  readonly isCustom: boolean
  /** Whether the allowed amount is commonly what this payer allows beside the other one. */
  readonly isOthersCustom: boolean
  readonly doLinesBalance: boolean
  /** Whether no line is paid above what was allowed, and every one could be judged. */
  readonly doAllPass: boolean
}

function habitsOf({ lines, services }: Batch): PaymentHabits {
  const counts = { pass: 0, exceeds: 0, 'exceeds-together': 0, 'exceeds-with-other': 0 }
  const doLinesBalance = linesBalance(lines)
  let withOther = 0
  lines.forEach((line, position) => {
    const { kind } = paymentExcess(line, services.at(position), doLinesBalance)
    if ((line.otherPayerPaidCents ?? 0) > 0) withOther++
    if (kind !== 'not-applicable' && kind !== 'cannot-tell') counts[kind]++
  })
  const { exceeds, 'exceeds-together': together } = counts
  const judged = counts.pass + exceeds + together + counts['exceeds-with-other']
  return {
    share: isWidespread(exceeds, judged) ? exceeds / judged : 0,
    isCustom: together / judged > customaryShare,
    isOthersCustom: counts['exceeds-with-other'] > Math.max(1, withOther * customaryShare),
    doLinesBalance,
    doAllPass: counts.pass === lines.length,
  }
}

function isWidespread(exceeds: number, judged: number): boolean {
  if (exceeds >= doubtful.fewestLines) return true
  return exceeds >= fewestOfMost && exceeds * 2 > judged
}

/**
 * A question only where the file says so of many lines, or of an allowed amount of zero: the
 * column then means something else, or was never filled.
 */
function excessFinding(line: ClaimLine, excessCents: number, share: number): FindingOutcome {
  const { paidCents = 0, allowedCents = 0 } = line
  const isDoubtful = share > doubtful.share
  const doubt = isDoubtful
    ? say`; as on ${percent(share)} of the lines, so the columns may mean something else`
    : nothing
  const extraCents = paidCents - Math.max(0, allowedCents) - excessCents
  const extra = extraCents > 0 ? say` and ${money(extraCents)} of interest or the like` : nothing
  return finding({
    message: say`${money(paidCents)} was paid where ${money(allowedCents)}${extra} was allowed, ${money(excessCents)} too much${doubt}.`,
    class: allowedCents > 0 && !isDoubtful ? 'error' : 'lead',
    readingInDoubt: isDoubtful,
    lines: [line],
    evidence: cells(line, 'allowedCents', 'paidCents'),
    atRisk: [{ line, cents: excessCents }],
    arithmetic: say`${money(paidCents)} paid less ${money(allowedCents)} allowed${extra} on ${row(line)}`,
  })
}
