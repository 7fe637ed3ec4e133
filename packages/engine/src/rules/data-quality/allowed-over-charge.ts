import { settingOf, type Setting } from '../../batch/setting.ts'
import { isDenied } from '../../claim/exposure.ts'
import { cannotTell, finding, notApplicable, pass } from '../../rule/outcome.ts'
import { cells } from '../../findings/evidence.ts'
import { shareAtRisk } from '../../findings/line-at-risk.ts'
import { denied } from '../../rule/reasons.ts'
import { cite, defineLineRule } from '../../rule/rule.ts'
import { money, say } from '../../sentences/say.ts'

const noAmounts = cannotTell('no charge or no allowed amount on the line')
const noCharge = notApplicable('a charge of zero: an encounter or a capitated service')
const caseRate = notApplicable('facility rates (DRG, APC, per diem) do not depend on the charge')

/** Settings whose fee schedules pay the lesser of the charge and the fee. */
const lesserOf: ReadonlySet<Setting> = new Set(['professional', 'dme'])

/** An allowed amount above what the provider asked for, where the lesser of the two is due. */
export const allowedOverCharge = defineLineRule({
  id: 'allowed-over-charge',
  version: 2,
  title: 'Allowed more than was charged',
  category: 'data-quality',
  class: 'lead',
  basis: 'benchmark',
  cuts: 'price',
  auditTypes: ['medical'],
  sources: [
    cite(
      'Social Security Act 1848(a)(1)',
      'payment on the lesser of the actual charge and the fee schedule amount',
    ),
    cite('42 CFR 414.210', '(a) durable medical equipment: the lesser of charge and fee'),
  ],
  needs: { fields: ['chargeCents', 'allowedCents'], tables: [] },
  clearedBy: 'A contract that pays the fee schedule whatever the charge.',
  suggestedFix:
    'Read the contract for a lesser-of clause; where it has one, reprice at the charge.',
  judge(line) {
    const { chargeCents, allowedCents } = line
    if (chargeCents === undefined || allowedCents === undefined) return noAmounts
    if (chargeCents <= 0) return noCharge
    if (isDenied(line)) return denied
    if (!lesserOf.has(settingOf(line))) return caseRate
    const excess = allowedCents - chargeCents
    if (excess <= 1) return pass
    return finding({
      message: say`${money(allowedCents)} was allowed on a charge of ${money(chargeCents)}, ${money(excess)} more than was asked for.`,
      lines: [line],
      evidence: cells(line, 'chargeCents', 'allowedCents'),
      ...shareAtRisk(line, 1 - chargeCents / allowedCents),
    })
  },
})
