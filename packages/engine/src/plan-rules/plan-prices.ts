import type { ClaimLine } from '../claim/claim-line.ts'
import type { MedicarePrice } from '../repricing/repriced.ts'
import { cannotTell, type CannotTell } from '../rule/outcome.ts'
import { noUnits } from '../rule/reasons.ts'
import {
  count,
  decimal,
  list,
  money,
  name,
  nothing,
  percent,
  say,
  words,
} from '../sentences/say.ts'
import type { Sentence } from '../sentences/sentence.ts'
import { listedPrices } from './listed-prices.ts'
import type { PriceFormula } from './plan-rule.ts'

/** What the contract pays for a line, and how that comes. */
export interface ContractPrice {
  readonly kind: 'price'
  readonly cents: number
  readonly words: Sentence
  /** It pays no more than that: a modifier lowers it by a share that nothing states. */
  readonly isAtMost?: boolean
}

/** What Medicare pays for a line beside the others of its visit. */
export type MedicarePricing = (line: ClaimLine) => MedicarePrice | CannotTell

/** What a contract pays for a line; cannot tell where it lacks what the price is worked out from. */
export type Pricing = (line: ClaimLine, medicare?: MedicarePricing) => ContractPrice | CannotTell

const noCharge = cannotTell('no charge on the line')
const notPriced = cannotTell('Medicare prices professional services alone here')
const notInTable = cannotTell('the fee table of the contract does not have the code')

/** The least of several formulas. */
export function pricing(formulas: readonly PriceFormula[]): Pricing {
  const pricings = formulas.map(pricingBy)
  return (line, medicare) => {
    const prices: ContractPrice[] = []
    for (const each of pricings) {
      const price = each(line, medicare)
      if (price.kind !== 'price') return price
      prices.push(price)
    }
    const [only] = prices
    if (only !== undefined && prices.length === 1) return only
    const all = list(
      prices.map((price) => price.words),
      ', or ',
    )
    return {
      kind: 'price',
      cents: Math.min(...prices.map((price) => price.cents)),
      words: say`the least of ${all}`,
      isAtMost: prices.some(({ isAtMost }) => isAtMost === true),
    }
  }
}

function pricingBy(formula: PriceFormula): Pricing {
  switch (formula.kind) {
    case 'share-of-charge':
      return (line) => ofCharge(line, formula.share)
    case 'per-unit':
      return (line) => {
        const { units } = line
        if (units === undefined) return noUnits
        const how = say`${money(formula.cents)} for ${unitsOf(units)}`
        return { kind: 'price', cents: Math.round(formula.cents * units), words: how }
      }
    case 'per-line': {
      const how = say`${money(formula.cents)} for the service`
      return () => ({ kind: 'price', cents: formula.cents, words: how })
    }
    case 'share-of-medicare':
      return (line, medicare) => ofMedicare(formula.share, medicare?.(line) ?? notPriced)
    case 'listed':
      return listed(formula)
  }
}

function ofCharge({ chargeCents }: ClaimLine, share: number): ContractPrice | CannotTell {
  if (chargeCents === undefined) return noCharge
  const how = say`${percent(share, decimalsOf(share))} of the charge of ${money(chargeCents)}`
  return { kind: 'price', cents: Math.round(chargeCents * share), words: how }
}

function ofMedicare(
  share: number,
  medicare: MedicarePrice | CannotTell,
): ContractPrice | CannotTell {
  if (medicare.kind !== 'priced') return medicare
  const part = percent(share, decimalsOf(share))
  const { cents, terms, release } = medicare
  return {
    kind: 'price',
    cents: Math.round(cents * share),
    words: say`${part} of Medicare's ${money(cents)}: ${terms}, ${name(release)}`,
  }
}

function listed({
  table,
  share,
  otherwise,
}: Extract<PriceFormula, { readonly kind: 'listed' }>): Pricing {
  const find = listedPrices(table)
  const part = share === 1 ? nothing : say`${percent(share, decimalsOf(share))} of `
  return (line) => {
    const found = find(line)
    if (found.kind === 'not-listed') {
      return otherwise === undefined ? notInTable : ofCharge(line, otherwise)
    }
    if (found.kind !== 'found') return found
    const { unitCents, shareOfCharge, row } = found.price
    const at = say`row ${count(row)} of ${name(table.title)}`
    if (unitCents === undefined) return byShare(line, shareOfCharge * share, at, found.isAtMost)
    const { units } = line
    if (units === undefined || !(units > 0)) return noUnits
    const each = Number.isInteger(unitCents)
      ? money(unitCents)
      : say`$${decimal(unitCents / 100, 4)}`
    return {
      kind: 'price',
      cents: Math.round(unitCents * share * units),
      words: say`${part}${each} for ${unitsOf(units)}, ${at}`,
      isAtMost: found.isAtMost,
    }
  }
}

function byShare(line: ClaimLine, share: number, row: Sentence, isAtMost: boolean) {
  const price = ofCharge(line, share)
  return price.kind === 'price' ? { ...price, words: say`${price.words}, ${row}`, isAtMost } : price
}

/** `1 unit`, `each of 2 units`. */
function unitsOf(units: number): Sentence {
  return units === 1 ? say`${count(units, 'unit')}` : say`each of ${count(units, 'unit')}`
}

/** Decimals that a share needs as a percent: none for 110%, two for 62.5%. */
export function decimalsOf(share: number): number {
  return Number.isInteger(Math.round(share * 1e6) / 1e4) ? 0 : 2
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
