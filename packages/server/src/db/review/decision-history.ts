import type { DecisionRow } from './decisions.ts'
import type { FindingRow } from './read-findings.ts'
import type { TenantTransaction } from '../transactions.ts'

/** What was decided on a finding, in whatever upload, the newest first. */
export async function decisionsOf(
  tx: TenantTransaction,
  { fingerprint, occurrence }: FindingRow,
): Promise<DecisionRow[]> {
  if (!fingerprint) return []
  return tx.sql
    .selectFrom('decisions')
    .selectAll()
    .where('user_id', '=', tx.userId)
    .where('fingerprint', '=', fingerprint)
    .where('occurrence', '=', occurrence)
    .where('undone', '=', false)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

/** The newest decision on the same lines when other values stood in them. */
export async function decisionOfKin(
  tx: TenantTransaction,
  { fingerprint, kin }: FindingRow,
): Promise<DecisionRow | undefined> {
  if (!fingerprint || !kin) return undefined
  return tx.sql
    .selectFrom('decisions')
    .selectAll()
    .where('user_id', '=', tx.userId)
    .where('kin', '=', kin)
    .where('fingerprint', '<>', fingerprint)
    .where('undone', '=', false)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Decisions of the account in the order in which they were made, some at a time. */
export async function listDecisions(
  tx: TenantTransaction,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<DecisionRow[]> {
  return tx.sql
    .selectFrom('decisions')
    .selectAll()
    .where('user_id', '=', tx.userId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}
