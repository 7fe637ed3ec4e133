import type { ClauseTerm } from '../read-clause.ts'
import type { PlacedFigure } from './figures-in.ts'
import type { ProposalFault } from './proposed-clause.ts'

type Limit = Extract<ClauseTerm, { readonly kind: 'limit' }>

const months =
  'january february march april may june july august september october november december'.split(' ')
const begins = /\b(?:begin|start)(?:s|ning|ing)?\s+(?:on\s+|in\s+)?([a-z]+)\b/
const words: readonly (readonly [Limit['per'], RegExp])[] = [
  ['lifetime', /\blifetime\b|\bper life\b/],
  ['year', /\b(?:year|annum|annual(?:ly)?|yearly)\b/],
  ['month', /\b(?:month|monthly)\b/],
  ['day', /\b(?:day|daily|date of service)\b/],
]
const notCounted =
  /^\s*(?:years?|months?|days?|weeks?|hours?|minutes?|miles?|calendar|consecutive|percent|%|of age|may|shall|will|is|are|can|must|who|with|have)\b/
const afterMonth = new RegExp(String.raw`\b(?:${months.join('|')})\s*$`)
const named =
  /\b(?:ages?|aged|section|exhibit|codes?|cpt|hcpcs|modifiers?|under|over|article|page)\s*(?:of\s*)?$/
const ofSupply = /^[- ]days?['’]?s?[- ](?:of )?supply/
/** Another period than the language has: every two years, a rolling period. */
const otherPeriod =
  /\b(?:[2-9]|\d{2,})[- ](?:calendar |plan |benefit |consecutive )?(?:years?|months?|weeks?)\b|\bweek|\bquarter|\bother year\b|\bper (?:episode|admission|pregnancy|condition)\b/

/** Whether a limit's number counts in the quote what it is said to count, within what it is said to hold. */
export function limitFault(
  { most, of, per, yearBegins }: Limit,
  text: string,
  figures: readonly PlacedFigure[],
): ProposalFault | undefined {
  if (otherPeriod.test(text)) return 'words'
  if (figures.some(({ kind }) => kind !== 'count')) return 'left-out'
  const counts = figures.filter((figure) => countedIn(figure) === of)
  const found = counts.find(({ value }) => value === most)
  if (found === undefined) return 'number'
  if (counts.some(({ value }) => value !== most)) return 'left-out'
  if (periodOf(found) !== per) return 'words'
  const month = months.indexOf(begins.exec(text)?.[1] ?? '') + 1
  return per === 'year' && (yearBegins ?? 1) !== (month === 0 ? 1 : month) ? 'number' : undefined
}

function countedIn({ before, after, rest, kind }: PlacedFigure): Limit['of'] | undefined {
  if (kind !== 'count' || afterMonth.test(before) || named.test(before)) return undefined
  if (ofSupply.test(after)) return 'days-supply'
  if (/^[- ](?:per|each|every|in)\b/.test(rest)) return nounBefore(before)
  if (notCounted.test(after) || !/^[- ][a-z]/.test(after)) return undefined
  return /^[- ](?:[a-z,'-]+ ){0,4}?units?\b/.test(after) ? 'units' : 'visits'
}

/** Of "visits are limited to 20 per year" the visits. */
function nounBefore(before: string): Limit['of'] | undefined {
  if (/\bunits?\b/.test(before)) return 'units'
  return /\b(?:visits?|sessions?|treatments?|exams?|tests?|screenings?|procedures?)\b/.test(before)
    ? 'visits'
    : undefined
}

/** The first period after the number; the first of those before it where none is after. */
function periodOf({ before, rest }: PlacedFigure): Limit['per'] | undefined {
  return firstIn(rest.replace(ofSupply, '')) ?? firstIn(before)
}

function firstIn(text: string): Limit['per'] | undefined {
  const found = words
    .map(([per, pattern]) => ({ per, at: text.search(pattern) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at)
  return found[0]?.per
}
