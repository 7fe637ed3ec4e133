import { noProcedure } from '../../../claim/procedure-number.ts'
import type { Setting } from '../../../batch/setting.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { basisOf, exposureCents, isDenied } from '../../../claim/exposure.ts'
import {
  doubleUnits,
  paidForTwo,
  secondLine,
  type BilateralExcess,
} from '../../../facts/surgery/both-sides.ts'
import { partIn, saysSeparate } from '../../../facts/surgery/line-roles.ts'
import { byStanding } from '../../../facts/surgery/side-order.ts'
import { finding, look, notApplicable, type FindingDraft } from '../../../rule/outcome.ts'
import { denied, notInFeeSchedule } from '../../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../../rule/rule.ts'
import { money, nothing, percent, row, say, words } from '../../../sentences/say.ts'

const otherBill = notApplicable('neither a professional line nor one of an outpatient facility')
const noSide = notApplicable('no side and no bilateral modifier (LT, RT, 50) on the line')

/** Both sides of the body paid more often than they were operated on. */
export const bilateralBilledTwice = defineGroupRule({
  id: 'bilateral-billed-twice',
  version: 4,
  title: 'Both sides paid twice',
  category: 'overpayment',
  class: 'error',
  basis: 'benchmark',
  cuts: 'units',
  picksSurvivor: true,
  auditTypes: ['medical'],
  scope: 'encounter',
  sources: [
    cite('Medicare Claims Processing Manual, chapter 12', '40.7 bilateral surgeries'),
    cite('Integrated Outpatient Code Editor', 'edit 17: both sides said in the wrong way'),
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
    if (!isJudged(service.setting)) return otherBill
    if (!hasSide(service)) return noSide
    return feeSchedule.find(service.procedure) ? look : notInFeeSchedule
  },
  judge({ lines, setting }, { tables: { feeSchedule }, memories }) {
    if (!isJudged(setting)) return otherBill
    const sided = lines.filter((line) => hasSide(line) && !isDenied(line)).sort(byStanding)
    if (sided.length === 0) return denied
    const firsts = new Map<string, ClaimLine>()
    return sided.flatMap((line) => {
      const fee = feeSchedule.find(line.procedure)
      if (fee === undefined) return []
      const part = `${line.procedure} ${partIn(line)}`
      const first = firsts.get(part)
      if (!first && !saysSeparate(line)) firsts.set(part, line)
      const excess =
        setting === 'professional'
          ? (doubleUnits(line, fee, memories) ??
            secondLine(line, first, fee) ??
            paidForTwo(line, fee, memories))
          : sure(secondLine(line, first, fee))
      return excess === undefined ? [] : [finding(draftOf(line, excess))]
    })
  },
})

/** Hospitals are paid by rates of their own, so that of them only what says both sides twice is judged (I/OCE 17). */
function isJudged(setting: Setting): boolean {
  return setting === 'professional' || setting === 'outpatient-facility'
}

function sure(excess: BilateralExcess | undefined): BilateralExcess | undefined {
  return excess?.findingClass === 'error' ? excess : undefined
}

function hasSide({ modifiers, procedure }: Pick<ClaimLine, 'modifiers' | 'procedure'>): boolean {
  if (modifiers.length === 0 || procedure === noProcedure) return false
  return modifiers.includes('50') || modifiers.includes('LT') || modifiers.includes('RT')
}

function draftOf(line: ClaimLine, excess: BilateralExcess): FindingDraft {
  const { message, related, share, findingClass } = excess
  const whole = exposureCents(line)
  const cents = Math.round(whole * share)
  const part = share < 1 ? say`${percent(share)} of ` : nothing
  return {
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
      ...(excess.estimated && { estimated: true }),
      arithmetic: say`${part}${money(whole)} ${words(basisOf(line))} on ${row(line)}`,
    }),
  }
}
