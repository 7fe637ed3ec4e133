import * as z from 'zod'
import { decisions, noteMaximumLength } from './finding-lists.ts'

export const Decision = z.enum(decisions)
export type Decision = z.infer<typeof Decision>

export const DismissalReason = z.enum([
  'record-supports-it',
  'contract-allows-it',
  'already-refunded',
  'wrong-member-or-own-duplicate',
  'rule-does-not-apply',
  'other',
])
export type DismissalReason = z.infer<typeof DismissalReason>

/** Text of a person, kept as it was typed and shown as text. */
export const Note = z
  .string()
  .max(
    noteMaximumLength,
    `A note has at most ${noteMaximumLength.toLocaleString('en-US')} characters`,
  )

const whatIsDecided = z.object({
  decision: Decision,
  /** Needed for `dismissed`, and for nothing else. */
  reason: DismissalReason.optional(),
  note: Note.optional(),
})

function reasonFits({
  decision,
  reason,
}: {
  decision: Decision
  reason?: DismissalReason | undefined
}) {
  return (decision === 'dismissed') === (reason !== undefined)
}
const reasonRefusal = {
  message: 'A dismissal needs its reason, and no other decision has one',
  path: ['reason'],
}

/** A decision on one finding. */
export const DecisionGiven = whatIsDecided
  .extend({
    /** What the person saw it decided at, or null for never: 409 where somebody decided since. */
    seenAt: z.string().nullable().optional(),
  })
  .refine(reasonFits, reasonRefusal)
export type DecisionGiven = z.infer<typeof DecisionGiven>

/** One entry of a finding's history, the newest first. */
export const DecisionMade = z.object({
  decision: Decision,
  reason: DismissalReason.nullable(),
  note: z.string().nullable(),
  by: z.string(),
  at: z.string(),
  /** Made on this finding in an earlier upload. */
  carriedOver: z.boolean(),
})
export type DecisionMade = z.infer<typeof DecisionMade>

export const bulkDecisionShape = whatIsDecided
export const bulkReasonFits = reasonFits
export const bulkReasonRefusal = reasonRefusal

/** What undoes a bulk decision, once, within the hour. */
export const Undo = z.object({ undo: z.string().min(1).max(100) })
export type Undo = z.infer<typeof Undo>
