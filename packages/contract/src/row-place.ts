import * as z from 'zod'
import { Id } from './id.ts'

/** Where a row stands in its file, as a person looks it up: page and line, box of a form, segment, sheet and row. */
export const RowPlaceShown = z.object({
  words: z.string(),
  /** Whether there is a picture of it. */
  hasPicture: z.boolean(),
})
export type RowPlaceShown = z.infer<typeof RowPlaceShown>

/** A row of an upload, by its number. */
export const RowOfUpload = z.object({
  ...Id.shape,
  row: z
    .string()
    .regex(/^[1-9]\d{0,9}$/, 'Rows are numbers from 1')
    .refine((row) => Number(row) < 2 ** 31, 'No file has so many rows'),
})

/** What of its page a picture shows: what stands around the row, or all. */
export const PictureQuery = z.object({ shows: z.enum(['place', 'page']).default('place') })
