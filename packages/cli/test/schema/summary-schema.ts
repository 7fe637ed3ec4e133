import { z } from 'zod'
import { categorySchema, classSchema } from './finding-schema.ts'

const splitSchema = z
  .object({
    savingsCents: z.int().describe('Firm and records needed.'),
    firmCents: z.int(),
    recordsNeededCents: z.int(),
    inDoubtCents: z.int().describe('In no other total.'),
  })
  .meta({ id: 'Split' })

const byStatusSchema = z
  .object({ Flagged: splitSchema, 'Needs Review': splitSchema })
  .describe('The same dollars by the flag of their lines.')

const shareSchema = z
  .object({
    findings: z.int(),
    lines: z.int(),
    ...splitSchema.shape,
    byStatus: byStatusSchema,
  })
  .describe('Every dollar stands in one share only, so they add up.')
  .meta({ id: 'Share' })

/** What the audit adds up to. */
export const summarySchema = z.object({
  claims: z.int().describe('Lines audited.'),
  flagged: z.int(),
  needsReview: z.int(),
  clean: z.int(),
  hardlyChecked: z
    .int()
    .describe('Of the clean lines, those of which almost nothing could be checked.'),
  potentialSavingsCents: z
    .int()
    .describe('Firm and records needed; each line once and never above what was paid.'),
  firmCents: z
    .int()
    .describe('Of these, errors on lines whose payment (or allowed amount) is known.'),
  recordsNeededCents: z
    .int()
    .describe('Of these, what records would settle, and all that rests on charges alone.'),
  inDoubtCents: z.int().describe('In no other total: findings that doubt how the file was read.'),
  byBasis: z
    .object({
      paid: z.int(),
      'cost plus fee less copay': z.int(),
      allowed: z.int(),
      charged: z.int(),
    })
    .describe('potentialSavingsCents by the amount of the line that they were taken from.'),
  byStatus: byStatusSchema,
  byCategory: z.partialRecord(categorySchema, shareSchema),
  byClass: z.partialRecord(classSchema, shareSchema),
})
