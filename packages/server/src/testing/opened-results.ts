import { listClaims } from '../db/results/claims.ts'
import { findUpload } from '../db/uploads/uploads.ts'
import { resultsKey } from '../stored-audits/results-key.ts'
import { readDocument, readFindings } from '../stored-audits/sealed-results.ts'
import { openClaim } from '../stored-audits/stored-claim.ts'
import { uploadWords } from '../stored-audits/upload-words.ts'
import type { TestServer } from './test-server.ts'

/** What an upload's results are once they are opened. */
export async function openedResults(
  { context }: Pick<TestServer, 'context'>,
  userId: string,
  uploadId: string,
) {
  return context.database.asTenant(userId, async (tx) => {
    const account = await context.accountKeys.of(tx, userId)
    const upload = await findUpload(tx, uploadId)
    if (!upload) throw new Error('There is no such upload')
    const key = await resultsKey(account, tx, upload)
    const page = { order: 'row', after: undefined, limit: 1_000_000 } as const
    const rows = await listClaims(tx, uploadId, {}, page)
    return {
      key,
      words: uploadWords(account, upload),
      claims: rows.map((row) => openClaim(key, row)),
      findings: [...(await readFindings(tx, key)).values()],
      document: await readDocument(tx, key),
    }
  })
}
