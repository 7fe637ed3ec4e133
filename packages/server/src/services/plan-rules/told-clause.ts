import type { BorneOut, ReadClause } from '@plumbline/clauses'
import { asRule, WrittenPlanRule, type PlanClauseRead } from '@plumbline/contract'
import { planClauseInWords, planTermInWords } from '@plumbline/engine'

type Scope = PlanClauseRead['rule']['scope']

/** A clause of a document, with the lines that it is about as a rule names them. */
type Clause = Omit<ReadClause, 'scope'> & { readonly scope: Scope }

const noLists = {
  ...{ codes: [], revenueCodes: [], modifiers: [], places: [], ndcs: [], providers: [] },
}

/** What our own patterns read of a sentence. */
export function readByRules({ scope, ...clause }: ReadClause): Clause {
  return { ...clause, scope: { ...noLists, payers: [], plans: [], ...scope } }
}

/** What a model proposed of it, as far as the document bears it out. */
export function readByModel({ scope, ...clause }: BorneOut): Clause {
  const { exceptCodes, exceptModifiers, ageFrom, ageTo, sex, claims, ...lists } = scope
  const except = { ...noLists, codes: [...exceptCodes], modifiers: [...exceptModifiers] }
  return {
    ...clause,
    scope: {
      ...{ ...noLists, payers: [], plans: [], claims },
      ...{ codes: [...lists.codes], revenueCodes: [...lists.revenueCodes] },
      ...{ modifiers: [...lists.modifiers], places: [...lists.places], ndcs: [...lists.ndcs] },
      ...(exceptCodes.length + exceptModifiers.length > 0 && { except }),
      ...(ageFrom !== null && { ageFrom }),
      ...(ageTo !== null && { ageTo }),
      ...(sex !== null && { sex }),
    },
  }
}

/** A clause as the app shows it, with the beginning of its rule where it has a term. */
export function toldClause({ page, place, quote, scope, term, remark }: Clause): PlanClauseRead {
  const clause = place === '' ? `Page ${page}` : place
  const told = { page, place, quote, remark: remark ?? null, words: null }
  const rule = { clause, quote, scope }
  if (term === undefined) return { ...told, rule }
  const written = WrittenPlanRule.safeParse({ ...rule, from: anyDay, term })
  if (!written.success) return { ...told, rule, remark: outOfRange }
  const asked = asRule('clause', written.data)
  const { codes, revenueCodes, modifiers, places, ndcs } = scope
  const isNamed = [codes, revenueCodes, modifiers, places, ndcs].some(({ length }) => length > 0)
  const remarks = [remark, isNamed || term.kind === 'filing' ? undefined : namedInWords]
  return {
    ...told,
    // A copay of office visits is none of all lines.
    words: isNamed ? planClauseInWords(asked) : planTermInWords(asked.term),
    remark: remarks.filter((each) => each !== undefined).join(' ') || null,
    rule: { ...rule, term: written.data.term },
  }
}

const namedInWords = 'It names no codes: say which lines it is about.'

/** The days of a clause are for a person to write; its words do not name them. */
const anyDay = '2000-01-01'
const outOfRange = 'Its numbers, or the clause itself, are beyond what a rule can hold.'
