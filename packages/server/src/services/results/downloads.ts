import { createHash } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { Caller } from '../../actor.ts'
import { recordAccess } from '../audit-trail/record-access.ts'
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
  caller: Caller,
  uploadId: string,
  address: string,
): Promise<Report> {
  const { userId } = caller
  await context.database.asTenant(userId, async (tx) => {
    const upload = await requireCompleted(tx, uploadId)
    await recordAccess(context, tx, caller, upload, 'report-downloaded', address)
  })
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
  caller: Caller,
  uploadId: string,
  address: string,
): Promise<AsyncIterable<string>> {
  const { userId } = caller
  await context.database.asTenant(userId, async (tx) => {
    const upload = await requireCompleted(tx, uploadId)
    await recordAccess(context, tx, caller, upload, 'export-downloaded', address)
  })
  return context.renderer.render({ kind: 'claims-csv', userId, uploadId })
}

/** The rows that were set aside with their reasons. */
export async function setAsideRows(
  context: Context,
  caller: Caller,
  uploadId: string,
  address: string,
): Promise<string> {
  return context.database.asTenant(caller.userId, async (tx) => {
    const upload = await requireCompleted(tx, uploadId)
    const text = await setAsideCsv(tx, upload)
    await recordAccess(context, tx, caller, upload, 'export-downloaded', address)
    return text
  })
}
