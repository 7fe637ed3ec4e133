import { randomUUID } from 'node:crypto'
import { newResultsKey, openResultsKey } from '../files/results-key.ts'
import { contentText, sealClaim } from '../stored-audits/stored-claim.ts'
import { namesAlone, sealNames } from '../stored-audits/upload-words.ts'
import type { TestServer } from './test-server.ts'

/** Of three claims one flagged and one to review. */
const counted = {
  audit_type: 'Medical',
  file_bytes: 10,
  file_key: null,
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
} as const

const flagged = {
  line: 0,
  row: 2,
  error_flag: 'Flagged' as const,
  categories: ['unbundling', 'duplicate'],
  finding_numbers: [],
  savings_cents: 12_34,
  patient_hash: null,
  service_day: null,
  charge_cents: null,
}

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
  const names = namesAlone(`${mark} name`, `${mark}.csv`)
  const content = {
    audit_summary: `${mark} summary`,
    suggested_fix: `${mark} fix`,
    age_years: null,
    sex: null,
  }
  const upload = {
    ...counted,
    ...{ user_id: userId, id, results_key, file_mark: Buffer.from(id), completed_at: new Date() },
    names: sealNames(account, { user_id: userId, id }, names),
  }
  const text = contentText(content, JSON.stringify({ claimId: `${mark}-1` }))
  const claim = { ...flagged, user_id: userId, upload_id: id, sealed: sealClaim(key, 0, text) }
  await server.context.database.asSystem(async (tx) => {
    await tx.sql.insertInto('uploads').values(upload).execute()
    await tx.sql.insertInto('claims').values(claim).execute()
  })
  return id
}
