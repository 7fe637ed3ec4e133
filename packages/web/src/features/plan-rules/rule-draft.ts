import type {
  FeeTableRead,
  PlanClauseRead,
  PlanRuleGiven,
  PlanRuleSent,
  WrittenPrice,
} from '@plumbline/contract'

type Term = PlanRuleSent['rule']['term']
export type TermKind = Term['kind']

/** What was read of a fee table: one of its lists is what the clause is about. */
export interface DraftTable extends Pick<FeeTableRead, 'of' | 'isHospitals' | 'prices' | 'stays'> {
  readonly file: string
}

/** A rule as its form holds it: what stands in each field. */
export interface RuleDraft {
  readonly plan: string
  readonly document: string
  readonly clause: string
  readonly quote: string
  readonly from: string
  readonly to: string
  readonly claims: 'medical' | 'pharmacy'
  /** Lists as they are typed: `97110-97140, 97530`. */
  readonly codes: string
  readonly revenueCodes: string
  readonly modifiers: string
  readonly places: string
  readonly ndcs: string
  readonly providers: string
  /** Exceptions, in the same way. */
  readonly exceptCodes: string
  readonly exceptRevenueCodes: string
  readonly exceptModifiers: string
  readonly exceptPlaces: string
  readonly exceptNdcs: string
  readonly exceptProviders: string
  readonly payers: string
  readonly plans: string
  readonly ageFrom: string
  readonly ageTo: string
  readonly sex: '' | 'F' | 'M'
  readonly kind: TermKind
  readonly of: 'visits' | 'units' | 'days-supply'
  readonly most: string
  readonly per: 'day' | 'month' | 'year' | 'lifetime'
  readonly yearBegins: string
  readonly days: string
  readonly percent: string
  readonly perUnit: string
  readonly dollars: string
  /** The prices of a fee table that was read, with the name of its file. */
  readonly table: DraftTable | undefined
  readonly medicare: string
  readonly locality: string
  readonly tablePercent: string
  readonly otherwise: string
  /** Who filled the form in before a person did. */
  readonly proposedBy: 'rules' | 'model'
}

export const emptyDraft: RuleDraft = {
  ...{ plan: '', document: '', clause: '', quote: '', from: '', to: '', claims: 'medical' },
  ...{ codes: '', revenueCodes: '', modifiers: '', places: '', ndcs: '', providers: '' },
  ...{ exceptCodes: '', exceptRevenueCodes: '', exceptModifiers: '', exceptPlaces: '' },
  ...{
    exceptNdcs: '',
    exceptProviders: '',
    payers: '',
    plans: '',
    ageFrom: '',
    ageTo: '',
    sex: '',
    kind: 'not-covered',
  },
  ...{ of: 'visits', most: '', per: 'year', yearBegins: '1', days: '' },
  ...{ percent: '', perUnit: '', dollars: '' },
  ...{ medicare: '', locality: '', table: undefined, tablePercent: '100', otherwise: '' },
  proposedBy: 'rules',
}

/** Lists that each kind of claims has. */
const ownLists = {
  medical: ['codes', 'revenueCodes', 'modifiers', 'places'],
  pharmacy: ['ndcs'],
} as const
/** Where each list of exceptions stands in the draft. */
const exceptions = {
  codes: 'exceptCodes',
  revenueCodes: 'exceptRevenueCodes',
  modifiers: 'exceptModifiers',
  places: 'exceptPlaces',
  ndcs: 'exceptNdcs',
  providers: 'exceptProviders',
} as const
const sharedLists = ['providers', 'payers', 'plans'] as const

/** What the server is given: as it was typed, so that it says what is wrong with it. */
export function givenOf(draft: RuleDraft): PlanRuleSent {
  const { plan, document, clause, quote, from, to, claims, sex } = draft
  const lists = Object.fromEntries(
    [...ownLists[claims], ...sharedLists].map((name) => [name, listIn(draft[name], name)]),
  )
  const [ageFrom, ageTo] = [numberIn(draft.ageFrom), numberIn(draft.ageTo)]
  return {
    ...{ plan, document },
    ...(draft.proposedBy === 'model' && { proposedBy: draft.proposedBy }),
    rule: {
      ...{ clause, quote, from },
      ...(to !== '' && { to }),
      scope: {
        claims,
        ...lists,
        ...exceptOf(draft),
        ...(ageFrom !== undefined && { ageFrom }),
        ...(ageTo !== undefined && { ageTo }),
        ...(sex !== '' && { sex }),
      },
      term: termOf(draft),
    },
  }
}

/** Left out where nothing is excepted. */
function exceptOf(draft: RuleDraft): Pick<PlanRuleSent['rule']['scope'], 'except'> {
  const names = [...ownLists[draft.claims], 'providers'] as const
  const lists = names.map((name) => [name, listIn(draft[exceptions[name]], name)] as const)
  const filled = lists.filter(([, list]) => list.length > 0)
  return filled.length === 0 ? {} : { except: Object.fromEntries(filled) }
}

function termOf(draft: RuleDraft): Term {
  const { kind, of, per } = draft
  const number = (typed: string) => numberIn(typed) ?? Number.NaN
  switch (kind) {
    case 'not-covered':
      return { kind }
    case 'limit':
      return { kind, of, most: number(draft.most), per, yearBegins: number(draft.yearBegins) }
    case 'supply':
      return { kind, mostDays: number(draft.days) }
    case 'filing':
      return { kind, days: number(draft.days) }
    case 'stay-rates':
      return { kind, listed: { ...fileOf(draft), prices: written(draft.table?.stays ?? []) } }
    case 'price':
      return { kind, leastOf: pricesOf(draft) }
    case 'copay':
    case 'case-rate':
      return { kind, dollars: number(draft.dollars) }
    case 'coinsurance':
      return { kind, percent: number(draft.percent) }
  }
}

function pricesOf(draft: RuleDraft): Extract<Term, { kind: 'price' }>['leastOf'] {
  const percentOfCharge = numberIn(draft.percent)
  const perUnit = numberIn(draft.perUnit)
  const perService = numberIn(draft.dollars)
  const percentOfMedicare = numberIn(draft.medicare)
  const locality = draft.locality.trim()
  return [
    ...(percentOfMedicare === undefined
      ? []
      : [{ percentOfMedicare, ...(locality !== '' && { locality }) }]),
    ...(draft.table === undefined ? [] : [{ listed: listedOf(draft, draft.table) }]),
    ...(percentOfCharge === undefined ? [] : [{ percentOfCharge }]),
    ...(perUnit === undefined ? [] : [{ perUnit }]),
    ...(perService === undefined ? [] : [{ perService }]),
  ]
}

function listedOf(draft: RuleDraft, { prices, isHospitals }: DraftTable) {
  const otherwisePercentOfCharge = numberIn(draft.otherwise)
  return {
    ...fileOf(draft),
    ...(isHospitals && { hospital: true as const }),
    ...(otherwisePercentOfCharge !== undefined && { otherwisePercentOfCharge }),
    prices: written(prices),
  }
}

function fileOf({ table, tablePercent }: RuleDraft) {
  const { file = '', of = '' } = table ?? {}
  return { file, ...(of !== '' && { of }), percent: numberIn(tablePercent) ?? Number.NaN }
}

type SentPrice = [row: number, what: string, price: WrittenPrice[2]]

function written(prices: readonly WrittenPrice[]): SentPrice[] {
  return prices.map(([row, what, price]): SentPrice => [row, what, price])
}

/** Codes are written in capitals; names of payers and plans may hold blanks. */
function listIn(typed: string, name: string): string[] {
  const isName = name === 'payers' || name === 'plans'
  const parts = isName ? typed.split(/[,;\n]/) : typed.toUpperCase().split(/[\s,;]+/)
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Undefined for nothing typed; not a number for what is none. */
function numberIn(typed: string): number | undefined {
  const plain = typed.replace(/[$%,\s]/g, '')
  if (plain === '') return undefined
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

/** The form of a rule that was kept. */
export function draftOf({ plan, document, rule, proposedBy }: PlanRuleGiven): RuleDraft {
  const { clause, quote, from, to = '', term } = rule
  return {
    ...emptyDraft,
    ...scopeTexts(rule.scope),
    ...{ plan, document, clause, quote, from, to },
    proposedBy: proposedBy ?? 'rules',
    kind: term.kind,
    ...termTexts(term),
  }
}

/** The form of a rule that is written from a sentence of a document: what was read of it. */
export function draftOfClause({ clause, quote, scope, term }: PlanClauseRead['rule']): RuleDraft {
  return {
    ...emptyDraft,
    ...{ clause, quote },
    ...scopeTexts(scope),
    ...(term !== undefined && { kind: term.kind, ...termTexts(term) }),
  }
}

function scopeTexts(scope: PlanRuleGiven['rule']['scope']): Partial<RuleDraft> {
  const { ageFrom, ageTo, sex = '', claims } = scope
  return {
    ...{ claims, sex, codes: scope.codes.join(', '), revenueCodes: scope.revenueCodes.join(', ') },
    ...{ modifiers: scope.modifiers.join(', '), places: scope.places.join(', ') },
    ...exceptTexts(scope.except),
    ...{ ndcs: scope.ndcs.join(', '), providers: scope.providers.join(', ') },
    ...{ payers: scope.payers.join(', '), plans: scope.plans.join(', ') },
    ...{ ageFrom: numberText(ageFrom), ageTo: numberText(ageTo) },
  }
}

function exceptTexts(except: PlanRuleGiven['rule']['scope']['except']): Partial<RuleDraft> {
  if (except === undefined) return {}
  return {
    ...{ exceptCodes: except.codes.join(', '), exceptRevenueCodes: except.revenueCodes.join(', ') },
    ...{ exceptModifiers: except.modifiers.join(', '), exceptPlaces: except.places.join(', ') },
    ...{ exceptNdcs: except.ndcs.join(', '), exceptProviders: except.providers.join(', ') },
  }
}

function termTexts(term: PlanRuleGiven['rule']['term']): Partial<RuleDraft> {
  switch (term.kind) {
    case 'not-covered':
      return {}
    case 'limit': {
      const { of, per, most, yearBegins } = term
      return { of, per, most: String(most), yearBegins: String(yearBegins) }
    }
    case 'supply':
      return { days: String(term.mostDays) }
    case 'filing':
      return { days: String(term.days) }
    case 'copay':
    case 'case-rate':
      return { dollars: String(term.dollars) }
    case 'coinsurance':
      return { percent: String(term.percent) }
    case 'stay-rates': {
      const { prices: stays, ...listed } = term.listed
      return tableTexts({ ...listed, stays, prices: [] })
    }
    case 'price':
      return term.leastOf.reduce<Partial<RuleDraft>>(
        (texts, price) => ({ ...texts, ...priceText(price) }),
        {},
      )
  }
}

type Price = Extract<PlanRuleGiven['rule']['term'], { kind: 'price' }>['leastOf'][number]

function priceText(price: Price): Partial<RuleDraft> {
  if ('listed' in price) {
    const { otherwisePercentOfCharge, hospital, ...listed } = price.listed
    return {
      ...tableTexts({ ...listed, isHospitals: hospital, stays: [] }),
      otherwise: numberText(otherwisePercentOfCharge),
    }
  }
  if ('percentOfMedicare' in price) {
    const { percentOfMedicare, locality = '' } = price
    return { medicare: String(percentOfMedicare), locality }
  }
  if ('percentOfCharge' in price) return { percent: String(price.percentOfCharge) }
  return 'perUnit' in price
    ? { perUnit: String(price.perUnit) }
    : { dollars: String(price.perService) }
}

/** The prices that a rule was kept with. */
function tableTexts({
  percent,
  of = '',
  isHospitals = false,
  ...lists
}: Pick<DraftTable, 'file' | 'prices' | 'stays'> & {
  readonly percent: number
  readonly of?: string | undefined
  readonly isHospitals?: boolean | undefined
}): Partial<RuleDraft> {
  return { table: { ...lists, of, isHospitals }, tablePercent: String(percent) }
}

function numberText(number: number | undefined): string {
  return number === undefined ? '' : String(number)
}
