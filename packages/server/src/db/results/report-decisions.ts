import type { CaseEvent, Decision, DismissalReason } from '@plumbline/contract'
import type { TenantTransaction } from '../transactions.ts'

/** What a person decided on a finding of an upload. */
export interface DecidedFinding {
  readonly number: number
  readonly decision: Decision
  readonly reason: DismissalReason | null
  readonly decidedAt: Date | null
  readonly carriedOver: boolean
  readonly caseId: string | null
}

/** The findings of an upload on which somebody decided, by their numbers. */
export async function listDecided(
  tx: TenantTransaction,
  uploadId: string,
): Promise<DecidedFinding[]> {
  return tx.sql
    .selectFrom('findings')
    .select([
      ...(['number', 'decision', 'reason', 'decided_at as decidedAt'] as const),
      ...(['carried_over as carriedOver', 'case_id as caseId'] as const),
    ])
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
    .where('decision', '<>', 'open')
    .orderBy('number')
    .execute()
}

/** A case as reports tell it. */
export interface ToldCase {
  readonly id: string
  readonly number: number
  readonly created_at: Date
  readonly requested_cents: string
  readonly agreed_cents: string
  readonly recovered_cents: string
}

export async function listToldCases(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<ToldCase[]> {
  if (ids.length === 0) return []
  return tx.sql
    .selectFrom('cases')
    .select([
      ...(['id', 'number', 'created_at'] as const),
      ...(['requested_cents', 'agreed_cents', 'recovered_cents'] as const),
    ])
    .where('user_id', '=', tx.userId)
    .where('id', 'in', ids)
    .orderBy('number')
    .execute()
}

export interface ToldEvent {
  readonly case_id: string
  readonly kind: CaseEvent['kind']
  readonly on_day: number
  readonly cents: string | null
}

export async function listToldEvents(
  tx: TenantTransaction,
  ids: readonly string[],
): Promise<ToldEvent[]> {
  if (ids.length === 0) return []
  return tx.sql
    .selectFrom('case_events')
    .select(['case_id', 'kind', 'on_day', 'cents'])
    .where('user_id', '=', tx.userId)
    .where('case_id', 'in', ids)
    .orderBy('made_at')
    .orderBy('id')
    .execute()
}

/** A line of an upload that was paid to a payee, by the mark that its findings have. */
export async function findLineOfPayee(
  tx: TenantTransaction,
  uploadId: string,
  payeeMark: Buffer,
): Promise<number | undefined> {
  const row = await tx.sql
    .selectFrom('findings')
    .select('line')
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
    .where('payee_mark', '=', payeeMark)
    .where('line', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row?.line ?? undefined
}
