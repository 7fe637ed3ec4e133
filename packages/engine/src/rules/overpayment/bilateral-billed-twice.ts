import { noProcedure } from '../../claim/procedure-number.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { basisOf, exposureCents, isDenied } from '../../claim/exposure.ts'
import { saysSeparate } from '../../facts/surgery/line-roles.ts'
import type { FeeScheduleRow } from '../../reference/procedure-rows.ts'
import { finding, look, notApplicable, type FindingOutcome } from '../../rule/outcome.ts'
import { denied, notInFeeSchedule, notProfessional } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { code, count, money, nothing, percent, row, say, words } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'

const noSide = notApplicable('no side and no bilateral modifier (LT, RT, 50) on the line')

/** Both sides of the body paid more often than they were operated on. */
export const bilateralBilledTwice = defineGroupRule({
  id: 'bilateral-billed-twice',
  version: 1,
  title: 'Both sides paid twice',
  category: 'overpayment',
  class: 'error',
  basis: 'benchmark',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    cite('Medicare Claims Processing Manual, chapter 12', '40.7 bilateral surgeries'),
    cite(
      'Medicare Physician Fee Schedule database record layout',
      'bilateral surgery indicator',
      'feeSchedule',
    ),
  ],
  needs: { fields: ['procedureCode', 'modifiers'], tables: ['feeSchedule'] },
  clearedBy:
    'An operative note with a further procedure, or a contract that pays each side in full.',
  suggestedFix: 'Bill one line with 50 and one unit, paid at 150% of the fee for one side.',
  triage(service, { feeSchedule }) {
    if (service.setting !== 'professional') return notProfessional
    if (!hasSide(service)) return noSide
    return feeSchedule.find(service.procedure) ? look : notInFeeSchedule
  },
  judge({ lines, setting }, { tables: { feeSchedule } }) {
    if (setting !== 'professional') return notProfessional
    const sided = lines.filter((line) => hasSide(line) && !isDenied(line))
    if (sided.length === 0) return denied
    return sided.flatMap((line, index) => {
      const fee = feeSchedule.find(line.procedure)
      const found = fee && (doubleUnits(line, fee) ?? secondLine(line, sided.slice(0, index), fee))
      return found ?? []
    })
  },
})

function hasSide({ modifiers, procedure }: Pick<ClaimLine, 'modifiers' | 'procedure'>): boolean {
  if (modifiers.length === 0 || procedure === noProcedure) return false
  return modifiers.includes('50') || modifiers.includes('LT') || modifiers.includes('RT')
}

/** 50 already says twice: one unit is paid at 150%. */
function doubleUnits(line: ClaimLine, fee: FeeScheduleRow): FindingOutcome | undefined {
  if (fee.bilateral !== '1' || !line.modifiers.includes('50') || (line.units ?? 1) < 2) {
    return undefined
  }
  const units = line.units ?? 1
  const says = say`${code(line.procedureCode)} is billed with 50 and ${count(units)} units; 50 with one unit means both sides.`
  return twice(line, [], says, 1 - 1 / units, 'error')
}

function secondLine(
  line: ClaimLine,
  before: readonly ClaimLine[],
  fee: FeeScheduleRow,
): FindingOutcome | undefined {
  const first = before.find((other) => other.procedure === line.procedure && !saysSeparate(other))
  if (!first || saysSeparate(line)) return undefined
  const billed = code(line.procedureCode)
  if (first.modifiers.includes('50') || line.modifiers.includes('50')) {
    const says = say`${billed} is billed for both sides (50) and once more.`
    return twice(line, [first], says, 1, 'error')
  }
  if (sideOf(first) === sideOf(line)) return undefined
  if (fee.bilateral === '2') {
    const says = say`${billed} means both sides by itself and is billed for the left and for the right.`
    return twice(line, [first], says, 1, 'error')
  }
  if (fee.bilateral !== '1' || exposureCents(line) < 0.95 * exposureCents(first)) return undefined
  const says = say`${billed} is paid in full for the left and for the right, 200% where Medicare pays 150%.`
  return twice(line, [first], says, 0.5, 'lead')
}

function sideOf({ modifiers }: ClaimLine): string {
  return modifiers.includes('LT') ? 'LT' : 'RT'
}

function twice(
  line: ClaimLine,
  related: readonly ClaimLine[],
  message: Sentence,
  share: number,
  findingClass: 'error' | 'lead',
): FindingOutcome {
  const whole = exposureCents(line)
  const cents = Math.round(whole * share)
  const part = share < 1 ? say`${percent(share)} of ` : nothing
  return finding({
    message,
    class: findingClass,
    lines: [line],
    related,
    evidence: [line, ...related].map((shown) => ({
      row: shown.row,
      field: 'procedureCode',
      value: `${[shown.procedureCode ?? '', ...shown.modifiers].join('-')}, ${shown.units ?? 1} units`,
    })),
    ...(cents > 0 && {
      atRisk: [{ line, cents }],
      arithmetic: say`${part}${money(whole)} ${words(basisOf(line))} on ${row(line)}`,
    }),
  })
}
