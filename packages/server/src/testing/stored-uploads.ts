import { randomUUID } from 'node:crypto'
import type { TestServer } from './test-server.ts'

/** A completed upload with one flagged claim, written as the pipeline would; `mark` is in its texts. */
export async function storedUpload(
  server: TestServer,
  userId: string,
  mark = 'plain',
): Promise<string> {
  const id = randomUUID()
  await server.context.database.asSystem(async (tx) => {
    await tx.sql
      .insertInto('uploads')
      .values({
        user_id: userId,
        id,
        upload_name: `${mark} name`,
        audit_type: 'Medical',
        file_name: `${mark}.csv`,
        file_bytes: 10,
        file_sha256: Buffer.from(id),
        file_key: null,
        status: 'completed',
        stage: 'storing',
        error_code: null,
        error_message: null,
        total_claims: 3,
        flagged_claims: 1,
        review_claims: 1,
        savings_cents: 12_34,
        firm_cents: 10_00,
        in_doubt_cents: 5_00,
        engine_ms: 1,
        document: null,
        duplicate_of: null,
        completed_at: new Date(),
      })
      .execute()
    await tx.sql
      .insertInto('claims')
      .values({
        user_id: userId,
        upload_id: id,
        line: 0,
        row: 2,
        claim_id: `${mark}-1`,
        error_flag: 'Flagged',
        audit_summary: `${mark} summary`,
        suggested_fix: `${mark} fix`,
        categories: ['unbundling', 'duplicate'],
        finding_numbers: [],
        savings_cents: 12_34,
        patient_hash: null,
        age_years: null,
        sex: null,
        service_day: null,
        procedure_code: null,
        ndc: null,
        charge_cents: null,
        facts: JSON.stringify({}),
        search: mark,
      })
      .execute()
  })
  return id
}
