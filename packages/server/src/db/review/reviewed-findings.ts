import { sql } from 'kysely'
import { insertTexts, type FindingColumns } from '../results/audit-results.ts'
import type { TenantTransaction } from '../transactions.ts'

export type ReviewColumn =
  | 'category'
  | 'class'
  | 'standing'
  | 'firmCents'
  | 'recordsNeededCents'
  | 'inDoubtCents'
  | 'paidCents'
  | 'serviceDay'
  | 'line'
  | 'row'
  | 'lines'
  | 'claimMark'
  | 'patientMark'
  | 'payeeMark'
  | 'payerMark'
  /** An array of its own in each row, as text. */
  | 'codeMarks'
  | 'fingerprint'
  | 'kin'
  | 'occurrence'

/** What lists need of findings, each column as the text of a PostgreSQL array. */
export type ReviewColumns = Readonly<Record<ReviewColumn | 'number', string>>

const named = sql`category, class, standing, firm_cents, records_needed_cents, in_doubt_cents,
  paid_cents, service_day, line, row, lines, claim_mark, patient_mark, payee_mark, payer_mark,
  code_marks, fingerprint, kin, occurrence`

const read = sql`category, class, standing, firm_cents, records_needed_cents, in_doubt_cents,
  paid_cents, service_day, line, row, lines, claim_mark, patient_mark, payee_mark, payer_mark,
  code_marks::bytea[], fingerprint, kin, occurrence`

function arrays(given: ReviewColumns) {
  return sql`${given.number}::integer[], ${given.category}::text[], ${given.class}::text[],
    ${given.standing}::text[], ${given.firmCents}::bigint[], ${given.recordsNeededCents}::bigint[],
    ${given.inDoubtCents}::bigint[], ${given.paidCents}::bigint[], ${given.serviceDay}::integer[],
    ${given.line}::integer[], ${given.row}::integer[], ${given.lines}::integer[],
    ${given.claimMark}::bytea[], ${given.patientMark}::bytea[], ${given.payeeMark}::bytea[],
    ${given.payerMark}::bytea[], ${given.codeMarks}::text[], ${given.fingerprint}::bytea[],
    ${given.kin}::bytea[], ${given.occurrence}::integer[]`
}

/** Inserts findings of an audit with all that lists need. */
export async function insertReviewedFindings(
  tx: TenantTransaction,
  uploadId: string,
  findings: FindingColumns,
  review: ReviewColumns,
): Promise<void> {
  await sql`
    insert into findings (user_id, upload_id, number, ${named}, rule_id)
    select ${tx.userId}::uuid, ${uploadId}::uuid, number, ${read}, rule_id
    from unnest(${arrays(review)}, ${findings.ruleId}::text[])
      as given (number, ${named}, rule_id)`.execute(tx.sql)
  await insertTexts(tx, uploadId, findings)
}

/** Fills in what findings of earlier versions have not. */
export async function fillFindings(
  tx: TenantTransaction,
  uploadId: string,
  review: ReviewColumns,
): Promise<void> {
  await sql`
    update findings set (${named}) = (select ${read} from (select given.*) as one)
    from unnest(${arrays(review)}) as given (number, ${named})
    where findings.user_id = ${tx.userId}::uuid and findings.upload_id = ${uploadId}::uuid
      and findings.number = given.number`.execute(tx.sql)
  await sql`
    insert into finding_codes (user_id, upload_id, mark, number)
    select distinct ${tx.userId}::uuid, ${uploadId}::uuid, mark, number
    from unnest(${review.number}::integer[], ${review.class}::text[], ${review.codeMarks}::text[])
      as given (number, class, marks), unnest(marks::bytea[]) as mark
    where class <> 'notice' on conflict do nothing`.execute(tx.sql)
}
