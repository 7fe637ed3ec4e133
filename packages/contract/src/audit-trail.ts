import * as z from 'zod'

/** Everything that the audit trail records; ids, codes and counts only, never claim content. */
export const auditTrailActions = [
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'registered',
  'profile-changed',
  'upload-received',
  'audit-completed',
  'audit-failed',
  'claims-viewed',
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
  'switched-to-user',
  'switched-back',
] as const
export const AuditTrailAction = z.enum(auditTrailActions)
export type AuditTrailAction = z.infer<typeof AuditTrailAction>
