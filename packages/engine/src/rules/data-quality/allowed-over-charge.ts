import { settingOf, type Setting } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isDenied } from '../../claim/exposure.ts'
import { cells } from '../../findings/evidence.ts'
import { shareAtRisk } from '../../findings/line-at-risk.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  notApplicable,
  pass,
  type NoFinding,
  type Outcome,
} from '../../rule/outcome.ts'
import { denied } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { money, nothing, say, words } from '../../sentences/say.ts'

const noAmounts = cannotTell('no charge or no allowed amount on the line')
const noCharge = notApplicable('a charge of zero: an encounter or a capitated service')
const caseRate = notApplicable('facility rates (DRG, APC, per diem) do not depend on the charge')

/** Settings whose fee schedules pay the lesser of the charge and the fee. */
const lesserOf: ReadonlySet<Setting> = new Set(['professional', 'dme'])

/** Where most of so many lines exceed their charge, the columns mean something else. */
const doubtful = { fewestLines: 3, share: 0.5 } as const

/**
 * An allowed amount above what the provider asked for, where the lesser of the two is due; where none is
 * known, a payment above it.
 */
export const allowedOverCharge = defineGroupRule({
  id: 'allowed-over-charge',
  version: 3,
  title: 'Allowed more than was charged',
  category: 'data-quality',
  class: 'lead',
  basis: 'benchmark',
  cuts: 'price',
  auditTypes: ['medical'],
  scope: 'batch',
  sources: [
    cite(
      'Social Security Act 1848(a)(1)',
      'payment on the lesser of the actual charge and the fee schedule amount',
    ),
    cite('42 CFR 414.210', '(a) durable medical equipment: the lesser of charge and fee'),
  ],
  needs: { fields: ['chargeCents'] },
  clearedBy: 'A contract that pays the fee schedule whatever the charge.',
  suggestedFix:
    'Read the contract for a lesser-of clause; where it has one, reprice at the charge.',
  judge({ lines }) {
    const excesses = lines.map(excessOf)
    const judged = excesses.filter((excess) => typeof excess === 'number')
    const over = judged.filter((cents) => cents > roundingCents).length
    const isDoubtful = over >= doubtful.fewestLines && over > judged.length * doubtful.share
    return eachOpenLine((line) => outcomeOf(line, isDoubtful))
  },
})

/** A cent either way is rounding. */
const roundingCents = 1

function outcomeOf(line: ClaimLine, isDoubtful: boolean): Outcome {
  const excess = excessOf(line)
  if (typeof excess !== 'number') return excess
  if (excess <= roundingCents) return pass
  const { chargeCents = 0, allowedCents, paidCents = 0 } = line
  const price = allowedCents ?? paidCents
  const was = allowedCents === undefined ? 'paid' : 'allowed'
  const doubt = isDoubtful
    ? words('; so on most lines of this file, so the columns may mean something else')
    : nothing
  return finding({
    message: say`${money(price)} was ${words(was)} on a charge of ${money(chargeCents)}, ${money(excess)} more than was asked for${doubt}.`,
    readingInDoubt: isDoubtful,
    lines: [line],
    evidence: cells(line, 'chargeCents', allowedCents === undefined ? 'paidCents' : 'allowedCents'),
    ...shareAtRisk(line, excess / price),
  })
}

/** What is above the charge, below zero where nothing is; the outcome where it cannot be told. */
function excessOf(line: ClaimLine): number | NoFinding {
  const { chargeCents, allowedCents, paidCents, interestCents = 0 } = line
  if (chargeCents === undefined) return noAmounts
  if (chargeCents <= 0) return noCharge
  if (isDenied(line)) return denied
  if (!lesserOf.has(settingOf(line))) return caseRate
  if (allowedCents !== undefined) return allowedCents - chargeCents
  const excess = (paidCents ?? 0) - interestCents - chargeCents
  // A payment within the charge says nothing of what was allowed.
  return excess > roundingCents ? excess : noAmounts
}
