import type { ClauseTerm } from '../read-clause.ts'
import { figure, numberIn, numbersBy } from './amounts.ts'

const period = String.raw`(?:per|each|every|in (?:a|any|one|each)|on (?:a|any|one|1)|during (?:a|any|each)|within (?:a|any)|an?)\s+(?:one |1 |single |member's |participant's )?(calendar year|plan year|benefit year|contract year|policy year|coverage year|calendar month|year|month|day|lifetime|date of service|week|12[- ]month period|episode)`
const counted = new RegExp(
  String.raw`(?<![$\d.,])(?<!\bage[ds]? (?:of )?)${figure}\s+(?:[a-z,'-]+ ){0,7}?(visits?|sessions?|treatments?|cleanings?|procedures?|exams?|examinations?|screenings?|tests?|injections?|units?|times?)\b(?:[^.;\d]|\d{4,5}){0,60}?\b${period}\b`,
  'g',
)
const perLife = new RegExp(
  String.raw`(?:lifetime (?:maximum|limit) of|limited to) ${figure} (?:per )?lifetime`,
)

const periods: ReadonlyMap<string, 'day' | 'month' | 'year' | 'lifetime'> = new Map([
  ...['calendar year', 'plan year', 'benefit year', 'contract year'].map(
    (each) => [each, 'year'] as const,
  ),
  ...['policy year', 'coverage year', 'year'].map((each) => [each, 'year'] as const),
  ...['calendar month', 'month'].map((each) => [each, 'month'] as const),
  ...['day', 'date of service'].map((each) => [each, 'day'] as const),
  ['lifetime', 'lifetime'],
])

/** Something may happen so many times that is no service at all. */
const aboutPayment = /\b(?:cover|benefit|pay|paid|limit|reimburs|allow|eligible)/

const months =
  'january february march april may june july august september october november december'.split(' ')

/** So many visits or units within a period, of a sentence in figures; a rate of pay is none, and of two limits nobody knows which. */
export function limitIn(sentence: string): ClauseTerm | undefined {
  const [, life] = perLife.exec(sentence) ?? []
  if (life !== undefined) {
    return { kind: 'limit', of: 'visits', most: numberIn(life), per: 'lifetime' }
  }
  const [found, ...others] = sentence.matchAll(counted)
  if (others.length > 0) return undefined
  const [whole, most, noun = '', within = ''] = found ?? []
  const per = periods.get(within)
  if (whole === undefined || per === undefined) return undefined
  if (noun.startsWith('time') && !aboutPayment.test(sentence)) return undefined
  const begins = /\b(?:begin|start)(?:s|ning|ing)\s+(?:on\s+)?(\w+)\s+1(?:st)?\b/.exec(sentence)
  const month = months.indexOf(begins?.[1] ?? '') + 1
  return {
    ...{ kind: 'limit', of: noun.startsWith('unit') ? 'units' : 'visits' },
    ...{ most: numberIn(most), per },
    ...(per === 'year' && month > 1 && { yearBegins: month }),
  }
}

const supply = new RegExp(String.raw`${figure}[- ]days?(?:'s?|s)?[- ](?:of )?supply`, 'g')

/** Days of supply in one fill; two kinds of fills with a number each are two rules, and nobody knows here which is which. */
export function supplyIn(sentence: string): ClauseTerm | undefined {
  const [days, ...others] = new Set(numbersBy(sentence, supply))
  return days === undefined || others.length > 0 ? undefined : { kind: 'supply', mostDays: days }
}

const late = new RegExp(String.raw`${figure}\s+(?:calendar\s+)?days\b`)
const aboutFiling =
  /\bclaims?\b.*\b(?:submit|submitted|submission|file|filed|filing|receiv|received)|\b(?:submit|file|filing)\b.*\bclaims?\b|\btimely filing\b/
const fromService = /\b(?:service|services|discharge|rendered|provided)\b/

/** Papers with days of their own. */
const anotherPaper = /\bappeals?\b|\bcorrected\b|\bresubmi\w+|\breconsiderations?\b|\brecords\b/

/** Days within which claims have to come in. */
export function filingIn(sentence: string): ClauseTerm | undefined {
  if (!aboutFiling.test(sentence) || !fromService.test(sentence)) return undefined
  if (anotherPaper.test(sentence)) return undefined
  const [, days] = late.exec(sentence) ?? []
  return days === undefined ? undefined : { kind: 'filing', days: numberIn(days) }
}
