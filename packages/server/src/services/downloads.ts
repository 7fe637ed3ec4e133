import { createHash } from 'node:crypto'
import { allRules } from '@plumbline/engine'
import { renderReport, writeClaimsCsv } from '@plumbline/report'
import type { Context } from '../context.ts'
import type { TenantTransaction } from '../db/transactions.ts'
import type { UploadRow } from '../db/uploads.ts'
import type { Caller } from '../http/caller.ts'
import { productVersion } from '../product-version.ts'
import { readStoredAudit } from './audit-results.ts'
import { recordAccess } from './record-access.ts'
import { setAsideCsv } from './set-aside-csv.ts'
import { requireCompleted } from './uploads.ts'

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
  return context.database.asTenant(caller.userId, async (tx) => {
    const upload = await requireCompleted(tx, uploadId)
    const { document, lines } = await readStoredAudit(tx, upload)
    const generatedAt = new Date().toISOString()
    const html = renderReport({ document, lines, rules: allRules, generatedAt, productVersion })
    await recordAccess(context, tx, caller, upload, 'report-downloaded', address)
    return { html, styleHash: styleHashOf(html) }
  })
}

function styleHashOf(html: string): string {
  const sheet = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
  return `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`
}

/** Every line with its verdict, in pieces. */
export function claimsCsv(
  context: Context,
  caller: Caller,
  uploadId: string,
  address: string,
): Promise<Iterable<string>> {
  return exported(context, caller, uploadId, address, async (tx, upload) => {
    const { document, lines } = await readStoredAudit(tx, upload)
    return writeClaimsCsv(document, lines)
  })
}

/** The rows that were set aside with their reasons. */
export function setAsideRows(
  context: Context,
  caller: Caller,
  uploadId: string,
  address: string,
): Promise<Iterable<string>> {
  return exported(context, caller, uploadId, address, async (tx, upload) => [
    await setAsideCsv(tx, upload),
  ])
}

async function exported(
  context: Context,
  caller: Caller,
  uploadId: string,
  address: string,
  write: (tx: TenantTransaction, upload: UploadRow) => Promise<Iterable<string>>,
): Promise<Iterable<string>> {
  return context.database.asTenant(caller.userId, async (tx) => {
    const upload = await requireCompleted(tx, uploadId)
    const text = await write(tx, upload)
    await recordAccess(context, tx, caller, upload, 'export-downloaded', address)
    return text
  })
}
