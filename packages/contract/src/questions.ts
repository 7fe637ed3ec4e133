import * as z from 'zod'
import { Category } from './claims.ts'
import { Decision } from './review/decisions.ts'
import { findingGroupings } from './review/finding-lists.ts'
import { Standing } from './review/finding-item.ts'
import { SavingsSplit } from './savings.ts'

export const questionMaximumLength = 300

const isoDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'A day is written yyyy-mm-dd')

/** A question as a plan over the figures that the findings list itself shows. Closed: there is no more. */
export const QuestionPlan = z.strictObject({
  measure: z.enum(['dollars', 'findings', 'claims']),
  filter: z.strictObject({
    category: Category.optional(),
    class: z.enum(['error', 'lead', 'outlier']).optional(),
    decision: Decision.optional(),
    standing: Standing.optional(),
    code: z.string().max(30).optional(),
    from: isoDay.optional(),
    to: isoDay.optional(),
    minDollars: z.number().min(0).max(1e12).optional(),
  }),
  by: z.enum(findingGroupings).optional(),
  top: z.number().int().min(1).max(500).optional(),
  /** As people write it; the answer says who was meant. */
  providerName: z.string().max(100).optional(),
})
export type QuestionPlan = z.infer<typeof QuestionPlan>

/** A question in words, or a plan that was read from one and changed. */
export const QuestionAsked = z.union([
  z.strictObject({
    question: z.string().max(questionMaximumLength, 'Ask in at most 300 characters'),
  }),
  z.strictObject({ plan: QuestionPlan }),
])
export type QuestionAsked = z.infer<typeof QuestionAsked>

/** A part of how the question was read, which may be taken out of the plan again. */
export const QuestionChip = z.object({
  /** Where it stands in the plan. */
  part: z.string(),
  text: z.string(),
  removable: z.boolean(),
})

const answered = z.object({
  kind: z.literal('answer'),
  /** Who read the words of the question; a plan that was changed is read by nobody else. */
  readBy: z.enum(['rules', 'model']),
  plan: QuestionPlan,
  /** "I read this as": what is measured first. */
  chips: z.array(QuestionChip),
  rows: z.array(
    z.object({
      label: z.string(),
      value: z.number(),
      /** The findings behind the figure; null where no filter names them. */
      link: z.string().nullable(),
    }),
  ),
  /** Rows that there are besides, where fewer were asked for or shown. */
  rowsLeftOut: z.number().int(),
  total: z.number(),
  /** Of the total where it is dollars. */
  split: SavingsSplit.nullable(),
  how: z.string(),
  link: z.string(),
})

/** Figures with the lists behind them, or why there are none and what can be asked. */
export const QuestionAnswer = z.discriminatedUnion('kind', [
  answered,
  z.object({ kind: z.literal('refused'), message: z.string(), examples: z.array(z.string()) }),
])
export type QuestionAnswer = z.infer<typeof QuestionAnswer>
export type QuestionAnswered = z.infer<typeof answered>
