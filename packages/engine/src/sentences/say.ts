import type {
  ClaimField,
  ClaimLine,
  Adjustment,
  InpatientProcedure,
  OccurrenceCode,
  ValueCode,
} from '../claim/claim-line.ts'
import { isoDate, type Day } from '../claim/day.ts'
import type { CodeSystem, Part, Sentence, Slot } from './sentence.ts'
import { dollars } from './dollars.ts'

/**
 * A sentence from a template: say`${code(line.procedureCode)} was billed on ${date(day)}.` Only facts
 * and sentences may stand in it; text that is chosen by code goes through `words` or `name`.
 */
export function say(texts: TemplateStringsArray, ...facts: readonly (Slot | Sentence)[]): Sentence {
  const parts: Part[] = []
  for (let at = 0; at < texts.length; at++) {
    append(parts, texts[at] ?? '')
    const fact = facts[at]
    if (fact !== undefined) join(parts, fact)
  }
  return parts
}

function join(parts: Part[], fact: Slot | Sentence): void {
  if (!isSentence(fact)) parts.push(fact)
  else for (const part of fact) append(parts, part)
}

function isSentence(fact: Slot | Sentence): fact is Sentence {
  return Array.isArray(fact)
}

/** Neighboring words are one part, so that equal sentences have equal parts. */
function append(parts: Part[], part: Part): void {
  if (part === '') return
  const last = parts.at(-1)
  if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
  else parts.push(part)
}

/** Fixed words of ours, chosen by code; never anything that stands in a file. */
export function words(text: string): Sentence {
  return text === '' ? [] : [text]
}

/** No words at all: what is said where there is nothing to add. */
export const nothing: Sentence = []

/** Several facts with words between them: `A, B and C` is list([a, b, c], ', ', ' and '). */
export function list(
  facts: readonly (Slot | Sentence)[],
  separator: string,
  lastSeparator = separator,
): Sentence {
  const parts: Part[] = []
  facts.forEach((fact, at) => {
    if (at > 0) append(parts, at === facts.length - 1 ? lastSeparator : separator)
    join(parts, fact)
  })
  return parts
}

/** Whole cents, printed as dollars. */
export function money(cents: number): Slot {
  return { kind: 'money', cents }
}

/** A date that is nobody's birth or death; those are printed by `field`. */
export function date(day: Day): Slot {
  return { kind: 'date', day }
}

/** A procedure, revenue or other code as it was billed; empty where there is none. */
export function code(text: string | undefined, system: CodeSystem = 'procedure'): Slot {
  return { kind: 'code', system, text: text ?? '' }
}

/** A diagnosis code, printed with its point. */
export function diagnosis(text: string): Slot {
  return code(text, 'diagnosis')
}

/** A number as it is; with a noun, the noun agrees: `1 unit`, `3 units`. */
export function count(number: number, one?: string, several?: string): Slot {
  if (one === undefined) return { kind: 'count', number }
  return { kind: 'count', number, one, several: several ?? `${one}s` }
}

/** A measured number with fixed decimals: decimal(4, 1) is `4.0`. */
export function decimal(number: number, decimals: number): Slot {
  return { kind: 'count', number, decimals }
}

/** A share of 1 as a percentage: percent(0.186, 1) is `18.6%`. */
export function percent(share: number, decimals = 0): Slot {
  return { kind: 'percent', share, decimals }
}

/** A name from the file or a table: a drug, a payer, a specialty. */
export function name(text: string | undefined): Slot {
  return { kind: 'name', text: text ?? '' }
}

/** `row 12`, as an editor numbers the lines of the file; `a line of an earlier upload` for one of those. */
export function row(line: Pick<ClaimLine, 'row'>): Slot {
  return { kind: 'row', row: line.row }
}

/** What a line says in a field, as people read it: dates, dollars, lists; empty where it says nothing. */
export function field(line: ClaimLine, of: ClaimField): Extract<Slot, { kind: 'field' }> {
  return { kind: 'field', field: of, row: line.row, text: fieldText(line, of) }
}

function fieldText(line: ClaimLine, of: ClaimField): string {
  const value = line[of]
  if (value === undefined) return ''
  if (typeof value === 'number') return numberText(value, of)
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value.map(entryText).join(' ')
}

type ListEntry = string | Adjustment | OccurrenceCode | ValueCode | InpatientProcedure

function entryText(entry: ListEntry): string {
  if (typeof entry === 'string') return entry
  return 'reason' in entry ? entry.reason : entry.code
}

function numberText(value: number, of: ClaimField): string {
  if (of.endsWith('Day')) return isoDate(value)
  return of.endsWith('Cents') ? dollars(value) : String(value)
}
