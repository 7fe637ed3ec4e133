import type { RowPlace } from '@plumbline/intake'
import * as z from 'zod'

/** Where a row stands, as it is kept with the row. Points, as intake gives them. */
export const StoredPlace = z.object({
  words: z.string(),
  onPage: z
    .object({
      page: z.number().int().positive(),
      left: z.number(),
      top: z.number(),
      right: z.number(),
      bottom: z.number(),
      isScan: z.boolean(),
      member: z.string().optional(),
      turn: z.number().int().min(0).max(3),
    })
    .optional(),
})

/** Words that the database takes, and places to a tenth of a point. */
export function placeToStore({ words, onPage }: RowPlace): RowPlace {
  if (!onPage) return { words }
  const { page, isScan, turn, member, left, top, right, bottom } = onPage
  const box = { left: tenth(left), top: tenth(top), right: tenth(right), bottom: tenth(bottom) }
  return { words, onPage: { page, isScan, turn, ...box, ...(member !== undefined && { member }) } }
}

function tenth(points: number): number {
  return Math.round(points * 10) / 10
}

/** As people are told of it. */
export function placeShown({ words, onPage }: RowPlace): {
  readonly words: string
  readonly hasPicture: boolean
} {
  return { words, hasPicture: onPage !== undefined }
}
