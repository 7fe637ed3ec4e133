import * as z from 'zod'
import { classes } from '../claim-lists.ts'
import { Category } from '../claims.ts'
import { Decision, DismissalReason } from './decisions.ts'

/** How far a finding's dollars can be relied on; `none` where it puts none at risk. */
export const standings = ['firm', 'records-needed', 'in-doubt', 'none'] as const
export const Standing = z.enum(standings)
export type Standing = z.infer<typeof Standing>

export const FindingItem = z.object({
  id: z.string(),
  uploadId: z.string(),
  uploadName: z.string(),
  claimId: z.string().nullable(),
  row: z.number().int(),
  ruleId: z.string(),
  title: z.string(),
  category: Category,
  class: z.enum(classes),
  standing: Standing,
  /** What it adds to the totals. */
  dollars: z.number(),
  /** What its lines were paid together; null where no payment is known. */
  paid: z.number().nullable(),
  serviceDate: z.string().nullable(),
  code: z.string().nullable(),
  provider: z.object({ mark: z.string(), label: z.string() }).nullable(),
  patient: z.object({ mark: z.string(), label: z.string() }).nullable(),
  /** One sentence of at most 110 characters. */
  summary: z.string(),
  decision: Decision,
  reason: DismissalReason.nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  carriedOver: z.boolean(),
  caseId: z.string().nullable(),
  /** What of its dollars is expected to be confirmed, and why, as a sentence. A case's copy has none. */
  expected: z.object({ dollars: z.number(), because: z.string() }).optional(),
  /** Of the open case that it stands in: its reference, and the next day on which something is due. */
  case: z
    .object({
      id: z.string(),
      reference: z.string(),
      due: z.object({ on: z.string(), what: z.string() }).nullable(),
    })
    .nullish(),
})
export type FindingItem = z.infer<typeof FindingItem>
