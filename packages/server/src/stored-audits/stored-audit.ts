import { checkedLevelSaid } from '@plumbline/engine'
import type { AuditDocument, ClaimLine, ClaimVerdict, Finding } from '@plumbline/engine'
import type { RuleFacts } from '@plumbline/report'
import { readClaims } from '../db/results/claims.ts'
import type { TenantTransaction } from '../db/transactions.ts'
import type { UploadRow } from '../db/uploads/uploads.ts'
import type { ResultsKey } from '../files/results-key.ts'
import { fixOfLine, type FixVoice } from './fix-voice.ts'
import { readDocument, readFindings } from './sealed-results.ts'
import { openClaim, storedLine, type OpenedClaim } from './stored-claim.ts'
import { asFinding } from './stored-finding.ts'

/** A completed audit as it was, but for what may not be kept: what reports and exports are made of. */
export interface StoredAudit {
  readonly document: AuditDocument
  readonly lines: readonly ClaimLine[]
  /** The account's own clauses that judged it, as they were then. */
  readonly planRules: readonly RuleFacts[]
  /** By their numbers, ascending. */
  readonly findings: ReadonlyMap<number, Finding>
}

/** The completed audit of an upload; in the account's voice where one is given, else as it was written. */
export async function readStoredAudit(
  tx: TenantTransaction,
  upload: UploadRow,
  key: ResultsKey,
  voice?: FixVoice,
): Promise<StoredAudit> {
  const stored = await readFindings(tx, key)
  const findings = new Map(
    Array.from(
      stored,
      ([number, body]) => [number, voice ? voice(asFinding(body)) : asFinding(body)] as const,
    ).sort(([one], [other]) => one - other),
  )
  const lines: ClaimLine[] = []
  const claims: ClaimVerdict[] = []
  for await (const rows of readClaims(tx, upload.id)) {
    for (const sealed of rows) {
      const row = openClaim(key, sealed)
      const line = storedLine(row, upload.audit_type)
      lines.push(line)
      const verdict = verdictOf(row, line, findings)
      claims.push(voice ? { ...verdict, suggestedFix: fixOfLine(verdict.findings) } : verdict)
    }
  }
  const { planRules = [], ...document } = asDocument(await readDocument(tx, key))
  return { document: { ...document, claims }, planRules, lines, findings }
}

/** Lines that share a finding share the object, by which reports number findings. */
function verdictOf(
  row: OpenedClaim,
  { claimId }: ClaimLine,
  findings: ReadonlyMap<number, Finding>,
): ClaimVerdict {
  return {
    row: row.row,
    claimId,
    errorFlag: row.error_flag,
    checked: checkedLevelSaid(row.audit_summary),
    auditSummary: row.audit_summary,
    suggestedFix: row.suggested_fix,
    findings: row.finding_numbers.flatMap((number) => findings.get(number) ?? []),
    ...(row.medicare_cents !== undefined && { medicareCents: row.medicare_cents }),
  }
}

type StoredDocument = Omit<AuditDocument, 'claims'> & {
  readonly planRules?: readonly RuleFacts[]
}

/** The database holds what the audit wrote, as it wrote it; earlier versions counted less. */
function asDocument(stored: unknown): StoredDocument {
  const { file, summary, ...rest } = stored as StoredDocument
  return {
    ...rest,
    file: { ...{ setAsideCents: { charged: 0, paid: 0 } }, ...file },
    summary: { ...{ hardlyChecked: 0 }, ...summary },
  }
}
