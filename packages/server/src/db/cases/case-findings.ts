import { sql, type Insertable, type Selectable } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import type { CaseFindingsTable } from './case-tables.ts'
import type { LockedFinding } from './findings-for-case.ts'

export type CaseFindingRow = Selectable<CaseFindingsTable>

/** The findings of a case as they were when it was started, in their order. */
export async function listCaseFindings(
  tx: TenantTransaction,
  caseId: string,
): Promise<CaseFindingRow[]> {
  return tx.sql
    .selectFrom('case_findings')
    .selectAll()
    .where('user_id', '=', tx.userId)
    .where('case_id', '=', caseId)
    .orderBy('position')
    .execute()
}

const atOnce = 1_000

export async function insertCaseFindings(
  tx: TenantTransaction,
  rows: readonly Omit<Insertable<CaseFindingsTable>, 'user_id'>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce).map((row) => ({ ...row, user_id: tx.userId }))
    await tx.sql.insertInto('case_findings').values(some).execute()
  }
}

/** The number of a case in which one of these findings stands already, with the day it was started. */
export async function findHoldingCase(
  tx: TenantTransaction,
  findings: readonly Pick<LockedFinding, 'fingerprint' | 'occurrence'>[],
) {
  const prints = findings.map(({ fingerprint }) => fingerprint?.toString('hex') ?? '')
  const occurrences = findings.map(({ occurrence }) => occurrence)
  return tx.sql
    .selectFrom('case_findings')
    .innerJoin('cases', (join) =>
      join
        .onRef('cases.user_id', '=', 'case_findings.user_id')
        .onRef('cases.id', '=', 'case_findings.case_id'),
    )
    .select(['cases.number', 'cases.created_at'])
    .where('case_findings.user_id', '=', tx.userId)
    .where(
      sql<boolean>`(case_findings.fingerprint, case_findings.occurrence) in (
        select decode(print, 'hex'), occurrence
        from unnest(${prints}::text[], ${occurrences}::integer[]) as given (print, occurrence))`,
    )
    .orderBy('cases.number')
    .limit(1)
    .executeTakeFirst()
}

/** Marks the findings of a case, in whatever uploads they stand. */
export async function markFindingsOfCase(tx: TenantTransaction, caseId: string): Promise<void> {
  await sql`
    update findings set case_id = ${caseId}::uuid from case_findings held
    where held.user_id = ${tx.userId}::uuid and held.case_id = ${caseId}::uuid
      and findings.user_id = held.user_id and findings.fingerprint = held.fingerprint
      and findings.occurrence = held.occurrence and findings.class <> 'notice'`.execute(tx.sql)
}

/** How many findings of a case were decided otherwise since: the newest decision that stands counts. */
export async function countNotConfirmed(tx: TenantTransaction, caseId: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from case_findings held
    join lateral (
      select decision from decisions made
      where made.user_id = held.user_id and made.fingerprint = held.fingerprint
        and made.occurrence = held.occurrence and not made.undone
      order by made.id desc limit 1
    ) as newest on true
    where held.user_id = ${tx.userId}::uuid and held.case_id = ${caseId}::uuid
      and newest.decision <> 'confirmed'`.execute(tx.sql)
  return Number(rows[0]?.count ?? 0)
}
