import type { ClaimLine } from '../claim/claim-line.ts'
import { cannotTell, type CannotTell } from '../rule/outcome.ts'
import { noUnits } from '../rule/reasons.ts'
import { count, list, money, percent, say, words } from '../sentences/say.ts'
import type { Sentence } from '../sentences/sentence.ts'
import type { PriceFormula } from './plan-rule.ts'

/** What the contract pays for a line, and how that comes. */
export interface ContractPrice {
  readonly kind: 'price'
  readonly cents: number
  readonly words: Sentence
}

const noCharge = cannotTell('no charge on the line')

/** The least of several formulas; cannot tell where a formula lacks what it is worked out from. */
export function priceOf(
  formulas: readonly PriceFormula[],
  line: ClaimLine,
): ContractPrice | CannotTell {
  const prices: ContractPrice[] = []
  for (const formula of formulas) {
    const price = priceBy(formula, line)
    if (price.kind !== 'price') return price
    prices.push(price)
  }
  const cents = Math.min(...prices.map((price) => price.cents))
  const all = list(
    prices.map((price) => price.words),
    ', or ',
  )
  return { kind: 'price', cents, words: prices.length > 1 ? say`the least of ${all}` : all }
}

function priceBy(formula: PriceFormula, line: ClaimLine): ContractPrice | CannotTell {
  switch (formula.kind) {
    case 'share-of-charge': {
      const { chargeCents } = line
      if (chargeCents === undefined) return noCharge
      const cents = Math.round(chargeCents * formula.share)
      const decimals = Number.isInteger(Math.round(formula.share * 1e6) / 1e4) ? 0 : 2
      const how = say`${percent(formula.share, decimals)} of the charge of ${money(chargeCents)}`
      return { kind: 'price', cents, words: how }
    }
    case 'per-unit': {
      const { units } = line
      if (units === undefined) return noUnits
      const how = say`${money(formula.cents)} for each of ${count(units, 'unit')}`
      return { kind: 'price', cents: Math.round(formula.cents * units), words: how }
    }
    case 'per-line':
      return {
        kind: 'price',
        cents: formula.cents,
        words: say`${money(formula.cents)} for the service`,
      }
  }
}

/**
 * The amount of a line that its price decides: allowed; where that is not stated, what was paid, which
 * is no more than it.
 */
export function pricedCents(
  line: ClaimLine,
): { readonly cents: number; readonly word: Sentence } | undefined {
  if (line.allowedCents !== undefined) return { cents: line.allowedCents, word: words('allowed') }
  return line.paidCents === undefined ? undefined : { cents: line.paidCents, word: words('paid') }
}
