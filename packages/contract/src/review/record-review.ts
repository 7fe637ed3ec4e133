import * as z from 'zod'

/** A medical record may have so many bytes. */
export const recordFileBytes = 20_000_000
/** So many pages, and so many of them as pictures. */
export const recordPages = { all: 100, pictures: 5 } as const

/** The multipart form of a medical record: its `file`, and no text. */
export const RecordForm = z.object({})

/** What was asked of a record, how it answers, and the lines that the answer rests on. */
export const RecordReview = z.object({
  question: z.enum([
    ...(['patient', 'date', 'provider', 'signature', 'side'] as const),
    ...(['time', 'apart', 'dose', 'waste', 'diagnosis', 'level', 'criteria'] as const),
  ]),
  /** The question as people read it. */
  label: z.string(),
  answer: z.enum(['supported', 'not-found', 'contradicted', 'cannot-tell']),
  /** The answer as people read it. */
  said: z.string(),
  because: z.string(),
  quotes: z.array(z.object({ page: z.number().int(), text: z.string() })),
})
export type RecordReview = z.infer<typeof RecordReview>

/** The same with who read it: rules, or a language model whose quotes were held against the record. */
export const RecordReviewBy = RecordReview.extend({ by: z.enum(['rules', 'model']) })
export type RecordReviewBy = z.infer<typeof RecordReviewBy>

/** A record held against the line of a finding. Nothing of it is kept. */
export const RecordRead = z.object({
  pages: z.number().int(),
  /** Pages that were pictures, whose words are read with less certainty. */
  picturePages: z.array(z.number().int()),
  reviews: z.array(RecordReviewBy),
  /** What a person may keep with a decision. */
  note: z.string(),
  /** What is sent back to sign these answers; the server keeps none of them before. */
  receipt: z.string(),
})
export type RecordRead = z.infer<typeof RecordRead>

/** What a language model read of a record three times, beyond what rules settled. Nothing of it is kept. */
export const RecordReadByModel = z.object({
  /** Empty where rules left nothing open that it could read. */
  reviews: z.array(RecordReviewBy),
  /** Lines that were sent: those that could answer, and their neighbors. */
  lines: z.number().int(),
  /** Facts that were refused in all readings, since the record does not support them. */
  refused: z.number().int(),
  /** Why readings failed, one entry each; none where all three came. */
  failed: z.array(
    z.enum(['off', 'level', 'budget', 'deadline', 'provider', 'no-shape', 'ungrounded']),
  ),
  note: z.string(),
  /** What is sent back to sign the answers of rules and model together. */
  receipt: z.string(),
})
export type RecordReadByModel = z.infer<typeof RecordReadByModel>

export const recordConclusions = [
  'supports-finding',
  'speaks-against-finding',
  'settles-nothing',
] as const
/** What a person concludes from a record, in their own name. */
export const RecordConclusion = z.enum(recordConclusions)
export type RecordConclusion = z.infer<typeof RecordConclusion>

/** A person signs what was read. */
export const RecordSignature = z.strictObject({
  receipt: z.string().max(200_000),
  conclusion: RecordConclusion,
  /** As they sign: `RN, CPC`. */
  credential: z.string().trim().min(2, 'Write the credential that you sign with.').max(100),
})
export type RecordSignature = z.infer<typeof RecordSignature>

/** A finding of a person: what they signed of a record. It counts in no figure of the audit. */
export const RecordFinding = z.object({
  id: z.string(),
  origin: z.literal('person'),
  conclusion: RecordConclusion,
  by: z.string(),
  credential: z.string(),
  at: z.string(),
  pages: z.number().int(),
  reviews: z.array(RecordReviewBy),
})
export type RecordFinding = z.infer<typeof RecordFinding>
