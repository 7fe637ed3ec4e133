import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { ReportQuery } from '@plumbline/contract'
import { AppError } from '../../app-error.ts'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { findUser } from '../../db/accounts/users.ts'
import { findReport, insertReport, type ReportChoice } from '../../db/results/reports.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { UploadRow } from '../../db/uploads/uploads.ts'
import { sealResult, unsealResult, type ResultsKey } from '../../files/results-key.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { uploadWords } from '../../stored-audits/upload-words.ts'
import { requireCompleted } from '../uploads/uploads.ts'
import { recordDownload } from './downloads.ts'

export interface Report {
  readonly html: string
  /** `'sha256-…'` of its style sheet, for the policy that it is sent with. */
  readonly styleHash: string
}

/** What is known before a report is made. */
interface Wanted {
  readonly choice: ReportChoice
  readonly key: ResultsKey
  readonly kept: Buffer | undefined
  readonly cover: Cover
}

interface Cover {
  readonly uploadName: string
  readonly preparedFor?: string
  readonly preparedBy?: string
}

/**
 * The report of a completed audit: made when it is first asked for, kept encrypted, and the same
 * bytes from then on. Written into the audit trail. Throws `not-found` for a version of the audit
 * that there is not, or of which this report was never made.
 */
export async function uploadReport(
  context: Context,
  actor: Actor,
  uploadId: string,
  query: ReportQuery,
): Promise<Report> {
  const wanted = await context.database.asTenant(actor.userId, async (tx) => {
    const upload = await requireCompleted(tx, uploadId)
    const found = await wantedOf(context, tx, upload, query)
    const { auditVersion } = found.choice
    if (!found.kept && auditVersion !== upload.audit_version) throw new AppError('not-found')
    await recordDownload(context, tx, actor, { subjectId: upload.id, action: 'report-downloaded' })
    return found
  })
  const sealed = wanted.kept ?? (await make(context, actor.userId, wanted))
  const html = await opened(wanted, sealed)
  return { html, styleHash: styleHashOf(html) }
}

async function wantedOf(
  context: Context,
  tx: TenantTransaction,
  upload: UploadRow,
  query: ReportQuery,
): Promise<Wanted> {
  const { version = upload.audit_version, edition, members } = query
  const choice = { uploadId: upload.id, auditVersion: version, edition, members }
  const account = await context.accountKeys.of(tx, upload.user_id)
  const { uploadName } = uploadWords(account, upload)
  return {
    choice,
    key: await resultsKey(account, tx, upload),
    kept: await findReport(tx, choice),
    cover: await coverOf(tx, uploadName),
  }
}

/** As the account stands when the report is made. */
async function coverOf(tx: TenantTransaction, uploadName: string): Promise<Cover> {
  const user = await findUser(tx, tx.userId)
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ')
  return {
    uploadName,
    ...(user?.company_name && { preparedFor: user.company_name }),
    ...(name !== '' && { preparedBy: name }),
  }
}

/** Makes the report and keeps it; where another was quicker, that one counts. */
async function make(context: Context, userId: string, wanted: Wanted): Promise<Buffer> {
  const { choice, key, cover } = wanted
  const { uploadId, edition, members } = choice
  let html = ''
  const rendering = { kind: 'report', userId, uploadId, edition, cover } as const
  const pieces = context.renderer.render({ ...rendering, memberDisplay: members, resultsKey: key })
  for await (const piece of pieces) html += piece
  const sealed = sealResult(key, whatOf(choice), await compressed(html))
  return context.database.asTenant(userId, async (tx) => {
    const { audit_version } = await requireCompleted(tx, uploadId)
    // It was audited again while the report was made: the next request gets the new one.
    if (audit_version !== choice.auditVersion) throw new AppError('not-ready')
    await insertReport(tx, choice, sealed)
    return (await findReport(tx, choice)) ?? sealed
  })
}

const compressed = promisify<string, Buffer>(gzip)
const decompressed = promisify<Buffer, Buffer>(gunzip)

async function opened({ key, choice }: Wanted, sealed: Buffer): Promise<string> {
  return (await decompressed(unsealResult(key, whatOf(choice), sealed))).toString('utf8')
}

function whatOf({ auditVersion, edition, members }: ReportChoice): string {
  return `report ${auditVersion} ${edition} ${members}`
}

function styleHashOf(html: string): string {
  const sheet = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
  return `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`
}
