import type { ListedPrice, StayRate } from '../fee-table.ts'
import type { PlanRule, PlanScope, PlanTerm, PriceFormula } from '../plan-rule.ts'

/** What somebody, or a model, may write down instead of what a clause says: one thing changed in each. */
export function mutantsOf(rule: PlanRule): readonly (readonly [what: string, PlanRule])[] {
  const { from, to, scope, term } = rule
  // So many visits as go beyond a limit take as many days: fewer would be no other rule.
  const days = term.kind === 'limit' && term.of === 'visits' ? term.most + 1 : 1
  return [
    ['begins later', { ...rule, from: from + days }],
    ['begins earlier', { ...rule, from: from - days }],
    ...(to === undefined
      ? [['ends', { ...rule, to: from + 364 }] as const]
      : [
          ['ends later', { ...rule, to: to + days }] as const,
          ['ends earlier', { ...rule, to: to - days }] as const,
          ['never ends', { ...rule, to: undefined }] as const,
        ]),
    ...scopesBeside(scope).map(([what, other]) => [what, { ...rule, scope: other }] as const),
    ...termsBeside(term).map((other) => [JSON.stringify(other), { ...rule, term: other }] as const),
  ]
}

const next = (code: string) =>
  code.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))

function scopesBeside(scope: PlanScope): readonly (readonly [string, PlanScope])[] {
  const { codes, places, revenueCodes, ndcs, providers, modifiers, ageFrom, ageTo, sex } = scope
  const [code] = codes
  const others: (readonly [string, PlanScope])[] = []
  if (code !== undefined) {
    const [first = code, last = code] = code.split('-')
    others.push(['a code more', { ...scope, codes: [...codes, '99499'] }])
    others.push(['another code', { ...scope, codes: [next(first), ...codes.slice(1)] }])
    if (last !== first)
      others.push(['a longer range', { ...scope, codes: [`${first}-${next(last)}`] }])
    if (codes.length > 1) others.push(['a code less', { ...scope, codes: codes.slice(1) }])
  }
  const lists = { places, revenueCodes, ndcs, providers }
  for (const [name, list] of Object.entries(lists))
    if (list[0] !== undefined)
      others.push([`another of ${name}`, { ...scope, [name]: [next(list[0])] }])
  if (places.length > 0 && codes.length > 0) others.push(['any place', { ...scope, places: [] }])
  if (modifiers.length > 0) others.push(['another modifier', { ...scope, modifiers: ['GZ'] }])
  if (ageFrom !== undefined) others.push(['a year older', { ...scope, ageFrom: ageFrom + 1 }])
  if (ageFrom !== undefined) others.push(['of any age', { ...scope, ageFrom: undefined }])
  if (ageTo !== undefined) others.push(['to a year older', { ...scope, ageTo: ageTo + 1 }])
  if (sex !== undefined) others.push(['the other sex', { ...scope, sex: sex === 'F' ? 'M' : 'F' }])
  if (scope.payers.length > 0) others.push(['any payer', { ...scope, payers: [] }])
  if (scope.plans.length > 0) others.push(['any plan', { ...scope, plans: [] }])
  if (scope.except !== undefined) {
    const { except } = scope
    others.push(['without exceptions', { ...scope, except: undefined }])
    others.push(['another exception', { ...scope, except: { ...except, modifiers: ['GZ'] } }])
    if (except.codes.length > 0)
      others.push([
        'an exception less',
        { ...scope, except: { ...except, codes: except.codes.slice(1) } },
      ])
  }
  return others
}

function termsBeside(term: PlanTerm): readonly PlanTerm[] {
  switch (term.kind) {
    case 'not-covered':
      return [{ kind: 'copay', cents: 25_00 }]
    case 'limit':
      return [
        { ...term, most: term.most + 1 },
        { ...term, most: term.most - 1 },
        { ...term, of: term.of === 'units' ? 'visits' : 'units' },
        { ...term, per: term.per === 'day' ? 'lifetime' : 'day' },
        ...(term.per === 'year' ? [{ ...term, yearBegins: (term.yearBegins % 12) + 1 }] : []),
      ]
    case 'supply':
      return [term.mostDays + 1, term.mostDays - 1, 3 * term.mostDays].map((mostDays) => ({
        ...term,
        mostDays,
      }))
    case 'price':
      return [
        { ...term, formulas: term.formulas.map(dearer) },
        ...(term.formulas.length > 1 ? [{ ...term, formulas: term.formulas.slice(1) }] : []),
        { ...term, formulas: [...term.formulas, { kind: 'per-line', cents: 1_00 }] },
        ...(term.formulas.some(({ kind }) => kind === 'listed')
          ? term.formulas.flatMap(otherTables).map((formula) => ({ ...term, formulas: [formula] }))
          : [{ ...term, formulas: term.formulas.map(otherKind) }]),
      ]
    case 'case-rate':
      return [
        { ...term, cents: term.cents + 1 },
        { ...term, cents: 10 * term.cents },
        { kind: 'price', formulas: [{ kind: 'per-line', cents: term.cents }] },
      ]
    case 'stay-rates':
      return stayRatesBeside(term)
    case 'filing':
      return [term.days + 1, term.days - 1, 10 * term.days].map((days) => ({ ...term, days }))
    case 'copay':
      return [
        { ...term, cents: term.cents + 1 },
        { ...term, cents: term.cents / 10 },
        { kind: 'not-covered' },
      ]
    case 'coinsurance':
      return [
        { ...term, share: term.share + 0.01 },
        { ...term, share: 1 - term.share },
        { kind: 'not-covered' },
      ]
  }
}

function stayRatesBeside(
  term: Extract<PlanTerm, { readonly kind: 'stay-rates' }>,
): readonly PlanTerm[] {
  const { rates } = term
  const [first, ...rest] = rates.rates
  if (first === undefined) return []
  const other = (...all: readonly StayRate[]): PlanTerm => ({
    ...term,
    rates: { ...rates, rates: all },
  })
  return [
    { ...term, share: term.share + 0.01 },
    other(...rest),
    other({ row: first.row, drg: next(first.drg), cents: first.cents ?? 1 }, ...rest),
    other({ row: first.row, drg: first.drg, shareOfCharge: 0.5 }, ...rest),
  ]
}

type Listed = Extract<PriceFormula, { readonly kind: 'listed' }>

/** A row more, a row less, another price, another share, and what is said of codes that it lacks. */
function otherTables(formula: PriceFormula): readonly Listed[] {
  if (formula.kind !== 'listed') return []
  const { table, otherwise } = formula
  const [first, ...rest] = table.prices
  if (first === undefined) return []
  const withPrices = (prices: Listed['table']['prices']): Listed => ({
    ...formula,
    table: { ...table, prices },
  })
  return [
    withPrices(rest),
    withPrices([dearerRow(first), ...rest]),
    { ...formula, otherwise: otherwise === undefined ? 0.5 : undefined },
  ]
}

function dearerRow(price: ListedPrice): ListedPrice {
  return price.unitCents === undefined
    ? { ...price, shareOfCharge: price.shareOfCharge + 0.01 }
    : { ...price, unitCents: price.unitCents + 100 }
}

function dearer(formula: PriceFormula): PriceFormula {
  return 'share' in formula
    ? { ...formula, share: formula.share + 0.01 }
    : { ...formula, cents: formula.cents + 1 }
}

function otherKind(formula: PriceFormula): PriceFormula {
  switch (formula.kind) {
    case 'share-of-charge':
      return { kind: 'per-line', cents: Math.round(formula.share * 100_00) }
    case 'share-of-medicare':
      return { kind: 'share-of-charge', share: formula.share }
    case 'per-unit':
      return { ...formula, kind: 'per-line' }
    case 'per-line':
      return { ...formula, kind: 'per-unit' }
    case 'listed':
      return formula
  }
}
