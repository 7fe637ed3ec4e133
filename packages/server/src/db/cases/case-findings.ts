import { sql, type Insertable, type Selectable } from 'kysely'
import { matching, type WantedFindings } from '../review/matching-findings.ts'
import type { TenantTransaction } from '../transactions.ts'
import type { CaseFindingsTable } from './case-tables.ts'

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
      and findings.occurrence = held.occurrence`.execute(tx.sql)
}

const lineColumns = [
  'upload_id',
  'line',
  'row',
  'error_flag',
  'finding_numbers',
  'savings_cents',
  'service_day',
  'charge_cents',
  'patient_hash',
  'sealed',
] as const

/** The lines of an upload that carry some of its findings, in file order. */
export async function findLinesOfFindings(
  tx: TenantTransaction,
  uploadId: string,
  numbers: readonly number[],
) {
  return tx.sql
    .selectFrom('claims')
    .select(lineColumns)
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
    .where(sql<boolean>`finding_numbers && ${numbers}::integer[]`)
    .orderBy('line')
    .execute()
}

export async function findLine(tx: TenantTransaction, uploadId: string, line: number) {
  return tx.sql
    .selectFrom('claims')
    .select(lineColumns)
    .where('user_id', '=', tx.userId)
    .where('upload_id', '=', uploadId)
    .where('line', '=', line)
    .executeTakeFirst()
}
