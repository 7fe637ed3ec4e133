import { pass } from '../rule/outcome.ts'
import type { Question } from './rule-plan.ts'
import type { CountedLines } from './rule-run.ts'

/** How many rules passed all lines of a subject, and how many could tell of none. */
export interface Asked {
  readonly passes: number
  readonly untold: number
}

/** Where no rule is left to be asked. */
export const noneAsked: Asked = { passes: 0, untold: 0 }

/**
 * Asks rules about one subject, one after another; one that throws is taken note of, and the others go
 * on.
 */
export function askAll<Subject, Context>(
  questions: readonly Question<Subject, Context>[],
  subject: Subject,
  group: CountedLines,
): Asked {
  let passes = 0
  let untold = 0
  let at = 0
  while (at < questions.length) {
    try {
      for (; at < questions.length; at++) {
        const question = questions[at]
        if (question === undefined) continue
        const verdict = question.check(subject, question.context)
        if (verdict === pass && question.isPlain) {
          question.passedLines += group.counted
          passes++
        } else {
          const tally = question.run.take(verdict, question, subject, group)
          if (tally === 'passed') passes++
          else if (tally === 'untold') untold++
        }
      }
    } catch (error) {
      if (questions[at]?.run.failedWith(error, group) === 'untold') untold++
      at++
    }
  }
  return { passes, untold }
}
