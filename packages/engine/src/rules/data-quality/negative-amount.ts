import { settingOf } from '../../batch/setting.ts'
import type { ClaimField, ClaimLine } from '../../claim/claim-line.ts'
import { cannotTell, finding, notApplicable, pass } from '../../rule/outcome.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { dollars } from '../../sentences/dollars.ts'
import { list, money, say } from '../../sentences/say.ts'

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
export const negativeAmount = defineLineRule({
  id: 'negative-amount',
  version: 1,
  title: 'Negative amount that reverses nothing',
  category: 'data-quality',
  class: 'lead',
  basis: 'binding',
  auditTypes: ['medical', 'pharmacy'],
  sources: [
    cite(
      'ASC X12N 835 implementation guide (45 CFR 162.1602)',
      '1.10.2.8 reversals and corrections: the original payment is repeated with opposite signs',
    ),
  ],
  needs: { fields: [] },
  clearedBy: 'The original line that this one reverses, or the right sign.',
  suggestedFix: 'Find the claim that this amount reverses and audit the two together.',
  judge(line) {
    if (!hasNegative(line)) return hasAmount(line) ? pass : noAmounts
    const amounts = amountsOf(line)
    const negative = amounts.filter(({ cents }) => cents < 0)
    if (isPaymentAlone(negative) && settingOf(line) === 'inpatient-facility') return deductible
    const isCredit = amounts.every(({ cents }) => cents <= 0)
    const said = list(
      negative.map(({ cents }) => money(cents)),
      ', ',
    )
    return finding({
      message: isCredit
        ? say`The line is a credit (${said}), and the file holds no line that it reverses.`
        : say`A negative amount (${said}) stands beside positive ones on the same line.`,
      class: isCredit ? 'notice' : 'lead',
      lines: [line],
      evidence: negative.map(({ field, cents }) => ({
        row: line.row,
        field,
        value: dollars(cents),
      })),
    })
  },
})

interface Amount {
  readonly field: (typeof moneyFields)[number]
  readonly cents: number
}

/** Written out, because every line of every file is asked; the others are few. */
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

/** The amounts that the line states. */
function amountsOf(line: ClaimLine): readonly Amount[] {
  return moneyFields.flatMap((field) => {
    const cents = line[field]
    return cents === undefined ? [] : [{ field, cents }]
  })
}

function isPaymentAlone(negative: readonly Amount[]): boolean {
  return negative.every(({ field }) => field === 'paidCents')
}
