import { z } from 'zod'

const slots = [
  z.object({ kind: z.literal('money'), cents: z.int() }),
  z.object({
    kind: z.literal('date'),
    day: z.int().describe('Days since 1970-01-01; not a moment, so without a time zone.'),
  }),
  z.object({
    kind: z.literal('code'),
    system: z.enum(['procedure', 'diagnosis']),
    text: z.string().describe('As compared: a diagnosis without its point.'),
  }),
  z.object({
    kind: z.literal('count'),
    number: z.number(),
    one: z.string().optional().describe('The noun that is counted, for one.'),
    several: z.string().optional().describe('The same for several.'),
    decimals: z.int().optional(),
  }),
  z.object({
    kind: z.literal('percent'),
    share: z.number().describe('A share of 1.'),
    decimals: z.int(),
  }),
  z.object({ kind: z.literal('name'), text: z.string() }),
  z.object({ kind: z.literal('row'), row: z.int() }),
  z.object({ kind: z.literal('field'), field: z.string(), row: z.int(), text: z.string() }),
  z
    .object({ kind: z.literal('withheld'), field: z.string(), text: z.string() })
    .describe('Stands for personal data that was taken out.'),
] as const

/** A sentence in parts: words, and facts of the claims by kind. */
export const sentenceSchema = z
  .array(z.union([z.string(), z.discriminatedUnion('kind', slots)]))
  .describe('A sentence in parts: our words, and facts of the claims by kind.')
  .meta({ id: 'Sentence' })
