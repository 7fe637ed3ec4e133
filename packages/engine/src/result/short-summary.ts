import { dollars } from '../sentences/dollars.ts'
import type { Finding } from './finding.ts'
import { ownWords } from './release-note.ts'

/** The longest that a short summary may be, in characters. */
export const shortSummaryCharacters = 110

/** What is known of a line where lists show it. */
export interface SummarizedLine {
  /** What the audit says of it in full. */
  readonly auditSummary: string
  /** In the order of their weight. */
  readonly findings: readonly Pick<Finding, 'class' | 'title' | 'message'>[]
  /** What it bills: a code or a drug. */
  readonly service: string | undefined
  /** What it puts at risk, as headlines count it. */
  readonly atRiskCents: number
}

/**
 * One sentence on a line for lists, never cut within a word: what its weightiest finding says where that
 * is short, else that finding's title with the service and the dollars. How many more findings there are
 * is said; notices are not among them.
 */
export function shortSummary({
  auditSummary,
  findings,
  service,
  atRiskCents,
}: SummarizedLine): string {
  const told = findings.filter((finding) => finding.class !== 'notice')
  const [first] = told
  if (!first) return withinWords(firstSentence(auditSummary))
  const more = moreFindings(told.length - 1)
  const message = ownWords(first.message).replace(/\.$/, '')
  const risk = atRiskCents > 0 ? `${dollars(atRiskCents)} at risk` : undefined
  const facts = [service, risk].filter((fact) => fact !== undefined).join(', ')
  const sentences = [
    ...(isOneSentence(message) ? [message + more] : []),
    `${facts === '' ? first.title : `${first.title}: ${facts}`}${more}`,
    ...(risk === undefined ? [] : [`${first.title}: ${risk}${more}`]),
    first.title + more,
  ]
  const fitting = sentences.find(({ length }) => length < shortSummaryCharacters)
  return fitting === undefined ? withinWords(first.title) : `${fitting}.`
}

function moreFindings(count: number): string {
  if (count === 0) return ''
  return count === 1 ? '; 1 more finding' : `; ${count} more findings`
}

function isOneSentence(text: string): boolean {
  return !/[.!?] /.test(text)
}

function firstSentence(text: string): string {
  const end = text.search(/[.!?] [A-Z]/)
  return end < 0 || text.length <= shortSummaryCharacters ? text : text.slice(0, end + 1)
}

/** As many whole words as fit into a short summary, with a mark where some are left out. */
export function withinWords(text: string): string {
  if (text.length <= shortSummaryCharacters) return text
  const cut = text.slice(0, shortSummaryCharacters)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > 0 ? space : -1)}…`
}
