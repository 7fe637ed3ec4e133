import * as z from 'zod'

/** A medical record may have so many bytes. */
export const recordFileBytes = 20_000_000
/** So many pages, and so many of them as pictures. */
export const recordPages = { all: 100, pictures: 5 } as const

/** The multipart form of a medical record: its `file`, and no text. */
export const RecordForm = z.object({})

/** What was asked of a record, how it answers, and the lines that the answer rests on. */
export const RecordReview = z.object({
  question: z.enum(['patient', 'date', 'provider', 'signature', 'side', 'time']),
  /** The question as people read it. */
  label: z.string(),
  answer: z.enum(['supported', 'not-found', 'contradicted', 'cannot-tell']),
  /** The answer as people read it. */
  said: z.string(),
  because: z.string(),
  quotes: z.array(z.object({ page: z.number().int(), text: z.string() })),
})
export type RecordReview = z.infer<typeof RecordReview>

/** A record held against the line of a finding. Nothing of it is kept. */
export const RecordRead = z.object({
  pages: z.number().int(),
  /** Pages that were pictures, whose words are read with less certainty. */
  picturePages: z.array(z.number().int()),
  reviews: z.array(RecordReview),
  /** What a person may keep with a decision. */
  note: z.string(),
})
export type RecordRead = z.infer<typeof RecordRead>
