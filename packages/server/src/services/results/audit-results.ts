import { SetAsideRow, type UploadDetails } from '@plumbline/contract'
import {
  allRules,
  type AuditDocument,
  type ClaimLine,
  type ClaimVerdict,
  type Finding,
} from '@plumbline/engine'
import * as z from 'zod'
import type { Context } from '../../context.ts'
import { findFindings, readClaims, type ClaimRow } from '../../db/claims.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { findDocument, type UploadRow } from '../../db/uploads.ts'
import type { Caller } from '../../actor.ts'
import { storedLine } from './claim-answer.ts'
import { uploadAnswer } from '../uploads/upload-answer.ts'
import { requireUpload } from '../uploads/uploads.ts'

/** A completed audit as it was, but for what may not be kept: what reports and exports are made of. */
export interface StoredAudit {
  readonly document: AuditDocument
  readonly lines: readonly ClaimLine[]
}

export async function readStoredAudit(
  tx: TenantTransaction,
  upload: UploadRow,
): Promise<StoredAudit> {
  const findings = await findFindings(tx, upload.id)
  const lines: ClaimLine[] = []
  const claims: ClaimVerdict[] = []
  for await (const rows of readClaims(tx, upload.id)) {
    for (const row of rows) {
      lines.push(storedLine(row, upload.audit_type))
      claims.push(verdictOf(row, findings))
    }
  }
  return { document: { ...asDocument(await findDocument(tx, upload.id)), claims }, lines }
}

/** Lines that share a finding share the object, by which reports number findings. */
function verdictOf(row: ClaimRow, findings: ReadonlyMap<number, unknown>): ClaimVerdict {
  return {
    row: row.row,
    claimId: row.claim_id ?? undefined,
    errorFlag: row.error_flag,
    auditSummary: row.audit_summary,
    suggestedFix: row.suggested_fix,
    findings: row.finding_numbers.map((number) => asFinding(findings.get(number))),
  }
}

/** The database holds what the audit wrote, as it wrote it. */
function asDocument(stored: unknown): Omit<AuditDocument, 'claims'> {
  return stored as Omit<AuditDocument, 'claims'>
}

function asFinding(stored: unknown): Finding {
  return stored as Finding
}

const titles = new Map(allRules.map((rule) => [rule.id, rule.title]))

/** The part of a document that an upload's details show; empty before the audit is complete. */
const DetailsPart = z.object({
  file: z.object({ notes: z.array(z.string()) }),
  setAside: z.array(SetAsideRow),
  coverage: z.array(
    z.object({
      ruleId: z.string(),
      checked: z.number(),
      notApplicable: z.number(),
      couldNotCheck: z.number(),
      because: z.string(),
    }),
  ),
})

/** An upload with what its audit could not read or could not check. */
export async function uploadDetails(
  context: Context,
  caller: Caller,
  uploadId: string,
): Promise<UploadDetails> {
  return context.database.asTenant(caller.userId, async (tx) => {
    const upload = uploadAnswer(await requireUpload(tx, uploadId))
    const stored = DetailsPart.safeParse(await findDocument(tx, upload.id))
    if (!stored.success) return { upload, notes: [], setAside: [], coverage: [] }
    const { file, setAside, coverage } = stored.data
    return {
      upload,
      notes: file.notes,
      setAside,
      coverage: coverage.map((entry) => ({
        ...entry,
        title: titles.get(entry.ruleId) ?? entry.ruleId,
      })),
    }
  })
}
