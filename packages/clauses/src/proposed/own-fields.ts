import type { ClausePrice, ClauseTerm } from '../read-clause.ts'
import type { ProposedClause } from './proposed-clause.ts'

const fields = {
  'not-covered': [],
  limit: ['most', 'of', 'per', 'yearBegins'],
  supply: ['days'],
  price: ['percentOfCharge', 'percentOfMedicare', 'perUnit', 'perService'],
  'case-rate': ['dollars'],
  filing: ['days'],
  copay: ['dollars'],
  coinsurance: ['percent'],
} as const satisfies Record<ProposedClause['term'], readonly (keyof ProposedClause)[]>

const all = Array.from(new Set(Object.values(fields).flat()))

/** The term of a proposal; undefined where it lacks a field of its term, or has one of another. */
export function termOf(proposed: ProposedClause): ClauseTerm | undefined {
  const own: readonly string[] = fields[proposed.term]
  if (all.some((name) => proposed[name] !== null && !own.includes(name))) return undefined
  // What costs nothing, or may happen no times, is said in other words.
  if (all.some((name) => proposed[name] === 0)) return undefined
  const { most, of, per, yearBegins, days, dollars, percent } = proposed
  switch (proposed.term) {
    case 'not-covered':
      return { kind: 'not-covered' }
    case 'limit':
      if (most === null || of === null || per === null) return undefined
      if (yearBegins !== null && per !== 'year') return undefined
      return { kind: 'limit', of, most, per, ...(yearBegins !== null && { yearBegins }) }
    case 'supply':
      return days === null ? undefined : { kind: 'supply', mostDays: days }
    case 'filing':
      return days === null ? undefined : { kind: 'filing', days }
    case 'price':
      return priceOf(proposed)
    case 'copay':
    case 'case-rate':
      return dollars === null ? undefined : { kind: proposed.term, dollars }
    case 'coinsurance':
      return percent === null ? undefined : { kind: 'coinsurance', percent }
  }
}

function priceOf(proposed: ProposedClause): ClauseTerm | undefined {
  const { percentOfCharge, percentOfMedicare, perUnit, perService } = proposed
  const leastOf: ClausePrice[] = [
    ...(percentOfCharge === null ? [] : [{ percentOfCharge }]),
    ...(percentOfMedicare === null ? [] : [{ percentOfMedicare }]),
    ...(perUnit === null ? [] : [{ perUnit }]),
    ...(perService === null ? [] : [{ perService }]),
  ]
  return leastOf.length === 0 ? undefined : { kind: 'price', leastOf }
}
