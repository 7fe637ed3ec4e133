import { withFigures } from '../numbers.ts'
import type { ClauseTerm } from '../read-clause.ts'
import { exceptions, mostQuoted, unwritable } from '../read-clauses.ts'
import type { PlacedSentence } from '../sentences-of.ts'
import { figuresIn } from './figures-in.ts'
import { findQuote } from './find-quote.ts'
import { termOf } from './own-fields.ts'
import type { ProposalFault, ProposedClause } from './proposed-clause.ts'
import { mayBeOf, scopeNamed, type NamedScope } from './scope-named.ts'
import { termFault } from './term-fault.ts'
import { isTurned } from './turned.ts'

/** A proposal that its document bears out, with the whole sentence as the document has it. */
export interface BorneOut {
  readonly page: number
  readonly place: string
  /** The sentence that holds the quote. */
  readonly quote: string
  readonly scope: NamedScope & Pick<ProposedClause, 'claims'>
  readonly term: ClauseTerm
  /** What of the sentence a person has to look at. */
  readonly remark: string | undefined
}

/**
 * Holds a proposal against the document: its quote has to stand there letter for letter, and every figure,
 * code, age and word of its term in the quote. Nothing is mended: what is not borne out is refused.
 */
export function checkProposal(
  sentences: readonly PlacedSentence[],
  proposed: ProposedClause,
): BorneOut | ProposalFault {
  const found = findQuote(sentences, proposed.page, proposed.quote)
  if (typeof found === 'string') return found
  const { sentence, quote, lead } = found
  if (sentence.text.length > mostQuoted) return 'quote'
  const term = termOf(proposed)
  if (term === undefined) return 'language'
  if (unwritable(withFigures(sentence.text)) !== undefined) return 'unwritable'
  if (term.kind !== 'not-covered' && isTurned(withFigures(quote))) return 'turned'
  const named = scopeNamed(quote)
  const fault = termFault(term, quote) ?? scopeFault(proposed, named, quote) ?? leadFault(lead)
  if (fault !== undefined) return fault
  const { page, place, text } = sentence
  const scope = { ...named, claims: proposed.claims }
  return { page, place, quote: text, scope, term, remark: remarkOn(text, quote, proposed) }
}

const lists = [
  ...(['codes', 'revenueCodes', 'modifiers', 'places', 'ndcs'] as const),
  ...(['exceptCodes', 'exceptModifiers'] as const),
] as const
const singles = ['ageFrom', 'ageTo', 'sex'] as const

/** A proposal names what its quote names: nothing more, and nothing less. */
function scopeFault(
  proposed: ProposedClause,
  named: NamedScope,
  quote: string,
): ProposalFault | undefined {
  if (!mayBeOf(proposed.claims, quote)) return 'scope'
  const { claims, term, of, ndcs } = proposed
  const isOfFills = term === 'supply' || of === 'days-supply' || ndcs.length > 0
  if (isOfFills && claims !== 'pharmacy') return 'scope'
  for (const name of lists) {
    const [said, known] = [proposed[name], named[name]]
    if (!said.every((each) => known.includes(each))) return 'scope'
    if (!known.every((each) => said.includes(each))) return 'left-out'
  }
  for (const name of singles) {
    if (proposed[name] === named[name]) continue
    return proposed[name] === null ? 'left-out' : 'scope'
  }
  return undefined
}

/** A beginning that speaks for all parts of its sentence may not name what the part leaves out. */
function leadFault(lead: string): ProposalFault | undefined {
  const named = scopeNamed(lead)
  const isNaming =
    lists.some((name) => named[name].length > 0) || singles.some((name) => named[name] !== null)
  return isNaming || figuresIn(lead).length > 0 ? 'left-out' : undefined
}

const conditions = /\b(?:if|when|where|until|only|provided|after|first|subject to|unless)\b/

function remarkOn(sentence: string, quote: string, proposed: ProposedClause): string | undefined {
  const plain = sentence.toLowerCase()
  const { exceptCodes, exceptModifiers } = proposed
  const remarks = [
    ...(sentence === quote ? [] : ['It was read from a part of the sentence alone.']),
    ...(exceptions.test(plain) && exceptCodes.length + exceptModifiers.length === 0
      ? ['It makes an exception, which has to be added by hand.']
      : []),
    ...(conditions.test(plain) ? ['It may name a condition, which has to be added by hand.'] : []),
    ...unused(quote, proposed),
  ]
  return remarks.length === 0 ? undefined : remarks.join(' ')
}

/** Plain numbers that the rule does not have: years of a contract, numbers of sections, or what was overlooked. */
function unused(quote: string, proposed: ProposedClause): readonly string[] {
  const { most, days, ageFrom, ageTo, yearBegins } = proposed
  const codes = [
    ...proposed.codes,
    ...proposed.exceptCodes,
    ...proposed.revenueCodes,
    ...proposed.ndcs,
  ]
  const digits = [...codes, ...proposed.places].join(' ')
  const ages = [ageFrom, ageTo].flatMap((each) => (each === null ? [] : [each - 1, each, each + 1]))
  const used = new Set([most, days, ...ages, ...(yearBegins === null ? [] : [1])])
  const left = figuresIn(quote)
    .filter(
      ({ kind, value }) => kind === 'count' && !used.has(value) && !digits.includes(String(value)),
    )
    .map(({ value }) => String(value))
  return left.length === 0 ? [] : [`It has figures that the rule does not use: ${left.join(', ')}.`]
}
