import { askedDays } from './asked-days.ts'
import { plainQuestion } from './plain-question.ts'
import type { AskedFilter, QuestionPlan } from './question-plan.ts'
import { QuestionReader } from './question-reader.ts'
import {
  beyondPlan,
  forbidden,
  measurePhrases,
  splitPhrases,
  wordsOfQuestions,
} from './question-words.table.ts'
import { takeProvider } from './take-provider.ts'

/** A question that rules do not read, without its figures and names, and what rules read of it. */
export interface QuestionForModel {
  /** Words of closed lists alone: no digit, no name, no word of the customer's own. */
  readonly words: string
  /** Days, dollars, code, number of rows and payee: read by rules, and never told. */
  readonly read: Pick<QuestionPlan, 'top' | 'providerName'> & {
    readonly filter: Pick<AskedFilter, 'code' | 'from' | 'to' | 'minDollars'>
  }
}

/**
 * What a model may be asked of a question that `parseQuestion` does not know. Undefined where it is for
 * others to answer, takes something out or compares, or holds a word or figure that stays here: an answer
 * without that word would be one to another question.
 */
export function questionForModel(question: string, today: string): QuestionForModel | undefined {
  const { name, rest } = takeProvider(question)
  const asked = plainQuestion(rest)
  if ([...forbidden, beyondPlan].some(({ words }) => asked.search(words) !== -1)) return undefined
  const reader = new QuestionReader(asked)
  const { days, rest: withoutDays } = askedDays(reader.rest, today)
  reader.rest = withoutDays
  const minDollars = reader.dollars()
  const top = reader.top()
  const code = reader.code()
  const words = reader.rest.split(/[\s,()/-]+/).filter((word) => word !== '')
  if (words.length === 0 || !wordsUnread(reader.rest).every(isListed)) return undefined
  return {
    words: words.join(' '),
    read: {
      ...(top !== undefined && { top }),
      ...(name !== undefined && { providerName: name }),
      filter: {
        ...days,
        ...(code !== undefined && { code }),
        ...(minDollars !== undefined && { minDollars }),
      },
    },
  }
}

/** What is left once all that rules know is taken out; what they know twice is left, too. */
function wordsUnread(text: string): readonly string[] {
  const reader = new QuestionReader(text)
  reader.first(splitPhrases)
  reader.first(measurePhrases)
  reader.filter()
  return reader.wordsLeft()
}

function isListed(word: string): boolean {
  return wordsOfQuestions.has(word)
}
