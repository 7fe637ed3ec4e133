import * as z from 'zod'

/** Why a service may not go with its diagnoses. */
export const suggestionReasons = [
  ...(['age', 'sex', 'another-part-of-the-body', 'another-condition'] as const),
  ...(['no-reason-among-them', 'more-than-they-call-for', 'usually-later'] as const),
  ...(['acute-and-lasting', 'pregnancy', 'drug-for-another'] as const),
  ...(['equipment-for-another', 'test-for-another'] as const),
] as const
export type SuggestionReason = (typeof suggestionReasons)[number]

/** A pair of service and diagnoses that may be worth a look. It has no dollars and counts nowhere. */
export const Suggestion = z.object({
  id: z.string(),
  reason: z.enum(suggestionReasons),
  procedureCode: z.string(),
  /** With their points. */
  diagnoses: z.array(z.string()),
  /** Rows of the file that bill it, at most twenty, the one with most dollars first. */
  rows: z.array(z.number().int()),
  lines: z.number().int(),
  /** Accepted: a person's lead. */
  state: z.enum(['open', 'accepted', 'rejected']),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
})
export type Suggestion = z.infer<typeof Suggestion>

/** What a language model pointed out in an upload, and how far its look came. */
export const UploadSuggestions = z.object({
  /**
   * `rested`: switched off by itself, because people took too few. `waiting`: not looked at yet. Only `looked` shows
   * open suggestions; what people took or left is shown in any case.
   */
  standing: z.enum(['no-model', 'off', 'rested', 'waiting', 'looked']),
  /** Pairs that are asked about, and those of them that had an answer. */
  pairs: z.number().int(),
  answered: z.number().int(),
  suggestions: z.array(Suggestion),
})
export type UploadSuggestions = z.infer<typeof UploadSuggestions>

export const SuggestionDecision = z.strictObject({ decision: Suggestion.shape.state })
export type SuggestionDecision = z.infer<typeof SuggestionDecision>
