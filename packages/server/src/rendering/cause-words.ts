import { causeWorded, causeWords, type SummaryWordsByRule } from '@plumbline/ai'
import type { CauseWords } from '@plumbline/report'

/** What main causes mean: in the words that a model wrote of their rules, else in those of rules. */
export function causeWordsBy(written: SummaryWordsByRule = {}): CauseWords {
  return ({ ruleId, ...cause }) => {
    const words = written[ruleId]
    return words
      ? { text: causeWorded(words, cause), by: 'model' }
      : { text: causeWords(cause), by: 'rules' }
  }
}
