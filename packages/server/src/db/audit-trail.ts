import { sql } from 'kysely'
import type { AnyTransaction, SystemTransaction, TenantTransaction } from './transactions.ts'

export interface TrailHead {
  readonly sequence: bigint
  readonly hash: Buffer
  readonly seal: Buffer
}

export interface TrailLink {
  readonly sequence: bigint
  readonly at: Date
  readonly actorId: string | null
  readonly targetId: string | null
  readonly action: string
  readonly subjectId: string | null
  readonly detail: Readonly<Record<string, string | number | boolean>>
  readonly address: string | null
  readonly previousHash: Buffer
  readonly hash: Buffer
}

/** Any number that no other lock of the application takes. */
const chainLock = 7_081_977

/** The last link; appends wait for one another until their transactions end, so the chain never forks. */
export async function lockHead(tx: AnyTransaction): Promise<TrailHead | undefined> {
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(tx.sql)
  return readHead(tx)
}

/** The last link as it is, while others append. */
export async function readHead(tx: AnyTransaction): Promise<TrailHead | undefined> {
  const row = await tx.sql.selectFrom('audit_trail_head').selectAll().executeTakeFirst()
  return row && { sequence: BigInt(row.sequence), hash: row.hash, seal: row.seal }
}

/** Appends a link and makes it the head, in one statement. */
export async function appendLink(tx: AnyTransaction, link: TrailLink, seal: Buffer): Promise<void> {
  const { sequence, hash } = link
  await tx.sql
    .with('appended', (query) => query.insertInto('audit_trail').values(rowOf(link)))
    .insertInto('audit_trail_head')
    .values({ sequence, hash, seal })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ sequence, hash, seal }))
    .execute()
}

function rowOf(link: TrailLink) {
  return {
    sequence: link.sequence,
    at: link.at,
    actor_id: link.actorId,
    target_id: link.targetId,
    action: link.action,
    subject_id: link.subjectId,
    detail: JSON.stringify(link.detail),
    address: link.address,
    previous_hash: link.previousHash,
    hash: link.hash,
  }
}

const pageSize = 1_000

/** Every link after one, in order, a page at a time. */
export async function* readLinks(
  tx: SystemTransaction,
  afterSequence: bigint,
): AsyncGenerator<TrailLink> {
  let after = String(afterSequence)
  for (;;) {
    const rows = await tx.sql
      .selectFrom('audit_trail')
      .selectAll()
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(pageSize)
      .execute()
    for (const row of rows) {
      yield {
        sequence: BigInt(row.sequence),
        at: row.at,
        actorId: row.actor_id,
        targetId: row.target_id,
        action: row.action,
        subjectId: row.subject_id,
        detail: asDetail(row.detail),
        address: row.address,
        previousHash: row.previous_hash,
        hash: row.hash,
      }
    }
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.sequence
  }
}

function asDetail(value: unknown): TrailLink['detail'] {
  if (typeof value !== 'object' || value === null) return {}
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string | number | boolean] =>
      ['string', 'number', 'boolean'].includes(typeof entry[1]),
  )
  return Object.fromEntries(entries)
}

/** The newest links before one, the newest first, with the emails of accounts that still exist. */
export async function listNewestLinks(
  tx: SystemTransaction,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
) {
  let query = tx.sql
    .selectFrom('audit_trail')
    .leftJoin('users as actor', 'actor.id', 'audit_trail.actor_id')
    .leftJoin('users as target', 'target.id', 'audit_trail.target_id')
    .select(['sequence', 'at', 'action', 'subject_id', 'detail', 'address'])
    .select(['actor.email as actorEmail', 'target.email as targetEmail'])
    .orderBy('sequence', 'desc')
    .limit(limit)
  if (before !== undefined) query = query.where('sequence', '<', String(before))
  const rows = await query.execute()
  return rows.map((row) => ({ ...row, detail: asDetail(row.detail) }))
}

/** The newest links before one that concern the transaction's customer or who works there, the newest first. */
export async function listOwnLinks(
  tx: TenantTransaction,
  team: readonly string[],
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
) {
  let query = tx.sql
    .selectFrom('audit_trail')
    .select(['sequence', 'at', 'action', 'actor_id', 'target_id', 'subject_id', 'detail'])
    .select('address')
    .where('target_id', 'in', [tx.userId, ...team])
    .orderBy('sequence', 'desc')
    .limit(limit)
  if (before !== undefined) query = query.where('sequence', '<', String(before))
  const rows = await query.execute()
  return rows.map((row) => ({ ...row, detail: asDetail(row.detail) }))
}

/** The hash of a link; undefined where there is none. */
export async function hashOfLink(
  tx: AnyTransaction,
  sequence: bigint,
): Promise<Buffer | undefined> {
  const row = await tx.sql
    .selectFrom('audit_trail')
    .select('hash')
    .where('sequence', '=', String(sequence))
    .executeTakeFirst()
  return row?.hash
}

/** A restored back-up that was acknowledged: how far the trail had gone that it replaced. */
export interface Acknowledged {
  readonly sequence: bigint
  readonly at: Date
  readonly lostThrough: bigint
}

/** In order; how many there are is the trail's epoch. */
export async function listAcknowledged(tx: AnyTransaction): Promise<Acknowledged[]> {
  const rows = await tx.sql
    .selectFrom('audit_trail')
    .select(['sequence', 'at', 'detail'])
    .where('action', '=', sql.lit('restore-acknowledged'))
    .orderBy('sequence')
    .execute()
  return rows.map(({ sequence, at, detail }) => ({
    sequence: BigInt(sequence),
    at,
    lostThrough: BigInt(Number(asDetail(detail)['lostThrough'] ?? 0)),
  }))
}

/** Whether anything stands in the database that no trail without an entry could explain. */
export async function isUsed(tx: SystemTransaction): Promise<boolean> {
  const user = await tx.sql.selectFrom('users').select('id').limit(1).executeTakeFirst()
  return user !== undefined
}
