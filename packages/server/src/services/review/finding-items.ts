import { Category, ClaimFinding, classes, Standing, type FindingItem } from '@plumbline/contract'
import { isoDate, shortSummary, type ClaimLine } from '@plumbline/engine'
import * as z from 'zod'
import { findUser } from '../../db/accounts/users.ts'
import { readLinesAt, type FindingRow } from '../../db/review/list-findings.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { findUpload, type UploadRow } from '../../db/uploads/uploads.ts'
import { unsealResult, type ResultsKey } from '../../files/results-key.ts'
import type { AccountKey } from '../../keys/account-keys.ts'
import { payeeOf, shownCode } from '../../stored-audits/line-parties.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { openClaim, storedLine } from '../../stored-audits/stored-claim.ts'
import { uploadWords } from '../../stored-audits/upload-words.ts'

export interface OpenUpload {
  readonly upload: UploadRow
  readonly key: ResultsKey
  readonly name: string
}

/** The uploads of rows, opened once each. */
export async function openUploads(
  tx: TenantTransaction,
  account: AccountKey,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, OpenUpload>> {
  const opened = new Map<string, OpenUpload>()
  for (const id of new Set(ids)) {
    const upload = await findUpload(tx, id)
    if (!upload) continue
    const key = await resultsKey(account, tx, upload)
    opened.set(id, { upload, key, name: uploadWords(account, upload).uploadName })
  }
  return opened
}

/** Lines at places, by upload and line, as the engine knows them. */
export async function openLines(
  tx: TenantTransaction,
  uploads: ReadonlyMap<string, OpenUpload>,
  places: readonly { readonly upload_id: string; readonly line: number | null }[],
): Promise<ReadonlyMap<string, ClaimLine>> {
  const known = places.flatMap(({ upload_id, line }) =>
    line === null ? [] : [{ upload_id, line }],
  )
  const lines = new Map<string, ClaimLine>()
  for (const row of await readLinesAt(tx, known)) {
    const open = uploads.get(row.upload_id)
    if (!open) continue
    const line = storedLine(openClaim(open.key, row), open.upload.audit_type)
    lines.set(placeOf(row), line)
  }
  return lines
}

export function placeOf(row: { readonly upload_id: string; readonly line: number | null }): string {
  return `${row.upload_id} ${row.line ?? ''}`
}

/** Findings as lists show them, in the order of the rows. */
export async function findingItems(
  tx: TenantTransaction,
  account: AccountKey,
  rows: readonly FindingRow[],
): Promise<FindingItem[]> {
  const uploads = await openUploads(
    tx,
    account,
    rows.map((row) => row.upload_id),
  )
  const lines = await openLines(tx, uploads, rows)
  const who = await nameOf(tx)
  return rows.flatMap((row) => {
    const open = uploads.get(row.upload_id)
    return open ? [itemOf(row, { open, line: lines.get(placeOf(row)), who })] : []
  })
}

/** What was sealed of a finding. */
export function openFinding({ key }: OpenUpload, row: FindingRow): ClaimFinding {
  const text = unsealResult(key, `finding ${row.number}`, row.sealed).toString('utf8')
  return ClaimFinding.parse(JSON.parse(text))
}

interface Beside {
  readonly open: OpenUpload
  readonly line: ClaimLine | undefined
  readonly who: string
}

function itemOf(row: FindingRow, { open, line, who }: Beside): FindingItem {
  const finding = openFinding(open, row)
  const cents =
    Number(row.firm_cents) + Number(row.records_needed_cents) + Number(row.in_doubt_cents)
  const code = line && shownCode(line)
  const auditSummary = finding.message
  return {
    id: `${row.upload_id}-${row.number}`,
    uploadId: row.upload_id,
    uploadName: open.name,
    claimId: line?.claimId ?? null,
    row: row.row ?? 0,
    ruleId: row.rule_id,
    title: finding.title,
    category: Category.parse(row.category),
    class: z.enum(classes).parse(row.class),
    standing: Standing.parse(row.standing),
    dollars: cents / 100,
    paid: row.paid_cents === null ? null : Number(row.paid_cents) / 100,
    serviceDate: row.service_day === null ? null : isoDate(row.service_day),
    code: code ?? null,
    provider: party(row.payee_mark, line && payeeOf(line)),
    patient: party(row.patient_mark, row.patient_mark?.toString('hex', 0, 4)),
    summary: shortSummary({
      ...{ auditSummary, findings: [finding], service: code, atRiskCents: cents },
    }),
    decision: row.decision,
    reason: row.reason,
    decidedBy: row.decided_by === null ? null : nameFor(row.decided_by, row.user_id, who),
    decidedAt: row.decided_at?.toISOString() ?? null,
    carriedOver: row.carried_over,
    caseId: row.case_id,
  }
}

function party(mark: Buffer | null, label: string | undefined) {
  return mark && { mark: mark.toString('hex'), label: label ?? '' }
}

/** Who owns the account, as decisions name them. */
export async function nameOf(tx: TenantTransaction): Promise<string> {
  const user = await findUser(tx, tx.userId)
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ')
  return name || (user?.email ?? '')
}

export function nameFor(decidedBy: string, userId: string, who: string): string {
  return decidedBy === userId ? who : 'Somebody else'
}
