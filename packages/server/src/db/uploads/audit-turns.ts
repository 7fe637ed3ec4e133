import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import type { UploadRow } from './uploads.ts'

/** The right to audit files of one type of one customer, which one attempt has at a time. */
export interface AuditTurn {
  readonly uploadId: string
  readonly auditType: UploadRow['audit_type']
  /** Tells this attempt from any other, of the same upload too. */
  readonly holder: string
}

export interface TurnTaken {
  readonly taken: boolean
  /** Whose turn had run out without an end: its attempt can write no more and has to be made anew. */
  readonly fencedOut: string | undefined
}

/**
 * Takes the turn where it is free and no upload that came earlier waits for its first attempt. One
 * whose attempt failed has had its place; the others do not wait until it is tried again.
 */
export async function takeTurn(
  tx: TenantTransaction,
  turn: AuditTurn,
  seconds: number,
): Promise<TurnTaken> {
  const last = await lockTurn(tx, turn)
  const isOthers = last.upload_id !== turn.uploadId
  if ((isOthers && last.state === 'running') || (await hasEarlier(tx, turn))) {
    return { taken: false, fencedOut: undefined }
  }
  const fencedOut = isOthers && last.state === 'lapsed' ? await fenceOut(tx, last) : undefined
  await tx.sql
    .updateTable('audit_turns')
    .set({ upload_id: turn.uploadId, holder: turn.holder, ends_at: fromNow(seconds) })
    .where('user_id', '=', tx.userId)
    .where('audit_type', '=', turn.auditType)
    .execute()
  return { taken: true, fencedOut }
}

/** The row of the type, made where there is none, and held: of two that ask at once one waits. */
async function lockTurn(tx: TenantTransaction, turn: AuditTurn) {
  await tx.sql
    .insertInto('audit_turns')
    .values({
      user_id: tx.userId,
      audit_type: turn.auditType,
      upload_id: turn.uploadId,
      holder: turn.holder,
      ends_at: sql<Date>`'-infinity'`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx.sql
    .selectFrom('audit_turns')
    .select('upload_id')
    .select(
      sql<'ended' | 'running' | 'lapsed'>`case when ends_at = '-infinity' then 'ended'
        when ends_at > clock_timestamp() then 'running' else 'lapsed' end`.as('state'),
    )
    .where('user_id', '=', tx.userId)
    .where('audit_type', '=', turn.auditType)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

async function hasEarlier(tx: TenantTransaction, turn: AuditTurn): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (
      select 1 from uploads earlier, uploads mine
      where mine.user_id = ${tx.userId}::uuid and mine.id = ${turn.uploadId}::uuid
        and earlier.user_id = mine.user_id and earlier.audit_type = mine.audit_type
        and earlier.status = 'processing' and not earlier.is_sample and earlier.attempt = 0
        and (earlier.created_at, earlier.id) < (mine.created_at, mine.id)
    ) as waits`.execute(tx.sql)
  return rows[0]?.waits ?? false
}

/** Keeps an attempt that has lost its turn from writing; its upload where it was still at work. */
async function fenceOut(
  tx: TenantTransaction,
  last: { readonly upload_id: string },
): Promise<string | undefined> {
  const row = await tx.sql
    .updateTable('uploads')
    .set((upload) => ({ attempt: upload('attempt', '+', 1) }))
    .where('user_id', '=', tx.userId)
    .where('id', '=', last.upload_id)
    .where('status', '=', 'processing')
    .where('attempt', '>', 0)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Keeps the turn for so many seconds more; false where it was lost. */
export async function keepTurn(
  tx: TenantTransaction,
  turn: AuditTurn,
  seconds: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.sql
    .updateTable('audit_turns')
    .set({ ends_at: fromNow(seconds) })
    .where('user_id', '=', tx.userId)
    .where('audit_type', '=', turn.auditType)
    .where('holder', '=', turn.holder)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends the turn, unless another has it. */
export async function endTurn(tx: TenantTransaction, turn: AuditTurn): Promise<void> {
  await tx.sql
    .updateTable('audit_turns')
    .set({ ends_at: sql<Date>`'-infinity'` })
    .where('user_id', '=', tx.userId)
    .where('audit_type', '=', turn.auditType)
    .where('holder', '=', turn.holder)
    .execute()
}

function fromNow(seconds: number) {
  return sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`
}
