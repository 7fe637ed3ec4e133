import { withFigures } from './numbers.ts'
import type { ClauseTerm, ReadClause } from './read-clause.ts'
import { scopeIn } from './scope-in.ts'
import { sentencesOf, type DocumentLine, type PlacedSentence } from './sentences-of.ts'
import { exclusionIn } from './terms/exclusions.ts'
import { filingIn, limitIn, supplyIn } from './terms/limits.ts'
import { coinsuranceIn, copayIn, pricesIn } from './terms/prices.ts'

/** So many clauses of one document are told; more are counted. */
export const mostClauses = 500

/** What a document says that rules could hold. */
export interface ClausesRead {
  readonly clauses: readonly ReadClause[]
  /** Clauses beyond the most that are told. */
  readonly more: number
}

/**
 * Reads a plan or contract for clauses that the language of plan rules has words for, each with its
 * sentence as it stands there. What looks like a term and is none that is known is told without one:
 * nothing is guessed, and nothing is left out because it was not understood.
 */
export function readClauses(lines: readonly DocumentLine[]): ClausesRead {
  const all = sentencesOf(lines).flatMap(clausesIn)
  return { clauses: all.slice(0, mostClauses), more: Math.max(0, all.length - mostClauses) }
}

const readers = [limitIn, supplyIn, filingIn, pricesIn, copayIn, coinsuranceIn, exclusionIn]

/** The longest quote that a rule keeps. */
export const mostQuoted = 1000

/** What one sentence says that rules could hold, by our own patterns. */
export function clausesIn({ page, place, text }: PlacedSentence): readonly ReadClause[] {
  if (text.length > mostQuoted) return longClause(page, place, text)
  const sentence = withFigures(text)
  const about = { page, place, quote: text, scope: scopeIn(text) }
  const why = unwritable(sentence) ?? saysAnother(sentence)
  if (why !== undefined) return [{ ...about, term: undefined, remark: why }]
  const terms = readers.flatMap((reader) => reader(sentence) ?? [])
  if (terms.length === 0) {
    return looksLikeTerm.test(sentence)
      ? [{ ...about, term: undefined, remark: 'Nothing in it was recognized as a term.' }]
      : []
  }
  const remark = remarkOn(sentence)
  return terms.map((term) => ({ ...about, scope: scopeFor(term, about.scope), term, remark }))
}

/** Why a sentence with the words and figures of a term does not state it. */
function saysAnother(sentence: string): string | undefined {
  if (!looksLikeTerm.test(sentence)) return undefined
  if (
    /\bnot limited to\b|\bnot the case\b|\bnot true\b|\b(?:does|do|shall|will) not apply\b|\bno (?:cap|limit|maximum)\b|\bdelet(?:e|es|ed)\b|^draft\b/.test(
      sentence,
    )
  )
    return 'It takes back what it seems to say.'
  if (
    /\bno longer\b|\bformer(?:ly)?\b|\bprevious(?:ly)?\b|\bused to\b|\b(?:was|were)\b.*\b(?:until|before|through|prior to)\b/.test(
      sentence,
    )
  )
    return 'It speaks of what held before.'
  if (/\bfor example\b|\be\.g\.|\bfor instance\b|\bsuppose\b/.test(sentence))
    return 'It is an example.'
  if (
    /\b(?:re)?negotiat\w+|\bpropos(?:e|es|ed|al)\b|\bintends?\b|\bgoals?\b|\btargets?\b|\bestimate[sd]?\b|\baverages?\b|\bundecided\b|\bother (?:plans|payers|payors|hospitals)\b|\bprior (?:agreement|contract)\b|\brequest(?:s|ed)?\b[^.]*%|\bif (?:approved|agreed|adopted|ratified) by\b/.test(
      sentence,
    )
  )
    return 'It speaks of what may come to hold, held before or elsewhere, or of an average.'
  if (
    /\b(?:not|never) (?:\w+ ){0,3}(?:below|less than|lower than)\b|\bat least\b|\bno less than\b|\bminimum\b|\bfloor\b/.test(
      sentence,
    )
  )
    return 'It sets a least, which is no term of the language.'
  return undefined
}

/** What of a term a person has to add. */
function remarkOn(sentence: string): string | undefined {
  if (exceptions.test(sentence)) return 'It makes an exception, which has to be added by hand.'
  if (/\bwaive[ds]?\b/.test(sentence))
    return 'It says when something is waived, which has to be added by hand.'
  return fromOrUntil.test(sentence)
    ? 'It names a time from which or until which it holds, which has to be added by hand.'
    : undefined
}

const fromOrUntil =
  /\b(?:beginning|effective|starting|commencing|from|after|since|until|through|before|prior to|as of)\b (?:in |on )?(?:[a-z]+ )?(?:\d{1,2},? )?(?:19|20)\d\d\b|\b(?:19|20)\d\d (?:plan|contract|calendar) year\b/

/** A sentence that no rule could quote is told by its beginning, if it looks like a term at all. */
function longClause(page: number, place: string, text: string): readonly ReadClause[] {
  if (!looksLikeTerm.test(text.toLowerCase())) return []
  const quote = text.slice(0, mostQuoted)
  const remark = 'The sentence is longer than a rule can quote; write down the part that counts.'
  return [{ page, place, quote, scope: scopeIn(quote), term: undefined, remark }]
}

/** Days of supply stand on fills alone, whatever else the sentence speaks of. */
function scopeFor(term: ClauseTerm, scope: ReadClause['scope']): ReadClause['scope'] {
  return term.kind === 'supply' ? { ...scope, claims: 'pharmacy' } : scope
}

/** Words after which a sentence takes something out of what it said. */
export const exceptions = /\b(?:except|unless|excluding|other than|provided that|however)\b/
const looksLikeTerm =
  /\$\s?\d|\d\s?%|\bnot (?:covered|payable|reimbursable)\b|\bexclu(?:ded|sions?)\b|\blimited to\b|\bmaximum\b|\bno more than\b|\b(?:visits?|units?|sessions?|days?) (?:per|each|a|in (?:any|a|one))\b|\bonce (?:per|every|in)\b|\bclaims?\b.*\bwithin\b/

/** Why a sentence holds no term of the language, where that can be said. */
export function unwritable(sentence: string): string | undefined {
  if (
    /\b(?:prior|pre-?)[ -]?(?:authori[sz]ation|certification|approval)\b|\bprecertif/.test(sentence)
  )
    return 'Claims do not show authorizations, so no rule can check them.'
  if (/\bdeductibles?\b|\bout-of-pocket\b/.test(sentence))
    return 'Deductibles and maxima are counted over a year that the claims may not show whole.'
  if (/\bper ?diem\b|\bper day\b.*\b(?:room|stay|inpatient)\b/.test(sentence))
    return 'The language has no price by the day.'
  if (/\b(?:out|in)[- ]of[- ]network\b|\bnon-?(?:participating|network)\b/.test(sentence))
    return 'Networks do not stand in claims: write a rule for the providers of each.'
  if (/\bstop[- ]loss\b|\b(?:when|if|where)\b.*\bcharges\b.*\bexceed|\boutliers?\b/.test(sentence))
    return 'The language has no price that begins at a threshold.'
  if (/\b(?:week|12[- ]month period|rolling)\b/.test(sentence))
    return 'The language has no limit by the week or by a period that rolls.'
  return undefined
}
