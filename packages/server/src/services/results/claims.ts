import {
  claimsPageSize,
  recentClaimsShown,
  type Claim,
  type ClaimsQuery,
  type RecentClaim,
} from '@plumbline/contract'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import {
  countClaims,
  listClaims,
  listRecentClaims,
  positionOf,
  type ClaimFilter,
  type ClaimOrder,
  type ClaimPosition,
  type ClaimRow,
} from '../../db/results/claims.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { fixVoice } from '../../stored-audits/fix-voice.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { readFindings } from '../../stored-audits/sealed-results.ts'
import { searchLines } from '../../stored-audits/search-parts.ts'
import { openClaim } from '../../stored-audits/stored-claim.ts'
import type { ResultsKey } from '../../files/results-key.ts'
import { countLinesOfCategory, type UploadRow } from '../../db/uploads/uploads.ts'
import { ownAct, type Actor, type Caller } from '../../actor.ts'
import { claimAnswer, shownFindings } from './claim-answer.ts'
import { requireUpload } from '../uploads/uploads.ts'

export interface ClaimsPage {
  readonly claims: readonly Claim[]
  /** Claims that match, on all pages. */
  readonly total: number
  /** Undefined on the last page. */
  readonly nextCursor: string | undefined
}

/** One page of an upload's claims; the view is written into the audit trail. */
export async function uploadClaims(
  context: Context,
  actor: Actor,
  uploadId: string,
  query: ClaimsQuery,
): Promise<ClaimsPage> {
  const order: ClaimOrder = query.sort ?? 'row'
  const limit = query.limit ?? claimsPageSize
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor, order)
  return context.database.asTenant(actor.userId, async (tx) => {
    const upload = await requireUpload(tx, uploadId)
    const key = await resultsKey(await context.accountKeys.of(tx, actor.userId), tx, upload)
    const { status, category, search } = query
    const lines = search ? await searchLines(tx, key, search) : undefined
    const filter = { status, category, lines }
    const place = { order, after, limit: limit + 1 }
    const rows = await listClaims(tx, upload.id, onPage(filter, place), place)
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    const page = {
      claims: await answersOf(context, tx, key, upload, shown),
      total: await totalOf(tx, upload, filter),
      nextCursor: last && writeCursor(order, positionOf(last, order)),
    }
    const event = { action: 'claims-viewed', subjectId: upload.id } as const
    await context.auditTrail.record(tx, { ...event, ...ownAct(actor) })
    return page
  })
}

/** In the file's order the lines of a page are known without asking for all that were found. */
function onPage(
  filter: ClaimFilter,
  { order, after, limit }: Parameters<typeof listClaims>[3],
): ClaimFilter {
  const { lines, status, category } = filter
  if (!lines || order !== 'row' || status || category) return filter
  const from = after === undefined ? 0 : lines.findIndex((line) => line > after.line)
  return { ...filter, lines: from === -1 ? [] : lines.slice(from, from + limit) }
}

async function answersOf(
  context: Context,
  tx: TenantTransaction,
  key: ResultsKey,
  upload: UploadRow,
  rows: readonly ClaimRow[],
): Promise<Claim[]> {
  const numbers = [...new Set(rows.flatMap((row) => row.finding_numbers))]
  const voice = await fixVoice(tx, upload.audit_type)
  const bodies = await readFindings(tx, key, numbers)
  const findings = await shownFindings(context, tx, bodies, voice)
  return rows.map((row) => claimAnswer(openClaim(key, row), upload.audit_type, findings))
}

/** Known without counting unless a search or a status within a category narrows it. */
async function totalOf(
  tx: TenantTransaction,
  upload: UploadRow,
  { status, category, lines }: ClaimFilter,
): Promise<number> {
  if (lines && !category && !status) return lines.length
  if (lines || (category && status)) return countClaims(tx, upload.id, { status, category, lines })
  if (category) return countLinesOfCategory(tx, upload.id, category)
  const { total_claims: all, flagged_claims: flagged, review_claims: review } = upload
  switch (status) {
    case undefined:
      return all
    case 'Flagged':
      return flagged
    case 'Needs Review':
      return review
    case 'Clean':
      return all - flagged - review
    case 'Pending':
      return 0
  }
}

/** Up to ten claims: those with most dollars at risk of the newest audits that totals count. */
export async function recentClaims(context: Context, caller: Caller): Promise<RecentClaim[]> {
  return context.database.asTenant(caller.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, caller.userId)
    const claims: Claim[] = []
    for (const { upload, rows } of await listRecentClaims(tx, recentClaimsShown)) {
      claims.push(
        ...(await answersOf(context, tx, await resultsKey(account, tx, upload), upload, rows)),
      )
    }
    return claims
  })
}

function writeCursor(order: ClaimOrder, { value, line }: ClaimPosition): string {
  return Buffer.from(JSON.stringify([order, value, line])).toString('base64url')
}

/** A cursor belongs to the order that it was made in. */
function readCursor(cursor: string, order: ClaimOrder): ClaimPosition {
  const [asked, value, line] = parsed(cursor)
  if (asked !== order || !Number.isSafeInteger(value) || !Number.isInteger(line)) {
    throw new AppError('invalid-request', { message: 'The cursor is not one of this list.' })
  }
  return { value: Number(value), line: Number(line) }
}

function parsed(cursor: string): readonly unknown[] {
  try {
    const found: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}
