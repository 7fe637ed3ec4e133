import * as z from 'zod'
import { passwordMaximumLength } from '../limits.ts'

/** What an account holds, what it may hold, and how long it keeps it. */
export const OwnData = z.object({
  uploads: z.number().int(),
  storedBytes: z.number().int(),
  accountBytes: z.number().int(),
  /** Days after which uploads are deleted; null: kept until they are deleted. */
  retentionDays: z.number().int().nullable(),
  /** Whether this installation can write to its users. */
  canSendMail: z.boolean(),
})
export type OwnData = z.infer<typeof OwnData>

/** Longer is said by not saying it. */
export const retentionMaximumDays = 3_650

export const Retention = z.object({
  days: z
    .number()
    .int('Please enter whole days')
    .min(1, 'Please enter at least one day')
    .max(retentionMaximumDays, `Please enter at most ${retentionMaximumDays} days`)
    .nullable(),
})
export type Retention = z.infer<typeof Retention>

export const AccountDeletion = z.object({
  password: z.string().min(1, 'Password is required').max(passwordMaximumLength),
})
export type AccountDeletion = z.infer<typeof AccountDeletion>
