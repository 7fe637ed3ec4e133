import type { QuestionPlan } from '../question/question-plan.ts'

export type Filter = QuestionPlan['filter']

/** A question with the plan that it must get. */
export type AskedQuestion = readonly [question: string, plan: QuestionPlan]

const asked =
  (measure: QuestionPlan['measure']) =>
  (filter: Filter = {}, rest: Partial<QuestionPlan> = {}): QuestionPlan => ({
    ...{ measure, filter },
    ...rest,
  })

/** Plans that ask for dollars, findings or claims under a filter. */
export const dollars = asked('dollars')
export const findings = asked('findings')
export const claims = asked('claims')
