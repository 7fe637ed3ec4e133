import { randomUUID } from 'node:crypto'
import { newResultsKey, openResultsKey } from '../files/results-key.ts'
import { contentText, sealClaim } from '../stored-audits/stored-claim.ts'
import { sealNames } from '../stored-audits/upload-words.ts'
import type { TestServer } from './test-server.ts'

/** A completed upload with one flagged claim, written as the pipeline would; `mark` is in its texts. */
export async function storedUpload(
  server: TestServer,
  userId: string,
  mark = 'plain',
): Promise<string> {
  const id = randomUUID()
  const account = await server.context.accountKeys.ofUser(userId)
  const owner = { userId, uploadId: id }
  const results_key = newResultsKey(account, owner)
  const key = openResultsKey(account, owner, results_key)
  const names = { uploadName: `${mark} name`, fileName: `${mark}.csv` }
  const content = {
    audit_summary: `${mark} summary`,
    suggested_fix: `${mark} fix`,
    age_years: null,
    sex: null,
  }
  await server.context.database.asSystem(async (tx) => {
    await tx.sql
      .insertInto('uploads')
      .values({
        user_id: userId,
        id,
        names: sealNames(account, { user_id: userId, id }, names),
        audit_type: 'Medical',
        file_bytes: 10,
        file_mark: Buffer.from(id),
        file_key: null,
        results_key,
        status: 'completed',
        stage: 'storing',
        error_code: null,
        total_claims: 3,
        flagged_claims: 1,
        review_claims: 1,
        savings_cents: 12_34,
        firm_cents: 10_00,
        in_doubt_cents: 5_00,
        engine_ms: 1,
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
        error_flag: 'Flagged',
        categories: ['unbundling', 'duplicate'],
        finding_numbers: [],
        savings_cents: 12_34,
        patient_hash: null,
        service_day: null,
        charge_cents: null,
        sealed: sealClaim(key, 0, contentText(content, JSON.stringify({ claimId: `${mark}-1` }))),
      })
      .execute()
  })
  return id
}
