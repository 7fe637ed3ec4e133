import * as z from 'zod'

/**
 * What a total of potential savings rests on, in dollars. `firm` and `recordsNeeded` are the total;
 * `inDoubt` stands beside it, in no total: the finding doubts how the file was read.
 */
export const SavingsSplit = z.object({
  firm: z.number(),
  recordsNeeded: z.number(),
  inDoubt: z.number(),
})
export type SavingsSplit = z.infer<typeof SavingsSplit>
