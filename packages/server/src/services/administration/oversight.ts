import type {
  AuditTrailPage,
  AuditTrailQuery,
  RefundRequestsPage,
  RefundRequestsQuery,
} from '@plumbline/contract'
import type { Context } from '../../context.ts'
import { listNewestLinks } from '../../db/audit-trail.ts'
import { countRefundRequests, listRefundRequests } from '../../db/billing/refund-requests.ts'

/** A page of the audit trail: ids, codes and counts, as it holds no claims. */
export async function auditTrailPage(
  { database }: Context,
  { before, limit }: AuditTrailQuery,
): Promise<AuditTrailPage> {
  const found = await database.asSystem((tx) => listNewestLinks(tx, { before, limit: limit + 1 }))
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    entries: shown.map((link) => ({
      sequence: Number(link.sequence),
      at: link.at.toISOString(),
      action: link.action,
      actor: link.actorEmail,
      target: link.targetEmail,
      subjectId: link.subject_id,
      detail: { ...link.detail },
      address: link.address,
    })),
    nextBefore: found.length > limit && last ? Number(last.sequence) : null,
  }
}

/** A page of the requests for refunds. */
export async function refundRequestsPage(
  { database }: Context,
  page: RefundRequestsQuery,
): Promise<RefundRequestsPage> {
  return database.asSystem(async (tx) => {
    const rows = await listRefundRequests(tx, page)
    return {
      requests: rows.map((row) => ({
        id: row.id,
        userId: row.user_id,
        userEmail: row.email,
        companyName: row.company_name,
        planId: row.plan_id,
        feeCents: row.fee_cents,
        requestedAt: row.requested_at.toISOString(),
      })),
      total: await countRefundRequests(tx),
    }
  })
}
