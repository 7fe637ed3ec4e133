import { findingsToReview } from '@plumbline/engine'
import { carryDecisions, findUploadsToFill } from '../db/review/carry-over.ts'
import { fillFindings } from '../db/review/reviewed-findings.ts'
import type { Database, TenantTransaction } from '../db/transactions.ts'
import { findUpload } from '../db/uploads/uploads.ts'
import { SealBrokenError } from '../files/envelope.ts'
import { ReviewedFindings } from '../stored-audits/review-columns.ts'
import { reviewMarks } from '../stored-audits/review-marks.ts'
import { resultsKey } from '../stored-audits/results-key.ts'
import { readStoredAudit } from '../stored-audits/stored-audit.ts'
import type { AccountKeys } from './account-keys.ts'

const uploadsAtOnce = 100
const findingsAtOnce = 2_000

/**
 * Gives findings that versions before decisions stored what lists need, from their sealed rows. An
 * upload is a transaction: killed anywhere, the next start goes on where it stopped. Nothing is
 * served before it is done, so that no total is ever short.
 */
export async function fillStoredFindings(database: Database, accounts: AccountKeys): Promise<void> {
  let damaged = 0
  for (;;) {
    const waiting = await database.asSystem((tx) =>
      findUploadsToFill(tx, { limit: uploadsAtOnce, beyond: damaged }),
    )
    if (waiting.length === 0) return
    for (const { user_id: userId, upload_id: uploadId } of waiting) {
      try {
        await database.asTenant(userId, (tx) => fillUpload(tx, accounts, uploadId))
      } catch (error) {
        if (!(error instanceof SealBrokenError)) throw error
        // One changed row may not keep the product from starting: this upload's findings stay unlisted.
        damaged++
        const line = { level: 50, time: Date.now(), uploadId, msg: 'broken seal' }
        process.stderr.write(`${JSON.stringify(line)}\n`)
      }
    }
  }
}

async function fillUpload(
  tx: TenantTransaction,
  accounts: AccountKeys,
  uploadId: string,
): Promise<void> {
  const upload = await findUpload(tx, uploadId)
  if (!upload) return
  const account = await accounts.of(tx, tx.userId)
  const audit = await readStoredAudit(tx, upload, await resultsKey(account, tx, upload))
  const { claims } = audit.document
  const toReview = findingsToReview(audit.lines, claims)
  const reviewed = new ReviewedFindings(toReview, reviewMarks(account.patientMarks))
  const numbered = Array.from(audit.findings, ([number, finding]) => [finding, number] as const)
  for (let from = 0; from < numbered.length; from += findingsAtOnce) {
    await fillFindings(tx, uploadId, reviewed.columns(numbered.slice(from, from + findingsAtOnce)))
  }
  await carryDecisions(tx, uploadId)
}
