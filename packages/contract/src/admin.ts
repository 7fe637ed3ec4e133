import * as z from 'zod'
import { planIds } from './plan-ids.ts'
import { SavingsSplit } from './savings.ts'
import { Upload } from './uploads.ts'
import { User } from './account/user.ts'

export const AdminUserRow = z.object({
  user: User,
  usage: z.object({ claimsUsed: z.number().int(), claimsLimit: z.number().int() }),
  /** When the customer asked for the guarantee's refund. */
  refundRequestedAt: z.string().nullable().optional(),
})
export type AdminUserRow = z.infer<typeof AdminUserRow>

export const AdminUsersQuery = z.object({
  search: z.string().max(200).optional(),
  plan: z.enum(['all', ...planIds, 'pending_payment']).optional(),
  access: z.enum(['all', 'enabled', 'disabled']).optional(),
})
export type AdminUsersQuery = z.infer<typeof AdminUsersQuery>

export const AdminStats = z.object({
  totalUploads: z.number().int(),
  totalClaims: z.number().int(),
  flaggedClaims: z.number().int(),
  completedUploads: z.number().int(),
  processingUploads: z.number().int(),
  /** Stored files or results that were found changed, moved or lost. */
  brokenSeals: z.number().int(),
})
export type AdminStats = z.infer<typeof AdminStats>

export const AdminInsights = z.object({
  totalClaimsMonthly: z.number().int(),
  totalClaimsLifetime: z.number().int(),
  /** Seconds. */
  averageProcessingTime: z.number(),
  /** Dollars. */
  savingsByYear: z.array(
    z.object({ year: z.number().int(), savings: z.number(), savingsSplit: SavingsSplit }),
  ),
  claimsByPlan: z.array(z.object({ plan: z.string(), count: z.number().int() })),
  topErrorTypes: z.array(z.object({ error: z.string(), count: z.number().int() })),
  flaggedVsCleanRatio: z.object({
    clean: z.number().int(),
    flagged: z.number().int(),
    review: z.number().int(),
  }),
})
export type AdminInsights = z.infer<typeof AdminInsights>

export const AdminUpload = Upload.extend({ userName: z.string(), userEmail: z.string() })
export type AdminUpload = z.infer<typeof AdminUpload>

export const RefundRequestsQuery = z.object({
  offset: z.coerce.number<number>().int().min(0).default(0),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
})
export type RefundRequestsQuery = z.infer<typeof RefundRequestsQuery>

/** A customer who asked for the guarantee's refund, the newest first. */
export const RefundRequest = z.object({
  id: z.string(),
  userId: z.string(),
  userEmail: z.string(),
  companyName: z.string().nullable(),
  planId: z.string().nullable(),
  /** The fee that is kept. */
  feeCents: z.number().int(),
  requestedAt: z.string(),
})
export type RefundRequest = z.infer<typeof RefundRequest>

export const RefundRequestsPage = z.object({
  requests: z.array(RefundRequest),
  total: z.number().int(),
})
export type RefundRequestsPage = z.infer<typeof RefundRequestsPage>

const userId = z.string().min(1).max(100)

/** Why the user view is opened, for the audit trail; the app asks for it. */
/** How long a reason for opening the user view is, in characters. */
export const userViewReason = { min: 10, max: 300 } as const

/** The page asks for the reason; a program that gives none is written down as having given none. */
export const UserView = z.object({
  reason: z
    .string()
    .trim()
    .min(userViewReason.min, `A reason has at least ${userViewReason.min} characters`)
    .max(userViewReason.max)
    .optional(),
})
export const ToggleAccess = z.object({ userId, accessEnabled: z.boolean() })
export const AddCredits = z.object({
  userId,
  credits: z
    .number()
    .int()
    .min(-1_000_000)
    .max(1_000_000)
    .refine((credits) => credits !== 0, 'The amount may not be zero'),
  reason: z.string().trim().min(1, 'A reason is required').max(500),
})
export const UpdatePlan = z.object({ userId, planId: z.enum(['none', ...planIds]) })
export const ArchiveReason = z.object({
  reason: z.string().trim().min(1, 'Please provide a reason for archiving this user').max(500),
})

export const DeletionInfo = z.object({
  uploadCount: z.number().int(),
  claimCount: z.number().int(),
  hasUploads: z.boolean(),
  hasClaims: z.boolean(),
  hasSubscription: z.boolean(),
  hasActiveSessions: z.boolean(),
})
export type DeletionInfo = z.infer<typeof DeletionInfo>

export const UserAccountCheck = z.object({
  /** Linked: the administrator may switch to it. */
  hasUserAccount: z.boolean(),
  /** A customer's account has the same, confirmed email, and may be linked by its password. */
  mayLink: z.boolean(),
})
/** A letter that was not sent but is shown, as there is no mail server in evaluation mode. */
export const ShownLetter = z.object({
  at: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
})
export type ShownLetter = z.infer<typeof ShownLetter>

export const ShownMail = z.object({
  /** Where letters go: to a mail server, onto this page, or nowhere. */
  kind: z.enum(['smtp', 'shown', 'none']),
  letters: z.array(ShownLetter),
})
export type ShownMail = z.infer<typeof ShownMail>

/** A reset that was started: the link itself only where letters are shown instead of sent. */
export const StartedReset = z.object({ sentTo: z.string(), link: z.string().nullable() })
export type StartedReset = z.infer<typeof StartedReset>

/** A reference table, with its releases, the newest first; none where audits go without it. */
export const ReferenceTable = z.object({
  table: z.string(),
  title: z.string(),
  releases: z.array(
    z.object({
      /** As its publisher names it. */
      release: z.string(),
      /** First and last date of service that it speaks for. */
      from: z.string(),
      to: z.string(),
      rows: z.number().int(),
      /** `starter pack`, or the file that was imported. */
      origin: z.string(),
    }),
  ),
})
export type ReferenceTable = z.infer<typeof ReferenceTable>

export const ReferenceTablesAtHand = z.object({
  tables: z.array(ReferenceTable),
  /** Files that are no whole release: audits stop at them until they are imported again. */
  damaged: z.array(z.string()),
})
export type ReferenceTablesAtHand = z.infer<typeof ReferenceTablesAtHand>

export const Done = z.object({ message: z.string() })
