import * as z from 'zod'
import { bulkDecisionShape, bulkReasonFits, bulkReasonRefusal } from './decisions.ts'
import { FindingFilter } from './finding-list.ts'

/** One decision on all that match. */
export const BulkDecisionGiven = bulkDecisionShape
  .extend({
    filter: FindingFilter,
    /** What the person was told of all that match: 409 where count or dollars moved since. */
    expected: z.object({ findings: z.number().int(), dollars: z.number() }).optional(),
  })
  .refine(bulkReasonFits, bulkReasonRefusal)
export type BulkDecisionGiven = z.infer<typeof BulkDecisionGiven>

/** What matched and was left as it is: findings that stand in a case stay confirmed while it is open. */
export const LeftOut = z.object({
  findings: z.number().int(),
  dollars: z.number(),
  /** The cases' references, at most ten. */
  cases: z.array(z.string()),
  why: z.string(),
})
export type LeftOut = z.infer<typeof LeftOut>

export const BulkDecisionMade = z.object({
  findings: z.number().int(),
  dollars: z.number(),
  undo: z.string(),
  leftOut: LeftOut.nullable(),
})
export type BulkDecisionMade = z.infer<typeof BulkDecisionMade>
