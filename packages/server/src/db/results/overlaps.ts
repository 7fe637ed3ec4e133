import { sql } from 'kysely'
import type { SystemTransaction, TenantTransaction } from '../transactions.ts'
import { isCountedUpload } from './counted-uploads.ts'

/** An upload of an account. */
interface OwnUpload {
  readonly userId: string
  readonly uploadId: string
}

/**
 * Writes down which findings of an audit stand in one that ended before it: each with the newest of these.
 * A finding is the same that has the same decision by its fingerprint.
 */
export async function keepOverlaps(
  tx: TenantTransaction | SystemTransaction,
  { userId, uploadId }: OwnUpload,
): Promise<void> {
  await sql`delete from finding_overlaps
    where user_id = ${userId}::uuid and upload_id = ${uploadId}::uuid`.execute(tx.sql)
  // What was just written is in no statistics yet: without them row by row may seem cheap, and is not.
  await sql`select set_config('enable_nestloop', 'off', true)`.execute(tx.sql)
  // None of them is deleted before what they have in common is written down.
  await sql`
    with earlier as materialized (
      select id, completed_at from uploads
      where user_id = ${userId}::uuid and id <> ${uploadId}::uuid and status = 'completed'
        and replaced_by is null and not is_sample
      for key share
    )
    insert into finding_overlaps (user_id, upload_id, earlier_id, findings, counted_cents)
    select ${userId}::uuid, ${uploadId}::uuid, earlier_id, count(*), sum(cents)
    from (
      select distinct on (own.number) other.upload_id as earlier_id,
        own.firm_cents + own.records_needed_cents as cents
      from findings own
      join uploads mine on mine.user_id = own.user_id and mine.id = own.upload_id
      join findings other on other.user_id = own.user_id and other.fingerprint = own.fingerprint
        and other.occurrence = own.occurrence and other.class <> 'notice'
      join earlier on earlier.id = other.upload_id and earlier.completed_at < mine.completed_at
      where own.user_id = ${userId}::uuid and own.upload_id = ${uploadId}::uuid
        and own.class <> 'notice' and not mine.is_sample
      order by own.number, earlier.completed_at desc, earlier.id
    ) as repeated
    group by earlier_id`.execute(tx.sql)
  await sql`select set_config('enable_nestloop', 'on', true)`.execute(tx.sql)
}

/** Before an upload is deleted: whose overlaps with it are to be looked for anew, once it is gone. */
export async function findOverlapping(
  tx: SystemTransaction,
  uploadId: string,
): Promise<OwnUpload[]> {
  const { rows } = await sql<OwnUpload>`
    select user_id as "userId", upload_id as "uploadId" from finding_overlaps
    where earlier_id = ${uploadId}::uuid`.execute(tx.sql)
  return rows
}

/** Findings that two uploads have in common. */
export interface Overlap {
  readonly uploadId: string
  readonly earlierId: string
  readonly findings: number
  readonly cents: number
}

/** Of the uploads that totals count, those with most dollars in common first. */
export async function listOverlaps(tx: TenantTransaction): Promise<Overlap[]> {
  const counted = sql`select uploads.id from uploads
    where uploads.user_id = ${tx.userId}::uuid and uploads.status = 'completed' and ${isCountedUpload}`
  const { rows } = await sql<Omit<Overlap, 'cents'> & { cents: string }>`
    select upload_id as "uploadId", earlier_id as "earlierId", findings, counted_cents as cents
    from finding_overlaps
    where user_id = ${tx.userId}::uuid
      and upload_id in (${counted}) and earlier_id in (${counted})
    order by counted_cents desc, findings desc, upload_id, earlier_id`.execute(tx.sql)
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }))
}
