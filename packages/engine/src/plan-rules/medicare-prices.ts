import type { Encounter } from '../batch/groups.ts'
import { isDenied } from '../claim/exposure.ts'
import { professionalPrices } from '../repricing/professional-prices.ts'
import type { PricesOfDay } from '../repricing/price-tables.ts'
import { cannotTell, type CannotTell } from '../rule/outcome.ts'
import type { DayContext } from '../rule/rule.ts'
import { sentenceText } from '../sentences/sentence-text.ts'
import type { MedicarePricing } from './plan-prices.ts'
import type { PlanTerm, PriceFormula } from './plan-rule.ts'

/** Tables that a share of Medicare's price is worked out from. */
export const medicareTables = ['relativeValues', 'feeSchedule'] as const
export const furtherMedicareTables = ['localities', 'laboratoryFees', 'drugPaymentLimits'] as const

type Needed = (typeof medicareTables)[number]
type Further = (typeof furtherMedicareTables)[number]

/** The first formula of a term that is a share of what Medicare pays; undefined where none is. */
export function medicareFormula(
  term: PlanTerm,
): Extract<PriceFormula, { readonly kind: 'share-of-medicare' }> | undefined {
  if (term.kind !== 'price') return undefined
  return term.formulas.find((formula) => formula.kind === 'share-of-medicare')
}

/**
 * What Medicare pays for the lines of one visit, by the schedules in force on its day.
 *
 * @param reasons of a rule, so that each is one object: the runner counts them so
 */
export function medicarePricing(
  { lines, setting }: Pick<Encounter, 'lines' | 'setting'>,
  context: DayContext<Needed, Further>,
  locality: string | undefined,
  reasons: Map<string, CannotTell>,
): MedicarePricing {
  if (setting !== 'professional') return () => ofOtherSettings
  const open = lines.filter((line) => !isDenied(line))
  const prices = professionalPrices(open, pricesOfDay(context), locality)
  return (line) => {
    const price = prices.get(line)
    if (price?.kind === 'priced') return price
    const because = price === undefined ? 'the line was denied' : sentenceText(price.because)
    let reason = reasons.get(because)
    if (reason === undefined) reasons.set(because, (reason = cannotTell(because)))
    return reason
  }
}

const ofOtherSettings = cannotTell(
  'a share of what Medicare pays is worked out for professional services alone',
)

function pricesOfDay({ tables, consulted }: DayContext<Needed, Further>): PricesOfDay {
  const { relativeValues, feeSchedule, localities, laboratoryFees, drugPaymentLimits } = tables
  const held = <const Name extends Needed | Further, Rows>(name: Name, rows: Rows | undefined) => {
    const { inForce, releases } = consulted(name)
    const [release] = releases
    if (rows === undefined || !inForce || release === undefined) return undefined
    return { name, release: release.release, rows }
  }
  return {
    relativeValues: held('relativeValues', relativeValues),
    feeSchedule: held('feeSchedule', feeSchedule),
    localities: held('localities', localities),
    laboratoryFees: held('laboratoryFees', laboratoryFees),
    drugPaymentLimits: held('drugPaymentLimits', drugPaymentLimits),
  }
}
