import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import { ownAct, type Actor } from '../../actor.ts'
import { setAsideCsv } from './set-aside-csv.ts'
import { requireCompleted } from '../uploads/uploads.ts'

export interface Report {
  readonly html: string
  /** `'sha256-…'` of its style sheet, for the policy that it is sent with. */
  readonly styleHash: string
}

/** The report of a completed audit, made from what is stored; written into the audit trail. */
export async function uploadReport(
  context: Context,
  actor: Actor,
  uploadId: string,
): Promise<Report> {
  const { userId } = actor
  await recordDownload(context, actor, { uploadId, action: 'report-downloaded' })
  let html = ''
  for await (const piece of context.renderer.render({ kind: 'report', userId, uploadId })) {
    html += piece
  }
  return { html, styleHash: styleHashOf(html) }
}

function styleHashOf(html: string): string {
  const sheet = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
  return `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`
}

/** Every line with its verdict, in pieces. */
export async function claimsCsv(
  context: Context,
  actor: Actor,
  uploadId: string,
): Promise<AsyncIterable<string>> {
  const { userId } = actor
  await recordDownload(context, actor, { uploadId, action: 'export-downloaded' })
  return context.renderer.render({ kind: 'claims-csv', userId, uploadId })
}

/** The rows that were set aside with their reasons. */
export async function setAsideRows(
  context: Context,
  actor: Actor,
  uploadId: string,
): Promise<string> {
  return context.database.asTenant(actor.userId, async (tx) => {
    const upload = await requireCompleted(tx, uploadId)
    const text = await setAsideCsv(tx, upload)
    const event = { action: 'export-downloaded', subjectId: upload.id } as const
    await context.auditTrail.record(tx, { ...event, ...ownAct(actor) })
    return text
  })
}

interface Download {
  readonly uploadId: string
  readonly action: 'report-downloaded' | 'export-downloaded'
}

/** Writes the download into the audit trail. Throws where there is no completed audit to download. */
async function recordDownload(
  { database, auditTrail }: Context,
  actor: Actor,
  { uploadId, action }: Download,
): Promise<void> {
  await database.asTenant(actor.userId, async (tx) => {
    const { id: subjectId } = await requireCompleted(tx, uploadId)
    await auditTrail.record(tx, { action, ...ownAct(actor), subjectId })
  })
}
