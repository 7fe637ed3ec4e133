import type { Readable } from 'node:stream'
import { ownAct, type Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { findUpload } from '../../db/uploads/uploads.ts'
import { archive, one, type Entry } from '../../files/zip-archive.ts'
import { referenceOf } from '../../stored-audits/case-reference.ts'
import { requireCase } from '../cases/case-answer.ts'
import { uploadReport } from '../results/report.ts'
import { caseEntries } from './case-entries.ts'

export interface Evidence {
  readonly fileName: string
  readonly archive: Readable
}

/**
 * All that a case rests on as a ZIP, in pieces, one file at a time: the case with its letters, its
 * findings and lines, and the report of each upload that is still there; at the end a manifest with the
 * digest of each. In the trail.
 */
export async function caseEvidence(context: Context, actor: Actor, id: string): Promise<Evidence> {
  const { reference, uploads, gone } = await context.database.asTenant(actor.userId, async (tx) => {
    const { row, findings } = await requireCase(context, tx, id)
    const named = [...new Set(findings.map(({ item }) => item.uploadId))]
    const kept = await completedOf(tx, named)
    await context.auditTrail.record(tx, {
      action: 'export-downloaded',
      ...ownAct(actor),
      subjectId: id,
      detail: { evidence: true, findings: findings.length },
    })
    return {
      reference: referenceOf(row),
      uploads: kept,
      gone: named.filter((uploadId) => !kept.includes(uploadId)),
    }
  })
  const entries = await caseEntries(context, actor, id, reference)
  entries.push(...uploads.map((uploadId) => reportEntry(context, actor, uploadId, reference)))
  if (gone.length > 0) entries.push(goneEntry(gone, reference))
  return { fileName: `evidence_${reference}.zip`, archive: archive(entries) }
}

async function completedOf(tx: TenantTransaction, ids: readonly string[]): Promise<string[]> {
  const kept: string[] = []
  for (const id of ids) if ((await findUpload(tx, id))?.status === 'completed') kept.push(id)
  return kept
}

/** Says which reports are missing, rather than leave them out without a word. */
function goneEntry(uploads: readonly string[], folder: string): Entry {
  const said = uploads.map((id) => `Upload ${id} was deleted, so its report cannot be made.\r\n`)
  return { path: `${folder}/reports/missing.txt`, bytes: () => one(said.join('')) }
}

function reportEntry(context: Context, actor: Actor, uploadId: string, folder: string): Entry {
  const order = { edition: 'full', format: 'html', members: 'tail', words: 'rules' } as const
  return {
    path: `${folder}/reports/report_${uploadId}.html`,
    bytes: async () => one((await uploadReport(context, actor, uploadId, order)).html),
  }
}
