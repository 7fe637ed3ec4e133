import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'

/** Rows of the table of findings, each column as the text of a PostgreSQL array. */
export type FindingColumns = Readonly<Record<'number' | 'ruleId' | 'body', string>>

/** Rows of the table of claims, each column as the text of a PostgreSQL array. */
export type ClaimColumns = Readonly<Record<ClaimColumn, string>>

export type ClaimColumn =
  | 'line'
  | 'row'
  | 'claimId'
  | 'errorFlag'
  | 'auditSummary'
  | 'suggestedFix'
  /** An array of its own in each row, as text: a bulk insert cannot take arrays of different lengths. */
  | 'categories'
  | 'findingNumbers'
  | 'savingsCents'
  | 'patientHash'
  | 'ageYears'
  | 'sex'
  | 'serviceDay'
  | 'procedureCode'
  | 'ndc'
  | 'chargeCents'
  | 'facts'
  | 'search'

/** Inserts lines of an audit, a column an array: an order faster than row by row. */
export async function insertClaims(
  tx: TenantTransaction,
  uploadId: string,
  claims: ClaimColumns,
): Promise<void> {
  await sql`
    insert into claims (
      user_id, upload_id, line, row, claim_id, error_flag, audit_summary, suggested_fix, categories,
      finding_numbers, savings_cents, patient_hash, age_years, sex, service_day, procedure_code, ndc,
      charge_cents, facts, search
    )
    select ${tx.userId}::uuid, ${uploadId}::uuid, line, row, claim_id, error_flag, audit_summary,
      suggested_fix, categories::text[], finding_numbers::integer[], savings_cents, patient_hash,
      age_years, sex, service_day, procedure_code, ndc, charge_cents, facts, search
    from unnest(
      ${claims.line}::integer[], ${claims.row}::integer[], ${claims.claimId}::text[],
      ${claims.errorFlag}::text[], ${claims.auditSummary}::text[], ${claims.suggestedFix}::text[],
      ${claims.categories}::text[], ${claims.findingNumbers}::text[],
      ${claims.savingsCents}::bigint[], ${claims.patientHash}::bytea[],
      ${claims.ageYears}::integer[], ${claims.sex}::text[], ${claims.serviceDay}::integer[],
      ${claims.procedureCode}::text[], ${claims.ndc}::text[], ${claims.chargeCents}::bigint[],
      ${claims.facts}::json[], ${claims.search}::text[]
    ) as given (
      line, row, claim_id, error_flag, audit_summary, suggested_fix, categories, finding_numbers,
      savings_cents, patient_hash, age_years, sex, service_day, procedure_code, ndc, charge_cents,
      facts, search
    )`.execute(tx.sql)
}

export async function insertFindings(
  tx: TenantTransaction,
  uploadId: string,
  findings: FindingColumns,
): Promise<void> {
  await sql`
    insert into findings (user_id, upload_id, number, rule_id, body)
    select ${tx.userId}::uuid, ${uploadId}::uuid, number, rule_id, body
    from unnest(
      ${findings.number}::integer[], ${findings.ruleId}::text[], ${findings.body}::json[]
    ) as given (number, rule_id, body)`.execute(tx.sql)
}
