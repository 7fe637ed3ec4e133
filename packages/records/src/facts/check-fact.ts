import { sideIn } from '../questions/side.ts'
import { denied, spent } from '../questions/time.ts'
import type { RecordLine } from '../record.ts'
import { holdsWords } from './holds-words.ts'
import { ofAnother } from './of-another.ts'
import type { AskedItem, FactElement, FactFault, KindApart, RecordFact } from './record-fact.ts'

/** A fact that the record bears out. */
export interface BorneOutFact {
  readonly fact: RecordFact
  /** The whole line that holds its quote. */
  readonly line: RecordLine
}

/**
 * Holds a fact against the record: its quote has to be a line of its page or a sentence of one, letter for letter,
 * blanks aside, to state the value, and to be neither denied nor of another time.
 */
export function checkFact(
  lines: readonly RecordLine[],
  fact: RecordFact,
  asked: readonly FactElement[],
  items: readonly AskedItem[] = [],
): BorneOutFact | FactFault {
  const quote = plain(fact.quote)
  if (!asked.includes(fact.element) || !hasOwnValue(fact)) return 'language'
  const holding = lines.flatMap((line, at) =>
    quote !== '' && line.page === fact.page && plain(line.text).includes(quote) ? [at] : [],
  )
  if (holding.length === 0) return 'quote'
  const whole = holding.filter((at) => sentencesOf(lines[at]?.text ?? '').includes(quote))
  const [at] = whole
  const line = at === undefined ? undefined : lines[at]
  if (at === undefined || line === undefined) return 'cut'
  const said = statement(lines, at)
  if (ofAnother.test(said) || denied.test(said)) return 'turned'
  return states(fact, quote, items) ? { fact, line } : 'value'
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** A line as a whole, and its sentences. */
function sentencesOf(text: string): readonly string[] {
  const whole = plain(text)
  return [whole, ...whole.split(/(?<=[.;!?])\s+/)]
}

/** The line, with the one before it where its sentence began there, and the one after where it goes on. */
function statement(lines: readonly RecordLine[], at: number): string {
  const [before, line, after] = [lines[at - 1], lines[at], lines[at + 1]]
  const text = line?.text.trim() ?? ''
  const goesOn = (one: string) => !/[.;:!?]$/.test(one.trim())
  const begins = before !== undefined && before.page === line?.page && goesOn(before.text)
  const ends = after !== undefined && after.page === line?.page && goesOn(text)
  return [
    begins && /^[a-z0-9(]/.test(text) ? before.text : '',
    text,
    ends && /^[a-z0-9(]/.test(after.text.trim()) ? after.text : '',
  ].join(' ')
}

function hasOwnValue({ element, side, minutes, apart, item }: RecordFact): boolean {
  const own = { side, minutes, apart, item }
  const field = element === 'decision' || element === 'criterion' ? 'item' : element
  return Object.entries(own).every(([name, value]) => (value !== null) === (name === field))
}

function states(
  { element, side, minutes, apart, item }: RecordFact,
  quote: string,
  items: readonly AskedItem[],
): boolean {
  if (element === 'decision' || element === 'criterion')
    return items.some((each) => isItem(each, element, item) && holdsWords(quote, each.words))
  if (element === 'side') return sideIn(quote) === side
  if (element === 'minutes') {
    const said = Array.from(quote.matchAll(/(?<![\d.:/])(\d{1,3})(?= ?(?:minutes?|mins?)\b)/gi))
    return spent.test(quote) && said.length === 1 && Number(said[0]?.[1]) === minutes
  }
  return apart !== null && words[apart].test(quote)
}

const other = '(?:separate(?:ly)?|unrelated|distinct|different|additional|another|second)'
const words: Readonly<Record<KindApart, RegExp>> = {
  complaint: new RegExp(
    String.raw`\b(?:${other}|new) (?:\w+ ){0,2}(?:complaint|problem|concern|condition|issue|diagnosis|symptom|evaluation)|\balso (?:complain\w*|reports?|presents?|seen for|evaluated for)\b`,
    'i',
  ),
  site: new RegExp(
    String.raw`\b${other} (?:\w+ ){0,2}(?:sites?|lesions?|incisions?|areas?|locations?|organs?|fingers?|toes?|joints?|levels?|structures?)\b`,
    'i',
  ),
  session: new RegExp(
    String.raw`\b${other} (?:\w+ ){0,2}(?:sessions?|encounters?|visits?|times?)\b|\breturned later\b|\blater (?:that|the same) day\b`,
    'i',
  ),
  practitioner: new RegExp(
    String.raw`\b${other} (?:\w+ ){0,1}(?:practitioners?|providers?|physicians?|surgeons?|clinicians?)\b`,
    'i',
  ),
}

/** Whether a line could state an element at all: the others are nobody's to read. */
export function mayState(
  element: FactElement,
  { text }: RecordLine,
  items: readonly AskedItem[] = [],
): boolean {
  if (element === 'decision' || element === 'criterion')
    return items.some((each) => each.element === element && holdsWords(text, each.words))
  if (element === 'side') return sideIn(text) !== undefined
  if (element === 'minutes') return /\d ?(?:minutes?|mins?)\b/i.test(text)
  return Object.values(words).some((pattern) => pattern.test(text))
}

function isItem(asked: AskedItem, element: FactElement, name: string | null): boolean {
  return asked.element === element && asked.name === name
}
