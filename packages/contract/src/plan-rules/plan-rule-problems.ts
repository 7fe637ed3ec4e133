import type { PlanRule, PlanRuleSet, PlanScope } from '@plumbline/engine'
import { listedKey } from '@plumbline/engine/fee-table'
import type { z } from 'zod'
import { planRuleFileSchema } from './plan-rule-file.ts'

/** A set that can be audited with, or what is wrong with it, one sentence each. */
export type ReadPlanRules =
  | { readonly set: PlanRuleSet; readonly problems: readonly [] }
  | { readonly set: undefined; readonly problems: readonly string[] }

/** Reads plan rules that were parsed from JSON. Never throws: whatever is wrong is said, with its place. */
export function readPlanRules(written: unknown): ReadPlanRules {
  const read = planRuleFileSchema.safeParse(written)
  if (!read.success) {
    return { set: undefined, problems: read.error.issues.map(sentenceOf) }
  }
  const problems = contradictions(read.data)
  return problems.length === 0 ? { set: read.data, problems: [] } : { set: undefined, problems }
}

function sentenceOf({ path, message }: z.core.$ZodIssue): string {
  const place = path.map((step) => (typeof step === 'number' ? `#${step + 1}` : String(step)))
  return `${place.join(' ') || 'The file'}: ${message}`
}

/** What rules say that cannot be meant: of themselves, and against each other. */
function contradictions({ rules }: Pick<PlanRuleSet, 'rules'>): readonly string[] {
  const ofEach = rules.flatMap((rule) =>
    ownProblems(rule).map((problem) => `${rule.id}: ${problem}`),
  )
  const between = rules.flatMap((rule, at) =>
    rules.slice(at + 1).flatMap((other) => problemsBetween(rule, other)),
  )
  return [...ofEach, ...between]
}

/** What one clause says that cannot be meant, one sentence each. */
export function ownProblems({ from, to, scope, term }: PlanRule): readonly string[] {
  const problems: string[] = []
  if (to !== undefined && to < from) problems.push('its last day is before its first.')
  for (const code of scope.codes) {
    const [first = '', last = first] = code.split('-')
    if (last < first) problems.push(`the range ${code} ends before it begins.`)
  }
  if (scope.ageFrom !== undefined && scope.ageTo !== undefined && scope.ageTo < scope.ageFrom)
    problems.push('its last age is below its first.')
  if (term.kind === 'not-covered' && isAboutAll(scope))
    problems.push('it names no service, so that nothing at all would be covered. Say which.')
  if (scope.claims === 'medical' && (term.kind === 'supply' || isOfSupply(term)))
    problems.push('days of supply stand on fills: set "claims" to "pharmacy".')
  if (term.kind === 'case-rate' && scope.claims === 'pharmacy')
    problems.push('fills are no cases: each is a claim of its own.')
  if (term.kind === 'stay-rates') problems.push(...problemsOfRates(scope, term))
  if (term.kind === 'case-rate' && isAboutAll(scope))
    problems.push('it names no service, so that every claim would be a case. Say which.')
  problems.push(...problemsOfPrices(scope, term))
  for (const code of scope.except?.codes ?? []) {
    const [first = '', last = first] = code.split('-')
    if (last < first) problems.push(`the range ${code} of its exceptions ends before it begins.`)
  }
  const named = [scope, ...(scope.except === undefined ? [] : [scope.except])]
  if (
    scope.claims === 'pharmacy' &&
    named.some((lists) => medicalLists.some((name) => lists[name].length > 0))
  )
    problems.push('fills have no procedure, revenue code, modifier or place of service.')
  return problems
}

function problemsOfPrices(scope: PlanScope, term: PlanRule['term']): readonly string[] {
  if (term.kind !== 'price') return []
  const shares = term.formulas.filter(({ kind }) => kind === 'share-of-medicare')
  if (shares.length > 1) return ['it names two shares of what Medicare pays.']
  if (shares.length > 0 && scope.claims === 'pharmacy')
    return ['Medicare has no fee schedule for fills.']
  return term.formulas.flatMap((formula) => {
    if (formula.kind !== 'listed') return []
    if (scope.claims === 'pharmacy')
      return ['a fee table lists procedure codes, which fills have none of.']
    const seen = new Map<string, number>()
    for (const price of formula.table.prices) {
      const key = listedKey(price)
      const before = seen.get(key)
      if (before !== undefined)
        return [`rows ${before} and ${price.row} of its fee table both price ${key}.`]
      seen.set(key, price.row)
    }
    return []
  })
}

function problemsOfRates(
  { claims, codes, modifiers, places }: PlanScope,
  { rates: { rates } }: Extract<PlanRule['term'], { readonly kind: 'stay-rates' }>,
): readonly string[] {
  if (claims === 'pharmacy') return ['fills are no hospital stays: set "claims" to "medical".']
  if (codes.length + modifiers.length + places.length > 0)
    return ['bills of stays have no procedure codes, modifiers or places of service to go by.']
  const seen = new Map<string, number>()
  for (const { drg, row } of rates) {
    const before = seen.get(drg)
    if (before !== undefined)
      return [`rows ${before} and ${row} of its rates both price DRG ${drg}.`]
    seen.set(drg, row)
  }
  return []
}

const medicalLists = ['codes', 'revenueCodes', 'modifiers', 'places'] as const

function isOfSupply(term: PlanRule['term']): boolean {
  return term.kind === 'limit' && term.of === 'days-supply'
}

/** Payers, plans and providers say whose services, not which. */
function isAboutAll({
  codes,
  revenueCodes,
  modifiers,
  places,
  ndcs,
  ageFrom,
  ageTo,
  sex,
}: PlanScope) {
  const lists = [codes, revenueCodes, modifiers, places, ndcs]
  return (
    lists.every(({ length }) => length === 0) &&
    [ageFrom, ageTo, sex].every((each) => each === undefined)
  )
}

/** What two clauses cannot say beside each other: the same term of the same lines on the same days. */
export function problemsBetween(one: PlanRule, other: PlanRule): readonly string[] {
  if (one.id === other.id)
    return [`${one.id}: the id stands twice; findings could not tell them apart.`]
  const isOneTerm = one.term.kind === other.term.kind && sameScope(one.scope, other.scope)
  if (!isOneTerm || !overlap(one, other)) return []
  if (one.term.kind === 'limit' && other.term.kind === 'limit' && !sameLimit(one.term, other.term))
    return []
  return [
    `${one.id} and ${other.id}: both say ${one.term.kind} of the same lines on the same days. End one before the other begins.`,
  ]
}

/** Limits of other periods, or of other things, stand beside each other: 2 a day and 20 a year. */
function sameLimit(
  one: Extract<PlanRule['term'], { readonly kind: 'limit' }>,
  other: Extract<PlanRule['term'], { readonly kind: 'limit' }>,
): boolean {
  return one.of === other.of && one.per === other.per
}

function sameScope(one: PlanScope, other: PlanScope): boolean {
  const plain = (scope: PlanScope) =>
    Object.entries(scope)
      .map(([name, value]: [string, unknown]) => `${name} ${inOrder(value)}`)
      .sort()
      .join('; ')
  return plain(one) === plain(other)
}

function inOrder(value: unknown): string {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value)
      .map(([name, list]: [string, unknown]) => `${name} ${inOrder(list)}`)
      .sort()
      .join()
  return Array.isArray(value) ? value.map(String).sort().join() : String(value)
}

function overlap(one: PlanRule, other: PlanRule): boolean {
  return one.from <= (other.to ?? Infinity) && other.from <= (one.to ?? Infinity)
}
