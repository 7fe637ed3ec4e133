import { sql } from 'kysely'
import type { SystemTransaction, TenantTransaction } from '../transactions.ts'

/**
 * Gives the findings of an audit that was just stored what was decided on the same findings before,
 * and the case that they stand in. The newest decision counts that was not undone.
 */
export async function carryDecisions(tx: TenantTransaction, uploadId: string): Promise<void> {
  await sql`
    update findings set decision = made.decision, reason = made.reason,
      decided_at = made.decided_at, decided_by = made.decided_by, carried_over = true
    from (
      select distinct on (fingerprint, occurrence)
        fingerprint, occurrence, decision, reason, decided_at, decided_by
      from decisions
      where user_id = ${tx.userId}::uuid and not undone
      order by fingerprint, occurrence, id desc
    ) as made
    where findings.user_id = ${tx.userId}::uuid and findings.upload_id = ${uploadId}::uuid
      and findings.fingerprint = made.fingerprint and findings.occurrence = made.occurrence
      and made.decision <> 'open'`.execute(tx.sql)
  await sql`
    update findings set case_id = held.case_id
    from case_findings held
    where findings.user_id = ${tx.userId}::uuid and findings.upload_id = ${uploadId}::uuid
      and held.user_id = findings.user_id and held.fingerprint = findings.fingerprint
      and held.occurrence = findings.occurrence`.execute(tx.sql)
}

/** Uploads whose findings wait to be filled in, some at a time. */
export async function findUploadsToFill(
  tx: SystemTransaction,
  { limit, beyond }: { readonly limit: number; readonly beyond: number },
): Promise<{ readonly user_id: string; readonly upload_id: string }[]> {
  return tx.sql
    .selectFrom('findings')
    .select(['user_id', 'upload_id'])
    .distinct()
    .where('class', 'is', null)
    .orderBy('user_id')
    .orderBy('upload_id')
    .limit(limit)
    .offset(beyond)
    .execute()
}
