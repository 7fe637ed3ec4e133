import type { Adjustment, ClaimLine } from '../../claim/claim-line.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  notApplicable,
  pass,
  type Outcome,
} from '../../rule/outcome.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { dollars } from '../../sentences/dollars.ts'
import { money, say } from '../../sentences/say.ts'

const noAdjustments = notApplicable('no adjustments on the line')
const notPaidYet = notApplicable('the payer has not decided on the line yet')
const noAmounts = cannotTell('an adjustment of the line has no amount')
const noMoney = cannotTell('no charge or no paid amount on the line')

const notAll = cannotTell(
  'most lines of the file do not come to what was paid, so its adjustments are not all there',
)

/** Of so many lines or more, most must balance: else the file leaves adjustments out. */
const manyLines = 10

/** Lines whose charge less adjustments is not what was paid. */
export const lineDoesNotBalance = defineGroupRule({
  id: 'line-does-not-balance',
  version: 2,
  title: 'Charge less adjustments is not what was paid',
  category: 'data-quality',
  class: 'lead',
  basis: 'binding',
  auditTypes: ['medical'],
  scope: 'batch',
  sources: [
    cite(
      'ASC X12N 835 implementation guide (45 CFR 162.1602)',
      '1.10.2.1.1 service line balancing',
    ),
  ],
  needs: { fields: ['adjustments', 'chargeCents', 'paidCents'] },
  clearedBy: 'The original remittance, if the file left adjustments out.',
  suggestedFix: 'Compare the line with the remittance; if it is short there too, ask the payer.',
  judge({ lines }) {
    const differences = lines.flatMap((line) => {
      const sums = sumsOf(line)
      return 'outcome' in sums ? [] : sums.differenceCents
    })
    const even = differences.filter((cents) => Math.abs(cents) <= rounding).length
    const areAllThere = differences.length < manyLines || even * 2 >= differences.length
    return eachOpenLine((line) => outcomeOf(line, areAllThere))
  },
})

const rounding = 1

interface Sums {
  readonly chargeCents: number
  readonly adjustedCents: number
  readonly paidCents: number
  /** What is left of the charge after adjustments and payment. */
  readonly differenceCents: number
}

/** What a line comes to, or the outcome that says why it comes to nothing. */
function sumsOf(line: ClaimLine): Sums | { readonly outcome: Outcome } {
  const { adjustments, chargeCents, paidCents, claimStatus, interestCents = 0 } = line
  if (adjustments.length === 0) return { outcome: noAdjustments }
  if (claimStatus === 'pending') return { outcome: notPaidYet }
  if (chargeCents === undefined || paidCents === undefined) return { outcome: noMoney }
  const adjustedCents = sumOf(adjustments)
  if (adjustedCents === undefined) return { outcome: noAmounts }
  const left = chargeCents - adjustedCents - paidCents
  // Interest in a column of its own may be within the payment.
  const differenceCents = Math.abs(left + interestCents) <= rounding ? 0 : left
  return { chargeCents, adjustedCents, paidCents, differenceCents }
}

function outcomeOf(line: ClaimLine, areAllThere: boolean): Outcome {
  const sums = sumsOf(line)
  if ('outcome' in sums) return sums.outcome
  const { chargeCents, adjustedCents, paidCents, differenceCents } = sums
  if (Math.abs(differenceCents) <= rounding) return pass
  if (!areAllThere) return notAll
  return finding({
    message: say`${money(chargeCents)} charged less ${money(adjustedCents)} adjusted is ${money(chargeCents - adjustedCents)}, but ${money(paidCents)} was paid: ${money(Math.abs(differenceCents))} is not accounted for.`,
    lines: [line],
    evidence: [
      { row: line.row, field: 'chargeCents', value: dollars(chargeCents) },
      { row: line.row, field: 'adjustments', value: textOf(line.adjustments) },
      { row: line.row, field: 'paidCents', value: dollars(paidCents) },
    ],
  })
}

function sumOf(adjustments: readonly Adjustment[]): number | undefined {
  let sum = 0
  for (const { amountCents } of adjustments) {
    if (amountCents === undefined) return undefined
    sum += amountCents
  }
  return sum
}

function textOf(adjustments: readonly Adjustment[]): string {
  return adjustments
    .map(({ group, reason, amountCents }) =>
      [group, reason, dollars(amountCents ?? 0)].filter((part) => part !== undefined).join(' '),
    )
    .join(', ')
}
