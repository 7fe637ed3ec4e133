import type { ClausePrice } from '../read-clause.ts'
import { wholeCharge } from '../terms/prices.ts'
import type { PlacedFigure } from './figures-in.ts'
import type { ProposalFault } from './proposed-clause.ts'

const least = /\b(?:lesser|least|lower|lowest|smaller)\b|\bwhichever is (?:less|lower)\b/
/** What makes of a price another one than its number: a discount, a surcharge, the dearer of two. */
const changed =
  /\b(?:discount\w*|reduc\w+|less than|minus|off of|below|plus|increas\w+|in addition|above|greater|greatest|higher|highest|greater of|escalat\w*|adjust\w*)\b|% off\b/
const otherKinds =
  /\b(?:case|per diem|per day|admission|stay|discharge|hour|mile|month|year|minutes?|dose|mg|ml|drg)\b/
/** A price that nobody pays is none. */
const paid =
  /\b(?:pay\w*|paid|reimburs\w*|compensat\w*|remit\w*|commands?|brings?|fetch\w*|earns?|worth|rates?|fees?|price[ds]?|allow\w*|charges?|medicare|per|each|every)\b/
const charges = /\bcharges?\b|\bchargemaster\b/
const medicare = /\b(?:medicare|cms|rbrvs|mpfs)\b/

type Kind = 'percentOfCharge' | 'percentOfMedicare' | 'perUnit' | 'perService'

/** Whether each price stands in the quote as what it is, and none of it is left out. */
export function priceFault(
  leastOf: readonly ClausePrice[],
  text: string,
  figures: readonly PlacedFigure[],
): ProposalFault | undefined {
  if (!paid.test(text)) return 'words'
  if (changed.test(text) || otherKinds.test(text)) return 'words'
  if (leastOf.length > 1 !== least.test(text)) return leastOf.length > 1 ? 'words' : 'left-out'
  const named = figures.flatMap(priceIn)
  const whole = wholeCharge.test(text) ? [{ kind: 'percentOfCharge' as const, value: 100 }] : []
  const known = [...named, ...whole]
  const said = leastOf.flatMap((price) => Object.entries(price))
  if (
    !said.every(([kind, value]) => known.some((each) => each.kind === kind && each.value === value))
  )
    return 'number'
  return known.length === said.length ? undefined : 'left-out'
}

/** What an amount or percent of a part is the price of; one that is none that is known stays unnamed. */
function priceIn(
  figure: PlacedFigure,
): readonly { readonly kind: Kind | 'other'; readonly value: number }[] {
  const { kind, value } = figure
  if (kind === 'count') return []
  return [{ kind: kind === 'money' ? moneyOf(figure) : percentOf(figure), value }]
}

function moneyOf({ after }: PlacedFigure): Kind {
  return /\bunits?\b/.test(after) ? 'perUnit' : 'perService'
}

function percentOf({ before, after }: PlacedFigure): Kind | 'other' {
  const [own = ''] = after.split(/\bor\b|\band\b|[,;]/)
  const near = charges.test(own) || medicare.test(own) ? own : /\bat\s*$/.test(before) ? before : ''
  if (medicare.test(near)) return 'percentOfMedicare'
  return charges.test(near) ? 'percentOfCharge' : 'other'
}
