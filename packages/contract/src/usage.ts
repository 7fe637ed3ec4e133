import * as z from 'zod'
import { PlanId } from './plan-id.ts'
import { SavingsSplit } from './savings.ts'
import { SubscriptionStatus } from './account/user.ts'

/** The calendar month (UTC) of an account. */
export const Usage = z.object({
  month: z.number().int().min(1).max(12),
  year: z.number().int(),
  planId: PlanId.nullable(),
  subscriptionStatus: SubscriptionStatus.nullable(),
  isTrialPeriod: z.boolean(),
  trialEndDate: z.string().nullable(),
  /** Whether the subscription was canceled and runs on until it ends. */
  isCanceled: z.boolean(),
  /** When access ends, where it was canceled and the day is known. */
  accessEnds: z.string().nullable(),
  /** When the plan is charged next, where it runs on and the day is known. */
  renews: z.string().nullable(),
  claimsUsed: z.number().int(),
  /** -1: unlimited. */
  claimsLimit: z.number().int(),
  bonusCredits: z.number().int(),
})
export type Usage = z.infer<typeof Usage>

export const DashboardStats = z.object({
  totalClaims: z.number().int(),
  totalFlagged: z.number().int(),
  /** Dollars. */
  potentialSavings: z.number(),
  potentialSavingsSplit: SavingsSplit,
  /** Seconds from upload to the end of the audit. */
  avgTurnaroundTime: z.number(),
  /** Findings that two uploads have in common and that count in both, by pairs; most dollars first. */
  overlaps: z.array(
    z.object({
      /** The newer upload. */
      uploadId: z.string(),
      uploadName: z.string(),
      earlierName: z.string(),
      findings: z.number().int(),
      /** Dollars that the totals hold once too often. */
      dollars: z.number(),
    }),
  ),
})
export type DashboardStats = z.infer<typeof DashboardStats>

/** What the lines of one kind come to. */
const Share = z.object({
  /** Dollars at risk. */
  savings: z.number(),
  savingsSplit: SavingsSplit,
  lines: z.number().int(),
  /** The uploads that hold such lines, those with most of them first. */
  uploadIds: z.array(z.string()),
})

/** Dollars at risk and lines by category and by status, over all of the account's audits. */
export const DashboardBreakdown = z.object({
  byCategory: z.array(Share.extend({ category: z.string() })),
  byStatus: z.array(Share.extend({ status: z.string() })),
})
export type DashboardBreakdown = z.infer<typeof DashboardBreakdown>
