import { sql } from 'kysely'
import { matching, type WantedFindings } from '../review/matching-findings.ts'
import type { TenantTransaction } from '../transactions.ts'

/** A finding as it is named: where it was stored. */
export interface FindingPlace {
  readonly uploadId: string
  readonly number: number
}

/** Where the findings are that match, at most so many and one. */
export async function findPlaces(
  tx: TenantTransaction,
  wanted: WantedFindings,
  most: number,
): Promise<FindingPlace[]> {
  return tx.sql
    .selectFrom('findings')
    .select(['upload_id as uploadId', 'number'])
    .where('user_id', '=', tx.userId)
    .where(matching(tx, wanted))
    .limit(most + 1)
    .execute()
}

/**
 * Findings as they are decided on now, held until the transaction ends: nobody decides otherwise
 * while a case is made of them. Fewer than were named where some are gone.
 */
export async function lockFindings(tx: TenantTransaction, places: readonly FindingPlace[]) {
  const uploads = places.map(({ uploadId }) => uploadId)
  const numbers = places.map(({ number }) => number)
  return tx.sql
    .selectFrom('findings')
    .selectAll()
    .where('user_id', '=', tx.userId)
    .where(
      sql<boolean>`(upload_id, number) in (
        select * from unnest(${uploads}::uuid[], ${numbers}::integer[]))`,
    )
    .where('class', 'is not', null)
    .where('class', '<>', 'notice')
    .orderBy('upload_id')
    .orderBy('number')
    .forUpdate()
    .execute()
}

export type LockedFinding = Awaited<ReturnType<typeof lockFindings>>[number]
