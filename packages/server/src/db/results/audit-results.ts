import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'

/** Rows of the table of findings, each column as the text of a PostgreSQL array. */
export type FindingColumns = Readonly<Record<'number' | 'ruleId', string>> & Sealed

/** Rows of the table of claims, each column as the text of a PostgreSQL array. */
export type ClaimColumns = Readonly<Record<ClaimColumn, string>> & Sealed

interface Sealed {
  /** What is kept encrypted of each row: a PostgreSQL array in its binary form. */
  readonly sealed: Uint8Array
}

export type ClaimColumn =
  | 'line'
  | 'row'
  | 'errorFlag'
  /** An array of its own in each row, as text: a bulk insert cannot take arrays of different lengths. */
  | 'categories'
  | 'findingNumbers'
  | 'savingsCents'
  | 'patientHash'
  | 'serviceDay'
  | 'chargeCents'

/** Inserts lines of an audit, a column an array: an order faster than row by row. */
export async function insertClaims(
  tx: TenantTransaction,
  uploadId: string,
  claims: ClaimColumns,
): Promise<void> {
  await sql`
    insert into claims (
      user_id, upload_id, line, row, error_flag, categories, finding_numbers, savings_cents,
      patient_hash, service_day, charge_cents, sealed
    )
    select ${tx.userId}::uuid, ${uploadId}::uuid, line, row, error_flag, categories::text[],
      finding_numbers::integer[], savings_cents, patient_hash, service_day, charge_cents, sealed
    from unnest(
      ${claims.line}::integer[], ${claims.row}::integer[], ${claims.errorFlag}::text[],
      ${claims.categories}::text[], ${claims.findingNumbers}::text[],
      ${claims.savingsCents}::bigint[], ${claims.patientHash}::bytea[],
      ${claims.serviceDay}::integer[], ${claims.chargeCents}::bigint[],
      ${Buffer.from(claims.sealed)}::bytea[]
    ) as given (
      line, row, error_flag, categories, finding_numbers, savings_cents, patient_hash, service_day,
      charge_cents, sealed
    )`.execute(tx.sql)
}

/** Findings of earlier versions, sealed as they were kept; what lists need of them is filled in later. */
export async function insertFindings(
  tx: TenantTransaction,
  uploadId: string,
  findings: FindingColumns,
): Promise<void> {
  await sql`
    insert into findings (user_id, upload_id, number, rule_id)
    select ${tx.userId}::uuid, ${uploadId}::uuid, number, rule_id
    from unnest(${findings.number}::integer[], ${findings.ruleId}::text[])
      as given (number, rule_id)`.execute(tx.sql)
  await insertTexts(tx, uploadId, findings)
}

/** What findings say, sealed. */
export async function insertTexts(
  tx: TenantTransaction,
  uploadId: string,
  { number, sealed }: Pick<FindingColumns, 'number' | 'sealed'>,
): Promise<void> {
  await sql`
    insert into finding_texts (user_id, upload_id, number, sealed)
    select ${tx.userId}::uuid, ${uploadId}::uuid, number, sealed
    from unnest(${number}::integer[], ${Buffer.from(sealed)}::bytea[])
      as given (number, sealed)`.execute(tx.sql)
}
