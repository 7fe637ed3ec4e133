import { sideOf, type Side } from '../questions/side.ts'
import { byTime } from '../questions/time.ts'
import type { HeldTables } from '../held-tables.ts'
import { hasLevel } from '../questions/level.ts'
import { quoted } from '../quotes.ts'
import type { BilledLine, RecordLine, RecordReview } from '../record.ts'
import type { BorneOutFact } from './check-fact.ts'
import { mayState } from './check-fact.ts'
import { criteriaAnswer } from './criteria-facts.ts'
import { levelAnswer } from './level-facts.ts'
import type { AskedItem, FactElement, KindApart } from './record-fact.ts'

/** What one question is answered from. */
export const elementOf = {
  side: 'side',
  time: 'minutes',
  apart: 'apart',
  level: 'decision',
  criteria: 'criterion',
} as const
export type OpenQuestion = keyof typeof elementOf

const separate: ReadonlyMap<string, readonly KindApart[]> = new Map([
  ['25', ['complaint']],
  ['59', ['site', 'session', 'complaint', 'practitioner']],
  ...([
    ['XE', ['session']],
    ['XS', ['site']],
    ['XP', ['practitioner']],
  ] as const),
])

/** The questions that arise for a line and that rules left open: what they settled nobody reads again. */
export function openQuestions(
  { modifiers, procedureCode = '' }: BilledLine,
  byRules: readonly RecordReview[],
  { visits, coverage }: HeldTables = {},
): readonly OpenQuestion[] {
  const isOpen = (question: OpenQuestion) =>
    byRules.every(
      (review) =>
        review.question !== question ||
        review.answer === 'not-found' ||
        review.answer === 'cannot-tell',
    )
  return [
    ...(sideOf(modifiers) !== undefined && isOpen('side') ? (['side'] as const) : []),
    ...(byTime.test(procedureCode) && isOpen('time') ? (['time'] as const) : []),
    ...(modifiers.some((each) => separate.has(each)) ? (['apart'] as const) : []),
    ...(hasLevel.test(procedureCode) && visits?.level?.decision && isOpen('level')
      ? (['level'] as const)
      : []),
    ...(coverage && coverage.criteria.length > 0 ? (['criteria'] as const) : []),
  ]
}

/** Lines that could state what is asked, each with its neighbors: all that is sent of a record. */
export function linesToRead(
  lines: readonly RecordLine[],
  elements: readonly FactElement[],
  items: readonly AskedItem[] = [],
): readonly RecordLine[] {
  const wanted = lines.map((line) => elements.some((element) => mayState(element, line, items)))
  return lines.filter((_, at) => [at - 1, at, at + 1].some((near) => wanted[near] === true))
}

/** An answer but for its question. */
export type Decided = Omit<RecordReview, 'question'>

/** What facts come to, by a fixed tree: no word of whoever read them decides. */
export function decide(
  question: OpenQuestion,
  facts: readonly BorneOutFact[],
  billed: BilledLine,
  { visits, coverage }: HeldTables = {},
): Decided {
  const own = facts.filter(({ fact }) => fact.element === elementOf[question])
  const quotes = quoted(own.map(({ line }) => line))
  if (own.length === 0)
    return { answer: 'not-found', because: 'Nothing that states it was found.', quotes: [] }
  if (question === 'side') return { ...sideAnswer(own, billed), quotes }
  if (question === 'time') return { ...timeAnswer(own, billed), quotes }
  if (question === 'criteria') return { ...criteriaAnswer(own, coverage), quotes }
  if (question === 'level') return { ...levelAnswer(own, billed, visits), quotes }
  return { ...apartAnswer(own, billed), quotes }
}

function sideAnswer(
  facts: readonly BorneOutFact[],
  { modifiers }: BilledLine,
): Pick<Decided, 'answer' | 'because'> {
  const billed = sideOf(modifiers)
  const named = new Set(facts.flatMap(({ fact }) => fact.side ?? []))
  const all: readonly Side[] = [...named].sort()
  const words = all.join(' and ')
  if (all.length === 1 && named.has(billed ?? 'both'))
    return { answer: 'supported', because: `Its lines on the service name ${words}, as billed.` }
  if (all.length === 1 && !named.has('both'))
    return {
      answer: 'contradicted',
      because: `Its lines on the service name ${words}; ${billed ?? 'no side'} was billed.`,
    }
  return { answer: 'cannot-tell', because: `Its lines on the service name ${words}.` }
}

function timeAnswer(
  facts: readonly BorneOutFact[],
  { procedureCode = '' }: BilledLine,
): Pick<Decided, 'answer' | 'because'> {
  const minutes = Array.from(new Set(facts.flatMap(({ fact }) => fact.minutes ?? [])))
  const said = minutes.sort((one, other) => one - other).join(', ')
  return {
    answer: 'cannot-tell',
    because: `It states ${said} minutes; which of them count for ${procedureCode}, and how many it needs, is in CPT.`,
  }
}

function apartAnswer(
  facts: readonly BorneOutFact[],
  { modifiers }: BilledLine,
): Pick<Decided, 'answer' | 'because'> {
  const billed = modifiers.filter((each) => separate.has(each))
  const kinds = Array.from(new Set(facts.flatMap(({ fact }) => fact.apart ?? []))).sort()
  const fitting = billed.every((each) => kinds.some((kind) => separate.get(each)?.includes(kind)))
  const words = `It speaks of another ${kinds.join(' and ')}`
  return fitting
    ? {
        answer: 'supported',
        because: `${words}, as modifier ${billed.join(' and ')} says; whether the services were separate enough is for whoever signs.`,
      }
    : {
        answer: 'cannot-tell',
        because: `${words}, which is not what modifier ${billed.join(' and ')} says.`,
      }
}
