import type { Readable } from 'node:stream'
import { ownAct, type Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { archive, one, type Entry } from '../../files/zip-archive.ts'
import { referenceOf } from '../../stored-audits/case-reference.ts'
import { requireCase } from '../cases/case-answer.ts'
import { uploadReport } from '../results/report.ts'
import { requireCompleted } from '../uploads/uploads.ts'
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
  const { reference, reports } = await context.database.asTenant(actor.userId, async (tx) => {
    const { row, findings } = await requireCase(context, tx, id)
    const uploads = [...new Set(findings.map(({ item }) => item.uploadId))]
    const kept: string[] = []
    for (const uploadId of uploads) {
      const isThere = await requireCompleted(tx, uploadId).then(
        () => true,
        () => false,
      )
      if (isThere) kept.push(uploadId)
    }
    await context.auditTrail.record(tx, {
      action: 'export-downloaded',
      ...ownAct(actor),
      subjectId: id,
      detail: { evidence: true, findings: findings.length },
    })
    return { reference: referenceOf(row), reports: kept }
  })
  const entries = await caseEntries(context, actor, id, reference)
  entries.push(...reports.map((uploadId) => reportEntry(context, actor, uploadId, reference)))
  return { fileName: `evidence_${reference}.zip`, archive: archive(entries) }
}

function reportEntry(context: Context, actor: Actor, uploadId: string, folder: string): Entry {
  const order = { edition: 'full', format: 'html', members: 'tail' } as const
  return {
    path: `${folder}/reports/report_${uploadId}.html`,
    bytes: async () => one((await uploadReport(context, actor, uploadId, order)).html),
  }
}
