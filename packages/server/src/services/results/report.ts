import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { ReportOrder } from '@plumbline/contract'
import { AppError } from '../../app-error.ts'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { findReport, insertReport, type ReportChoice } from '../../db/results/reports.ts'
import { sealResult, unsealResult } from '../../files/results-key.ts'
import { numberedPdf } from '../../rendering/numbered-pdf.ts'
import { hasRoomFor } from '../uploads/receive/account-limits.ts'
import { requireCompleted } from '../uploads/uploads.ts'
import { recordDownload } from './downloads.ts'
import { wantedReport, type WantedReport } from './wanted-report.ts'

export interface Report {
  readonly html: string
  /** `'sha256-…'` of its style sheet, for the policy that it is sent with. */
  readonly styleHash: string
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
  order: ReportOrder,
): Promise<Report> {
  const wanted = await context.database.asTenant(actor.userId, async (tx) => {
    const upload = await requireCompleted(tx, uploadId)
    const found = await wantedReport(context, tx, upload, order)
    const isOld = found.choice.auditVersion !== upload.audit_version || order.revision !== undefined
    if (!found.kept && isOld) throw new AppError('not-found')
    await recordDownload(context, tx, actor, { subjectId: upload.id, action: 'report-downloaded' })
    return found
  })
  const sealed = wanted.kept ?? (await make(context, actor.userId, wanted))
  const html = await opened(wanted, sealed)
  return { html, styleHash: styleHashOf(html) }
}

/**
 * The same as PDF, printed when it is asked for. Throws `pdf-unavailable` where this server has no
 * Chromium, or it does not answer, and `too-many-requests`.
 */
export async function reportPdf(
  { settings }: Context,
  { userId }: Actor,
  { html }: Report,
): Promise<Buffer> {
  const { chromium } = settings
  if (chromium === undefined) throw new AppError('pdf-unavailable')
  try {
    return await numberedPdf({ chromium, userId }, html)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    const message = 'The program that makes PDF files did not answer. Take the page and print it.'
    throw new AppError('pdf-unavailable', { message, cause })
  }
}

/** Makes the report and keeps it; where another was quicker, that one counts. */
async function make(context: Context, userId: string, wanted: WantedReport): Promise<Buffer> {
  const { choice, key, cover, told, payeeLine, causes } = wanted
  const { uploadId, edition, members, state } = choice
  let html = ''
  const pieces = context.renderer.render({
    ...{ kind: 'report', userId, uploadId, edition, cover, told, summaryWords: causes },
    ...(payeeLine !== undefined && { payeeLine }),
    ...(state.length > 0 && { revision: state.toString('hex', 0, 3) }),
    ...{ memberDisplay: members, resultsKey: key },
  })
  for await (const piece of pieces) html += piece
  const sealed = sealResult(key, whatOf(choice), await compressed(html))
  return context.database.asTenant(userId, async (tx) => {
    const { audit_version } = await requireCompleted(tx, uploadId)
    // It was audited again while the report was made: the next request gets the new one.
    if (audit_version !== choice.auditVersion) throw new AppError('not-ready')
    // An account without room gets it all the same, made anew each time.
    if (await hasRoomFor(context, tx, sealed.length)) await insertReport(tx, choice, sealed)
    return (await findReport(tx, choice)) ?? sealed
  })
}

const compressed = promisify<string, Buffer>(gzip)
const decompressed = promisify<Buffer, Buffer>(gunzip)

async function opened({ key, choice }: WantedReport, sealed: Buffer): Promise<string> {
  return (await decompressed(unsealResult(key, whatOf(choice), sealed))).toString('utf8')
}

/** As the parts of a report are authenticated; those of before decisions have neither. */
function whatOf({ auditVersion, edition, members, payeeMark, state }: ReportChoice): string {
  const made = [payeeMark, state].filter(({ length }) => length > 0)
  const rest = made.map((bytes) => ` ${bytes.toString('hex')}`).join('')
  return `report ${auditVersion} ${edition} ${members}${rest}`
}

/** Of a report's page, `'sha256-…'` of its style sheet. */
export function styleHashOf(html: string): string {
  const sheet = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
  return `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`
}
