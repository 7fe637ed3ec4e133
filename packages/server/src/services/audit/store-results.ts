import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { insertClaims } from '../../db/results/audit-results.ts'
import { carryDecisions } from '../../db/review/carry-over.ts'
import { insertReviewedFindings } from '../../db/review/reviewed-findings.ts'
import { keepOverlaps } from '../../db/results/overlaps.ts'
import { countAudit } from '../../db/results/reports.ts'
import { insertSetAsidePart } from '../../db/results/set-aside-parts.ts'
import { insertSearchPart } from '../../db/results/search-parts.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import {
  lockAttempt,
  updateAttempt,
  type Attempt,
  type UploadRow,
} from '../../db/uploads/uploads.ts'
import {
  linesAuditedBefore,
  lockEndings,
  replaceEarlierAudits,
} from '../../db/uploads/same-file.ts'
import { addUsage, findUsage, spendCredits } from '../../db/billing/usage.ts'
import { findUser, lockUser, updateUser } from '../../db/accounts/users.ts'
import type { ResultsKey } from '../../files/results-key.ts'
import { keepMemberNumbers } from '../../stored-audits/member-numbers.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { productVersion } from '../../product-version.ts'
import { capacityOf, capacitySentence, creditsFor, type Capacity } from '../billing/capacity.ts'
import { currentMonth } from '../billing/month.ts'
import { FileRefused, type ResultBatch } from '../../jobs/audit-upload/audit-child.ts'
import type { Outcome } from '../../jobs/audit-upload/messages.ts'

export type Storing = Pick<Context, 'database' | 'auditTrail' | 'accountKeys' | 'jobs' | 'model'>

/** Throws `FileRefused` where the account has no capacity for so many lines now. */
export async function requireCapacity(
  context: Storing,
  upload: UploadRow,
  lines: number,
): Promise<void> {
  await context.database.asTenant(upload.user_id, async (tx) => {
    const claims = await countedClaims(tx, upload, lines)
    if (claims > 0) creditsNeeded(claims, await capacityNow(tx, await findUser(tx, upload.user_id)))
  })
}

/**
 * A sample counts no claims, and a file's claims count once however often it is audited as the same type: the
 * next time, what it has more than ever before, as of rows that were set aside and are corrected now.
 */
async function countedClaims(
  tx: TenantTransaction,
  upload: UploadRow,
  lines: number,
): Promise<number> {
  if (upload.is_sample) return 0
  return Math.max(lines - (await linesAuditedBefore(tx, upload)), 0)
}

/** What an audit came to, and its lines and findings a batch at a time. */
export interface AuditResults {
  readonly outcome: Outcome
  readonly batches: AsyncIterable<ResultBatch>
  /** Awaited when all is written but the event; does nothing but in tests. */
  readonly stored: () => Promise<void>
}

/**
 * Stores the results, counts the usage and writes the event, all in one transaction, as one
 * attempt. False where another attempt has taken over: then nothing was written.
 */
export async function storeResults(
  context: Storing,
  upload: UploadRow,
  { outcome, batches, stored }: AuditResults,
): Promise<boolean> {
  const attempt: Attempt = { uploadId: upload.id, attempt: upload.attempt }
  return context.database.asTenant(upload.user_id, async (tx) => {
    if (!(await lockAttempt(tx, attempt))) return false
    const account = await context.accountKeys.of(tx, upload.user_id)
    await keepBatches(tx, upload.id, batches, await resultsKey(account, tx, upload))
    await carryDecisions(tx, upload.id)
    await lockEndings(tx)
    const counted = await countedClaims(tx, upload, outcome.claims)
    if (counted > 0) await countUsage(tx, upload, counted)
    await updateAttempt(tx, attempt, completion(outcome))
    await countAudit(tx, upload.id)
    await replaceEarlierAudits(tx, upload)
    await keepOverlaps(tx, { userId: upload.user_id, uploadId: upload.id })
    if (context.model)
      await context.jobs.enqueueNarration(tx, { userId: upload.user_id, uploadId: upload.id })
    await stored()
    await context.auditTrail.record(tx, {
      action: 'audit-completed',
      actorId: undefined,
      targetId: upload.user_id,
      subjectId: upload.id,
      detail: { claims: outcome.claims, attempt: upload.attempt, sample: upload.is_sample },
    })
    return true
  })
}

async function keepBatches(
  tx: TenantTransaction,
  uploadId: string,
  batches: AsyncIterable<ResultBatch>,
  key: ResultsKey,
): Promise<void> {
  let part = 0
  for await (const batch of batches) {
    if (batch.say === 'claims') {
      await insertClaims(tx, uploadId, batch.claims)
      await insertSearchPart(tx, uploadId, batch.search)
    } else if (batch.say === 'findings') {
      await insertReviewedFindings(tx, uploadId, batch.findings, batch.review)
    } else if (batch.say === 'set-aside') {
      await insertSetAsidePart(tx, uploadId, batch.part)
    } else await keepMemberNumbers(tx, key, part++, batch.numbers)
  }
}

function completion(outcome: Outcome) {
  return {
    status: 'completed',
    stage: 'storing',
    total_claims: outcome.claims,
    flagged_claims: outcome.flagged,
    review_claims: outcome.needsReview,
    set_aside_rows: outcome.setAsideRows,
    savings_cents: outcome.savingsCents,
    firm_cents: outcome.firmCents,
    in_doubt_cents: outcome.inDoubtCents,
    engine_ms: outcome.engineMs,
    product_version: productVersion,
    document: Buffer.from(outcome.document),
    category_totals: outcome.categoryTotals,
    completed_at: new Date(),
  } as const
}

/** The user's row is held from here to the end, so that audits that end together count one by one. */
async function countUsage(tx: TenantTransaction, upload: UploadRow, claims: number): Promise<void> {
  const user = await lockUser(tx, upload.user_id)
  const credits = creditsNeeded(claims, await capacityNow(tx, user))
  await addUsage(tx, currentMonth(), claims, credits)
  if (user?.has_results === false) await updateUser(tx, user.id, { has_results: true })
  if (credits > 0) await spendCredits(tx, { id: randomUUID(), credits, uploadId: upload.id })
}

function creditsNeeded(claims: number, capacity: Capacity): number {
  const credits = creditsFor(claims, capacity)
  if (credits === undefined) {
    throw new FileRefused('capacity-exceeded', capacitySentence(claims, capacity))
  }
  return credits
}

async function capacityNow(
  tx: TenantTransaction,
  user: Awaited<ReturnType<typeof findUser>>,
): Promise<Capacity> {
  if (!user) throw new Error('The account is gone')
  return capacityOf({
    ...(await findUsage(tx, currentMonth())),
    planId: user.plan_id,
    accessEnabled: user.access_enabled,
    bonusCredits: user.bonus_credits,
  })
}
