import { noProcedure } from '../../claim/procedure-number.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { basisOf, exposureCents, isDenied } from '../../claim/exposure.ts'
import {
  doubleUnits,
  paidForTwo,
  secondLine,
  type BilateralExcess,
} from '../../facts/surgery/both-sides.ts'
import { partIn, saysSeparate } from '../../facts/surgery/line-roles.ts'
import { byStanding } from '../../facts/surgery/side-order.ts'
import { finding, look, notApplicable, type FindingDraft } from '../../rule/outcome.ts'
import { denied, notInFeeSchedule, notProfessional } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { money, nothing, percent, row, say, words } from '../../sentences/say.ts'

const noSide = notApplicable('no side and no bilateral modifier (LT, RT, 50) on the line')

/** Both sides of the body paid more often than they were operated on. */
export const bilateralBilledTwice = defineGroupRule({
  id: 'bilateral-billed-twice',
  version: 3,
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
  judge({ lines, setting }, { tables: { feeSchedule }, memories }) {
    if (setting !== 'professional') return notProfessional
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
        doubleUnits(line, fee, memories) ??
        secondLine(line, first, fee) ??
        paidForTwo(line, fee, memories)
      return excess === undefined ? [] : [finding(draftOf(line, excess))]
    })
  },
})

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
