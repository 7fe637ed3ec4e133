import { day } from '../../claim/day.ts'
import type { PlanRule, PlanScope, PlanTerm } from '../plan-rule.ts'

const anyLine: PlanScope = {
  claims: 'medical',
  ...{ codes: [], revenueCodes: [], modifiers: [], places: [], ndcs: [], providers: [] },
  ...{ payers: [], plans: [], ageFrom: undefined, ageTo: undefined, sex: undefined },
}

const noLists = {
  ...{ codes: [], revenueCodes: [], modifiers: [], places: [], ndcs: [], providers: [] },
}

type Clause = (number: number) => PlanRule

function clause(
  quote: string,
  scope: Partial<PlanScope>,
  term: PlanTerm,
  [from, to]: readonly [from: string, to?: string] = ['2026-01-01', '2026-12-31'],
): Clause {
  return (number) => ({
    ...{ id: `clause-${number}`, clause: `Section ${number}`, quote },
    ...{ from: day(from), to: to === undefined ? undefined : day(to) },
    ...{ scope: { ...anyLine, ...scope }, term },
  })
}

const limit = (
  most: number,
  of: 'visits' | 'units' | 'days-supply',
  per: 'day' | 'month' | 'year' | 'lifetime',
  yearBegins = 1,
): PlanTerm => ({ kind: 'limit', of, most, per, yearBegins })
const perUnit = (cents: number) => ({ kind: 'per-unit', cents }) as const
const perLine = (cents: number) => ({ kind: 'per-line', cents }) as const
const ofCharge = (share: number) => ({ kind: 'share-of-charge', share }) as const
const listed = (
  share: number,
  otherwise: number,
  ...prices: readonly (readonly [code: string, cents: number])[]
) =>
  ({
    kind: 'listed',
    ...{ share, otherwise },
    table: {
      title: 'fees.csv',
      prices: prices.map(([code, unitCents], at) => ({
        ...{ row: at + 2, code, modifiers: [], unitCents },
      })),
    },
  }) as const
const fills = { claims: 'pharmacy' } as const

const numbered: readonly Clause[] = [
  clause(
    'Physical therapy: up to 30 visits each calendar year.',
    { codes: ['97110-97140'] },
    limit(30, 'visits', 'year'),
  ),
  clause(
    'Chiropractic care is limited to 12 visits a year beginning July 1.',
    { codes: ['98940-98942'] },
    limit(12, 'visits', 'year', 7),
  ),
  clause('Acupuncture is not covered.', { codes: ['97810', '97811'] }, { kind: 'not-covered' }),
  clause(
    'No more than 4 units of therapy on one day.',
    { codes: ['97110'] },
    limit(4, 'units', 'day'),
  ),
  clause(
    'Cosmetic procedures are excluded for adults.',
    { codes: ['15820-15823'], ageFrom: 18 },
    { kind: 'not-covered' },
  ),
  clause(
    'Hearing tests are covered to the age of 17 only.',
    { codes: ['92551'], ageFrom: 18 },
    { kind: 'not-covered' },
  ),
  clause(
    'Office visits pay at $95 each.',
    { codes: ['99213'], places: ['11'] },
    { kind: 'price', formulas: [perLine(95_00)] },
  ),
  clause(
    'Drugs given in the office pay at $12.50 a unit.',
    { codes: ['J1885'] },
    { kind: 'price', formulas: [perUnit(12_50)] },
  ),
  clause(
    'Outpatient services pay at 62.5% of billed charges.',
    { codes: ['70000-79999'], places: ['22'] },
    { kind: 'price', formulas: [ofCharge(0.625)] },
  ),
  clause(
    'The lesser of 80% of charges or $60.',
    { codes: ['80053'] },
    { kind: 'price', formulas: [ofCharge(0.8), perLine(60_00)] },
  ),
  clause(
    'Claims must be received within 90 days of the service.',
    {},
    { kind: 'filing', days: 90 },
  ),
  clause(
    'Acme Health claims must be filed within 180 days.',
    { payers: ['Acme Health'] },
    { kind: 'filing', days: 180 },
  ),
  clause(
    'The member pays $25 for each office visit.',
    { codes: ['99202-99215'] },
    { kind: 'copay', cents: 25_00 },
  ),
  clause(
    'Emergency room: a copay of $75.',
    { revenueCodes: ['0450'] },
    { kind: 'copay', cents: 75_00 },
  ),
  clause(
    'Imaging: the member pays 20% of the allowed amount.',
    { codes: ['70551'] },
    { kind: 'coinsurance', share: 0.2 },
  ),
  clause('A fill may last 30 days at most.', { ...fills }, { kind: 'supply', mostDays: 30 }),
  clause(
    'Maintenance drugs: at most 90 days in one fill.',
    { ...fills, ndcs: ['000930150'] },
    { kind: 'supply', mostDays: 90 },
  ),
  clause(
    'Weight-loss drugs are excluded.',
    { ...fills, ndcs: ['00169414013'] },
    { kind: 'not-covered' },
  ),
  clause(
    'At most 60 days of supply a month.',
    { ...fills, ndcs: ['000930150'] },
    limit(60, 'days-supply', 'month'),
  ),
  clause(
    'Pap tests: one a year for women.',
    { codes: ['88175'], sex: 'F' },
    limit(1, 'visits', 'year'),
  ),
  clause(
    'Bariatric surgery: once in a lifetime.',
    { codes: ['43644'] },
    limit(1, 'visits', 'lifetime'),
  ),
  clause(
    'Services with modifier GY are not covered.',
    { modifiers: ['GY'] },
    { kind: 'not-covered' },
  ),
  clause(
    'HMO members have no coverage at this provider.',
    { plans: ['HMO'], providers: ['1003000126'] },
    { kind: 'not-covered' },
    ['2025-07-01'],
  ),
  clause(
    'Well-child visits pay at $110 to the age of 17.',
    { codes: ['99393'], ageTo: 17 },
    { kind: 'price', formulas: [perLine(110_00)] },
    ['2026-04-01', '2027-03-31'],
  ),
  clause(
    'Home visits: at most 2 a month from March on.',
    { codes: ['99350'], places: ['12'] },
    limit(2, 'visits', 'month'),
    ['2026-03-01'],
  ),
  clause(
    'Visits pay by Exhibit C; what it does not list pays at 60% of the charge.',
    { codes: ['99213-99215'] },
    { kind: 'price', formulas: [listed(1, 0.6, ['99213', 95_00], ['99214', 130_00])] },
  ),
  clause(
    'Injections pay at 110% of Exhibit D, or at half of the charge.',
    { codes: ['J1885-J3301'] },
    { kind: 'price', formulas: [listed(1.1, 0.5, ['J1885', 125.5], ['J3301', 2_10])] },
  ),
  clause(
    'Professional services pay at 110% of Medicare.',
    { codes: ['99213-99215'] },
    { kind: 'price', formulas: [{ kind: 'share-of-medicare', share: 1.1, locality: undefined }] },
  ),
  clause(
    'Hernia repair, all services of the claim: $500.',
    { codes: ['49505', '49507'] },
    { kind: 'case-rate', cents: 500_00 },
  ),
  clause(
    'Hospital stays are paid 110% of the rates in Exhibit E.',
    {},
    {
      ...{ kind: 'stay-rates', share: 1.1 },
      rates: {
        title: 'rates.csv',
        rates: [
          { row: 6, drg: '470', cents: 600_00 },
          { row: 9, drg: '885', shareOfCharge: 0.5 },
        ],
      },
    },
  ),
  clause(
    'Therapy is limited to 20 visits, except those marked KX.',
    { codes: ['97110-97140'], except: { ...noLists, modifiers: ['KX'] } },
    limit(20, 'visits', 'year'),
  ),
  clause(
    'Surgery pays at 70% of charges, except the codes of Exhibit B.',
    { codes: ['10021-69990'], except: { ...noLists, codes: ['49505', '49507'] } },
    { kind: 'price', formulas: [ofCharge(0.7)] },
  ),
]

/** Clauses as plans and contracts write them, each with the rule that it means. Ours. */
export const clauses: readonly PlanRule[] = numbered.map((clause, at) => clause(at + 1))
