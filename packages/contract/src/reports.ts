import * as z from 'zod'

/** Which report of an audit. */
export const ReportQuery = z.object({
  /** Everything, or what fits two pages. */
  edition: z.enum(['full', 'summary']).default('full'),
  /** How members are shown: by the last characters of their number, or by all of it. */
  members: z.enum(['tail', 'whole']).default('tail'),
  /** Which audit of the file, where it was audited more than once; the last where not given. */
  version: z.coerce.number<number>().int().min(1).max(1_000_000).optional(),
})
export type ReportQuery = z.infer<typeof ReportQuery>
