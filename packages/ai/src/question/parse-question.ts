import { askedDays } from './asked-days.ts'
import type {
  AskedFilter,
  Measure,
  ParsedQuestion,
  QuestionPlan,
  SplitBy,
} from './question-plan.ts'
import { plainQuestion } from './plain-question.ts'
import { QuestionReader } from './question-reader.ts'
import { forbidden, measurePhrases, nounsOfSplits, splitPhrases } from './question-words.table.ts'
import { takeProvider } from './take-provider.ts'

/** Longer questions are letters. */
export const longestQuestion = 300

/** Who decided is no part of a plan, and a name behind these words is no payee's. */
const decidedBy =
  /\b(?:[Cc]onfirm|[Dd]ismiss|[Rr]eject|[Aa]ccept|[Dd]ecid|[Rr]eview|[Cc]los|[Aa]ssign|[Ss]ign)ed\b(?: off)? (?:by|to)\s+["“]?\p{Lu}/u

/**
 * A question in English as a plan, or why there is none. Every word must have its place in the plan or
 * mean nothing: what is not understood is said, never guessed. `today` is `yyyy-mm-dd`.
 */
export function parseQuestion(question: string, today: string): ParsedQuestion {
  const named = takeProvider(question.slice(0, longestQuestion))
  const asked = plainQuestion(named.rest)
  if (asked.trim() === '' && named.name === undefined) return refused({ kind: 'empty' })
  for (const { words, meaning } of forbidden) {
    if (asked.search(words) !== -1) return refused({ kind: meaning })
  }
  if (named.name !== undefined && decidedBy.test(question))
    return refused({ kind: 'unknown', words: [named.name] })
  const reader = new QuestionReader(asked)
  const days = askedDays(reader.rest, today)
  reader.rest = days.rest
  const minDollars = reader.dollars()
  const top = reader.top()
  const by = reader.first(splitPhrases)
  const measure = reader.first(measurePhrases)
  const filter = reader.filter()
  const code = reader.code()
  const split = by ?? (top === undefined ? undefined : reader.first(nounsOfSplits))
  const left = reader.wordsLeft()
  if (left.length > 0) return refused({ kind: 'unknown', words: left })
  // A superlative without rows to pick from would be left out, and so would days that end before they begin.
  if (top !== undefined && split === undefined)
    return refused({ kind: 'unknown', words: superlativesIn(asked) })
  if (endsBeforeItBegins(days.days))
    return refused({ kind: 'unknown', words: Object.values(days.days) })
  const asksSomething = [
    measure,
    split,
    top,
    named.name,
    code,
    minDollars,
    days.days.from,
    days.days.to,
  ]
  if (Object.keys(filter).length === 0 && asksSomething.every((part) => part === undefined))
    return refused({ kind: 'unknown', words: asked.trim().split(/\s+/) })
  return {
    kind: 'plan',
    plan: planOf(
      { measure, split, top, name: named.name },
      {
        ...filter,
        ...days.days,
        ...(code !== undefined && { code }),
        ...(minDollars !== undefined && { minDollars }),
      },
    ),
  }
}

function superlativesIn(asked: string): readonly string[] {
  return (
    asked.match(/\b(?:most|highest|biggest|largest|worst|dearest|costliest|top|first|\d+)\b/g) ?? []
  )
}

function endsBeforeItBegins({ from, to }: Pick<AskedFilter, 'from' | 'to'>): boolean {
  return from !== undefined && to !== undefined && to < from
}

function planOf(
  found: {
    readonly measure: Measure | undefined
    readonly split: SplitBy | undefined
    readonly top: number | undefined
    readonly name: string | undefined
  },
  filter: AskedFilter,
): QuestionPlan {
  const { measure, split, top, name } = found
  return {
    // Claims are counted as a whole: a claim may stand under several providers and rules.
    measure: measure === 'claims' && split !== undefined ? 'findings' : (measure ?? 'dollars'),
    filter,
    ...(split !== undefined && { by: split }),
    ...(top !== undefined && split !== undefined && { top }),
    ...(name !== undefined && { providerName: name }),
  }
}

function refused(refusal: Extract<ParsedQuestion, { kind: 'refused' }>['refusal']): ParsedQuestion {
  return { kind: 'refused', refusal }
}
