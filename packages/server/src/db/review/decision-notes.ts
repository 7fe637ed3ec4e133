import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'

/** Notes that an older key sealed than the one whose mark is given; one may stand on many decisions. */
export async function findNotesOfOtherKeys(
  tx: TenantTransaction,
  mark: Buffer,
  limit: number,
): Promise<{ readonly note: Buffer; readonly ids: readonly string[] }[]> {
  const { rows } = await sql<{ note: Buffer; ids: string[] }>`
    select note, array_agg(id::text) as ids from decisions
    where user_id = ${tx.userId}::uuid and note is not null
      and substring(note from 1 for 4) <> ${mark}
    group by note limit ${limit}`.execute(tx.sql)
  return rows
}

export async function keepResealedNote(
  tx: TenantTransaction,
  ids: readonly string[],
  note: Buffer,
): Promise<void> {
  await sql`
    update decisions set note = ${note}
    where user_id = ${tx.userId}::uuid and id = any(${ids}::bigint[])`.execute(tx.sql)
}
