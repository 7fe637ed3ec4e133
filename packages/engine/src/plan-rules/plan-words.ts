import { dateText } from '../sentences/date-text.ts'
import { dollars } from '../sentences/dollars.ts'
import { percentText } from '../sentences/percent-text.ts'
import { stayKey } from './stay-rates.ts'
import { periods } from './plan-limits.ts'
import { listedKey, type ListedPrice } from './fee-table.ts'
import type { PlanExceptions, PlanRule, PlanScope, PlanTerm, PriceFormula } from './plan-rule.ts'

/** Which lines a clause is about and what it says of them, without its days and its place. */
export function planClauseInWords({ scope, term }: Pick<PlanRule, 'scope' | 'term'>): string {
  return `${scopeInWords(scope)}: ${planTermInWords(term)}`
}

/** A clause as one would say it, for whoever approves it. */
export function planRuleInWords({ clause, from, to, scope, term }: PlanRule): string {
  const when =
    to === undefined ? `From ${dateText(from)} on` : `From ${dateText(from)} to ${dateText(to)}`
  return `${when}, ${planClauseInWords({ scope, term })} (${clause}).`
}

/** Which lines: `medical lines with a procedure code of 97110 to 97140, at place of service 11`. */
function scopeInWords(scope: PlanScope): string {
  const { claims, ageFrom, ageTo, sex } = scope
  const ages =
    ageFrom !== undefined && ageTo !== undefined
      ? [`aged ${ageFrom} to ${ageTo}`]
      : [
          ...(ageFrom === undefined ? [] : [`aged ${ageFrom} and over`]),
          ...(ageTo === undefined ? [] : [`aged ${ageTo} and under`]),
        ]
  const parts = [
    ...listsInWords(scope),
    named('of payer', scope.payers),
    named('of plan', scope.plans),
    ages.length === 0 && sex === undefined
      ? ''
      : `for ${sex === undefined ? 'patients' : sex === 'F' ? 'women and girls' : 'men and boys'} ${ages.join('')}`.trim(),
  ].filter((part) => part !== '')
  const lines = claims === 'medical' ? 'medical lines' : 'fills'
  const meant = parts.length === 0 ? `all ${lines}` : `${lines} ${parts.join(', ')}`
  const exceptions = scope.except === undefined ? [] : listsInWords(scope.except)
  return exceptions.length === 0 ? meant : `${meant}, except those ${exceptions.join(', or ')}`
}

function listsInWords(lists: PlanExceptions): readonly string[] {
  return [
    named(
      'with procedure code',
      lists.codes.map((code) => code.replace('-', ' to ')),
    ),
    named('with revenue code', lists.revenueCodes),
    named('with modifier', lists.modifiers),
    named('at place of service', lists.places),
    named('of NDC', lists.ndcs),
    named('of provider', lists.providers),
  ].filter((part) => part !== '')
}

function named(what: string, values: readonly string[]): string {
  if (values.length === 0) return ''
  const last = values.at(-1) ?? ''
  return values.length === 1
    ? `${what} ${last}`
    : `${what} ${values.slice(0, -1).join(', ')} or ${last}`
}

/** What a clause says, whatever lines it is about: `at most 20 visits in one benefit year`. */
export function planTermInWords(term: PlanTerm): string {
  switch (term.kind) {
    case 'not-covered':
      return 'not covered'
    case 'limit': {
      const what = { visits: 'visits', units: 'units', 'days-supply': 'days of supply' }[term.of]
      const begins =
        term.per === 'year' && term.yearBegins !== 1
          ? `, which begins in month ${term.yearBegins}`
          : ''
      return `at most ${term.most} ${what} ${periods[term.per]}${begins}`
    }
    case 'supply':
      return `at most ${term.mostDays} days of supply in one fill`
    case 'price':
      return `paid at ${term.formulas.length > 1 ? 'the least of ' : ''}${term.formulas.map(formulaInWords).join(', or ')}`
    case 'case-rate':
      return `all services of a claim that has such a line are paid ${dollars(term.cents)} together`
    case 'stay-rates':
      return staysInWords(term)
    case 'filing':
      return `to be filed within ${term.days} days of the service`
    case 'copay':
      return `the patient pays ${dollars(term.cents)} of the allowed amount`
    case 'coinsurance':
      return `the patient pays ${shareText(term.share)} of the allowed amount`
  }
}

function formulaInWords(formula: PriceFormula): string {
  switch (formula.kind) {
    case 'share-of-charge':
      return `${shareText(formula.share)} of the charge`
    case 'per-unit':
      return `${dollars(formula.cents)} a unit`
    case 'per-line':
      return `${dollars(formula.cents)} for the service`
    case 'share-of-medicare':
      return `${shareText(formula.share)} of what Medicare pays ${formula.locality === undefined ? 'nationally' : `in locality ${formula.locality}`}`
    case 'listed':
      return listedInWords(formula)
  }
}

function listedInWords({
  table,
  share,
  otherwise,
}: Extract<PriceFormula, { readonly kind: 'listed' }>): string {
  const { prices, title } = table
  const [first] = prices
  const rows = prices.length === 1 ? '1 price' : `${prices.length.toLocaleString('en-US')} prices`
  const example =
    first === undefined ? '' : `, among them ${listedKey(first)} at ${priceInWords(first)}`
  const others =
    otherwise === undefined
      ? ''
      : `; ${shareText(otherwise)} of the charge for codes that it does not have`
  return `${share === 1 ? '' : `${shareText(share)} of `}the unit price in ${title} (${rows}${example})${others}`
}

function staysInWords({
  rates: { rates, title },
  share,
}: Extract<PlanTerm, { readonly kind: 'stay-rates' }>): string {
  const [first] = rates
  const example =
    first === undefined
      ? ''
      : `, among them ${stayKey(first)} at ${first.cents === undefined ? `${shareText(first.shareOfCharge)} of the charges` : dollars(first.cents)}`
  const rows = rates.length === 1 ? '1 rate' : `${rates.length.toLocaleString('en-US')} rates`
  return `a hospital stay is paid ${share === 1 ? '' : `${shareText(share)} of `}the rate of its DRG in ${title} (${rows}${example})`
}

/** `$95.00`, `$0.0345`, `80% of the charge`. */
function priceInWords({ unitCents, shareOfCharge }: ListedPrice): string {
  if (unitCents === undefined) return `${shareText(shareOfCharge)} of the charge`
  return `$${(unitCents / 100).toFixed(Number.isInteger(unitCents) ? 2 : 4)}`
}

/** `80%`, `62.5%`. */
function shareText(share: number): string {
  return percentText(share, 2).replace(/\.?0+%$/, '%')
}
