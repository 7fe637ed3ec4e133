import type { Adjustment } from '../../claim/claim-line.ts'
import { cannotTell, finding, notApplicable, pass } from '../../rule/outcome.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { dollars } from '../../sentences/dollars.ts'
import { money, say } from '../../sentences/say.ts'

const noAdjustments = notApplicable('no adjustments on the line')
const notPaidYet = notApplicable('the payer has not decided on the line yet')
const noAmounts = cannotTell('an adjustment of the line has no amount')
const noMoney = cannotTell('no charge or no paid amount on the line')

/** Lines whose charge less adjustments is not what was paid. */
export const lineDoesNotBalance = defineLineRule({
  id: 'line-does-not-balance',
  version: 1,
  title: 'Charge less adjustments is not what was paid',
  category: 'data-quality',
  class: 'lead',
  basis: 'binding',
  auditTypes: ['medical'],
  sources: [
    cite(
      'ASC X12N 835 implementation guide (45 CFR 162.1602)',
      '1.10.2.1.1 service line balancing',
    ),
  ],
  needs: { fields: ['adjustments', 'chargeCents', 'paidCents'], tables: [] },
  clearedBy: 'The original remittance, if the file left adjustments out.',
  suggestedFix: 'Compare the line with the remittance; if it is short there too, ask the payer.',
  judge(line) {
    const { adjustments, chargeCents, paidCents } = line
    if (adjustments.length === 0) return noAdjustments
    if (line.claimStatus === 'pending') return notPaidYet
    if (chargeCents === undefined || paidCents === undefined) return noMoney
    const adjusted = sumOf(adjustments)
    if (adjusted === undefined) return noAmounts
    const difference = chargeCents - adjusted - paidCents
    if (Math.abs(difference) <= 1) return pass
    return finding({
      message: say`${money(chargeCents)} charged less ${money(adjusted)} adjusted is ${money(chargeCents - adjusted)}, but ${money(paidCents)} was paid: ${money(Math.abs(difference))} is not accounted for.`,
      lines: [line],
      evidence: [
        { row: line.row, field: 'chargeCents', value: dollars(chargeCents) },
        { row: line.row, field: 'adjustments', value: textOf(adjustments) },
        { row: line.row, field: 'paidCents', value: dollars(paidCents) },
      ],
    })
  },
})

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
