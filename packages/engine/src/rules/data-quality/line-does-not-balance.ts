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
  needs: { fields: ['adjustments', 'chargeCents', 'paidCents'], tables: [] },
  clearedBy: 'The original remittance, if the file left adjustments out.',
  suggestedFix: 'Compare the line with the remittance; if it is short there too, ask the payer.',
  judge({ lines }) {
    const differences = lines.flatMap((line) => differenceOf(line) ?? [])
    const even = differences.filter((cents) => Math.abs(cents) <= rounding).length
    const areAllThere = differences.length < manyLines || even * 2 >= differences.length
    return eachOpenLine((line) => outcomeOf(line, areAllThere))
  },
})

const rounding = 1

/** What is left of the charge after adjustments and payment; undefined where the line does not say. */
function differenceOf(line: ClaimLine): number | undefined {
  const { adjustments, chargeCents, paidCents, claimStatus } = line
  if (adjustments.length === 0 || claimStatus === 'pending') return undefined
  if (chargeCents === undefined || paidCents === undefined) return undefined
  const adjusted = sumOf(adjustments)
  return adjusted === undefined ? undefined : chargeCents - adjusted - paidCents
}

function outcomeOf(line: ClaimLine, areAllThere: boolean): Outcome {
  const { adjustments, chargeCents, paidCents } = line
  if (adjustments.length === 0) return noAdjustments
  if (line.claimStatus === 'pending') return notPaidYet
  if (chargeCents === undefined || paidCents === undefined) return noMoney
  const adjusted = sumOf(adjustments)
  if (adjusted === undefined) return noAmounts
  const difference = chargeCents - adjusted - paidCents
  if (Math.abs(difference) <= rounding) return pass
  if (!areAllThere) return notAll
  return finding({
    message: say`${money(chargeCents)} charged less ${money(adjusted)} adjusted is ${money(chargeCents - adjusted)}, but ${money(paidCents)} was paid: ${money(Math.abs(difference))} is not accounted for.`,
    lines: [line],
    evidence: [
      { row: line.row, field: 'chargeCents', value: dollars(chargeCents) },
      { row: line.row, field: 'adjustments', value: textOf(adjustments) },
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
