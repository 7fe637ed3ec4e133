import * as z from 'zod'

export const ActivityQuery = z.object({
  /** Entries before this one; left out for the newest. */
  before: z.coerce.number<number>().int().positive().optional(),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
})
export type ActivityQuery = z.infer<typeof ActivityQuery>

/** Who did something with the account: its owner, somebody of its team, an administrator, or nobody who was signed in. */
export const ActivityActor = z.enum(['you', 'team', 'administrator', 'nobody'])
export type ActivityActor = z.infer<typeof ActivityActor>

/** An entry of the audit trail, as the customer whose account it concerns sees it. */
export const ActivityEntry = z.object({
  /** The entry's number in the whole trail: between two of an account lie those of others. */
  entry: z.number().int(),
  at: z.string(),
  action: z.string(),
  actor: ActivityActor,
  /** Of somebody of the team: their name. */
  person: z.string().nullable(),
  /** Of what was done with the sign-in of somebody of the team: whose it is. */
  about: z.string().nullable(),
  /** The upload or session that it was done to. */
  subjectId: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** From where; null for administrators, whose address is their own. */
  address: z.string().nullable(),
})
export type ActivityEntry = z.infer<typeof ActivityEntry>

export const ActivityPage = z.object({
  entries: z.array(ActivityEntry),
  /** For the next page; null on the last. */
  nextBefore: z.number().int().nullable(),
})
export type ActivityPage = z.infer<typeof ActivityPage>
