import type { ClaimField, ClaimLine } from '../../claim/claim-line.ts'
import { dollars } from '../../sentences/dollars.ts'
import { settingOf } from '../../batch/setting.ts'
import type { Evidence } from '../../result/finding.ts'
import { cannotTell, finding, notApplicable, pass } from '../../rule/outcome.ts'
import { defineRule } from '../../rule/rule.ts'

const moneyFields = [
  'chargeCents',
  'allowedCents',
  'paidCents',
  'patientShareCents',
  'ingredientCostCents',
  'dispensingFeeCents',
] as const satisfies readonly ClaimField[]

const noAmounts = cannotTell('no amount on the line')
const deductible = notApplicable(
  'a Medicare inpatient payment is negative where the deductible exceeds the DRG amount',
)

/** Negative money on a line that takes back no other line of the file. */
export const negativeAmount = defineRule({
  id: 'negative-amount',
  version: 1,
  title: 'Negative amount that reverses nothing',
  category: 'data-quality',
  class: 'lead',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  scope: 'line',
  sources: [
    {
      title: 'ASC X12N 835 implementation guide (45 CFR 162.1602)',
      section:
        '1.10.2.8 reversals and corrections: the original payment is repeated with opposite signs',
    },
  ],
  needs: { fields: [], tables: [] },
  clearedBy: 'The original line that this one takes back, or the right sign.',
  suggestedFix: 'Find the claim that this amount takes back and audit the two together.',
  check(line) {
    if (!hasNegative(line)) return hasAmount(line) ? pass : noAmounts
    if (onlyPaymentIsNegative(line) && settingOf(line) === 'inpatient-facility') return deductible
    const negative = moneyFields.flatMap((field) => evidenceOf(line, field))
    const credit = moneyFields.every((field) => (line[field] ?? 0) <= 0)
    const amounts = negative.map(({ value }) => value).join(', ')
    return finding({
      message: credit
        ? `The line is a credit (${amounts}), and the file holds no line that it takes back.`
        : `A negative amount (${amounts}) stands beside positive ones on the same line.`,
      class: credit ? 'notice' : 'lead',
      lines: [line],
      evidence: negative,
    })
  },
})

function hasNegative(line: ClaimLine): boolean {
  const smallest = Math.min(
    line.chargeCents ?? 0,
    line.allowedCents ?? 0,
    line.paidCents ?? 0,
    line.patientShareCents ?? 0,
    line.ingredientCostCents ?? 0,
    line.dispensingFeeCents ?? 0,
  )
  return smallest < 0
}

function hasAmount(line: ClaimLine): boolean {
  const any =
    line.paidCents ??
    line.chargeCents ??
    line.allowedCents ??
    line.patientShareCents ??
    line.ingredientCostCents ??
    line.dispensingFeeCents
  return any !== undefined
}

function onlyPaymentIsNegative(line: ClaimLine): boolean {
  return moneyFields.every((field) => field === 'paidCents' || (line[field] ?? 0) >= 0)
}

function evidenceOf(line: ClaimLine, field: (typeof moneyFields)[number]): Evidence[] {
  const cents = line[field]
  return cents === undefined || cents >= 0 ? [] : [{ row: line.row, field, value: dollars(cents) }]
}
