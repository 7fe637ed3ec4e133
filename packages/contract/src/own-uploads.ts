import * as z from 'zod'
import { FindingItem } from './review/finding-item.ts'
import { UploadFields } from './uploads.ts'

/** What its owner may change of an upload. */
export const UploadChange = z
  .strictObject({
    uploadName: UploadFields.shape.uploadName.optional(),
    /** `not-available` where no mail can be sent; `conflict` where the audit has ended. */
    tellWhenDone: z.boolean().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    message: 'Nothing to change was given',
  })
export type UploadChange = z.infer<typeof UploadChange>

/** Which findings of two audits: those of the one alone, of the other alone, or of both. */
export const comparedParts = ['new', 'gone', 'same'] as const

export const ComparisonQuery = z.object({
  /** The earlier upload. */
  with: z.string().max(100),
  /** Which findings to list; `new` where it says nothing. */
  part: z.enum(comparedParts).optional(),
  page: z.coerce.number<number>().int().min(1).max(1_000_000).optional(),
})
export type ComparisonQuery = z.infer<typeof ComparisonQuery>

const side = z.object({ findings: z.number().int(), dollars: z.number() })

/** Two audits by the fingerprints of their findings. Dollars in whatever standing; notices are none. */
export const UploadComparison = z.object({
  /** What this upload has and the earlier one has not. */
  new: side,
  /** What the earlier one has alone. */
  gone: side,
  /** What both have, with the dollars of this one. */
  same: side,
  /** By rule, where something is new or gone, the most dollars first. */
  rules: z.array(z.object({ ruleId: z.string(), title: z.string(), new: side, gone: side })),
  /** A page of the part that was asked for, 50 each; the most dollars first. */
  items: z.array(FindingItem),
})
export type UploadComparison = z.infer<typeof UploadComparison>
