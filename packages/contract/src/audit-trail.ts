import * as z from 'zod'

/** Everything that the audit trail records; ids, codes and counts only, never claim content. */
export const auditTrailActions = [
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'registered',
  'profile-changed',
  'password-reset',
  'password-accepted',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-failed',
  'recovery-codes-made',
  'password-reset-started',
  'password-changed',
  'sessions-ended',
  'email-change-asked',
  'email-changed',
  'email-confirmed',
  'purchase-attached',
  'purchase-declined',
  'accounts-linked',
  'team-invited',
  'team-invitation-withdrawn',
  'team-joined',
  'team-role-changed',
  'team-member-removed',
  'upload-received',
  'audit-completed',
  'audit-failed',
  'claims-viewed',
  'record-read',
  'model-asked',
  'record-read-by-model',
  'record-signed',
  'plan-document-read',
  'plan-document-proposed',
  'finding-decided',
  'findings-decided',
  'decisions-undone',
  'suggestion-decided',
  'view-saved',
  'view-deleted',
  'look-answered',
  'mapping-saved',
  'mapping-deleted',
  'rule-treated',
  'plan-rule-saved',
  'plan-rule-deleted',
  'plan-rule-tried',
  'plan-rule-approved',
  'plan-rule-ended',
  'plan-rule-withdrawn',
  'report-downloaded',
  'export-downloaded',
  'checkout-started',
  'payment-recorded',
  'subscription-canceled',
  'refund-requested',
  'access-changed',
  'credits-changed',
  'plan-changed',
  'user-archived',
  'user-restored',
  'user-deleted',
  'sessions-cleared',
  'upload-deleted',
  'retention-changed',
  'branding-changed',
  'ai-settings-changed',
  'upload-changed',
  'case-started',
  'case-changed',
  'case-event-recorded',
  'letter-drafted',
  'letter-words-chosen',
  'letter-final',
  'letter-downloaded',
  'seal-broken',
  'switched-to-user',
  'switched-back',
  'activity-exported',
  'anchor-begun',
  'database-restored',
  'restore-acknowledged',
] as const
export const AuditTrailAction = z.enum(auditTrailActions)
export type AuditTrailAction = z.infer<typeof AuditTrailAction>

export const AuditTrailQuery = z.object({
  /** Entries before this one; left out for the newest. */
  before: z.coerce.number<number>().int().positive().optional(),
  limit: z.coerce.number<number>().int().min(1).max(200).default(50),
})
export type AuditTrailQuery = z.infer<typeof AuditTrailQuery>

export const AuditTrailEntry = z.object({
  sequence: z.number().int(),
  at: z.string(),
  action: z.string(),
  /** Who did it; null where the product did, or the account is gone. */
  actor: z.string().nullable(),
  /** Whose account it concerns. */
  target: z.string().nullable(),
  subjectId: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  address: z.string().nullable(),
})
export type AuditTrailEntry = z.infer<typeof AuditTrailEntry>

export const AuditTrailPage = z.object({
  entries: z.array(AuditTrailEntry),
  /** For the next page; null on the last. */
  nextBefore: z.number().int().nullable(),
})
export type AuditTrailPage = z.infer<typeof AuditTrailPage>
