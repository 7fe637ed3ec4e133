import type { ClaimLine, Finding } from '@plumbline/engine'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { LockedFinding } from '../../db/cases/findings-for-case.ts'
import { findLinesOfFindings } from '../../db/cases/lines-of-findings.ts'
import { findLinesAtRows } from '../../db/review/lines-at-rows.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { readMemberNumbers } from '../../stored-audits/member-numbers.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { readFindings } from '../../stored-audits/sealed-results.ts'
import { openClaim, storedLine } from '../../stored-audits/stored-claim.ts'
import { asFinding } from '../../stored-audits/stored-finding.ts'
import { uploadWords } from '../../stored-audits/upload-words.ts'
import { requireUpload } from '../uploads/uploads.ts'
import { personNames } from '../accounts/person-names.ts'
import { caseSnapshot, type CarrierLine, type CaseSnapshot } from './case-snapshot.ts'

/** Findings with their lines, opened; in the order in which they are given. */
export async function snapshotsOf(
  context: Context,
  tx: TenantTransaction,
  findings: readonly LockedFinding[],
): Promise<CaseSnapshot[]> {
  const made = new Map<LockedFinding, CaseSnapshot>()
  for (const [uploadId, ofUpload] of Map.groupBy(findings, (one) => one.upload_id)) {
    for (const [finding, snapshot] of await ofOneUpload(context, tx, uploadId, ofUpload))
      made.set(finding, snapshot)
  }
  return findings.map((finding) => {
    const snapshot = made.get(finding)
    if (!snapshot) throw new AppError('not-found')
    return snapshot
  })
}

async function ofOneUpload(
  context: Context,
  tx: TenantTransaction,
  uploadId: string,
  rows: readonly LockedFinding[],
): Promise<(readonly [LockedFinding, CaseSnapshot])[]> {
  const upload = await requireUpload(tx, uploadId)
  const account = await context.accountKeys.of(tx, tx.userId)
  const key = await resultsKey(account, tx, upload)
  const wanted = rows.map(({ number }) => number)
  const claims = await findLinesOfFindings(tx, uploadId, wanted)
  const numbers = [...new Set(claims.flatMap((claim) => claim.finding_numbers))]
  const stored = await readFindings(tx, key, numbers)
  const findings = new Map(Array.from(stored, ([number, body]) => [number, asFinding(body)]))
  requireOwnClaims(wanted.flatMap((number) => findings.get(number) ?? []))
  const carriers = new Map<number, CarrierLine[]>()
  for (const claim of claims) {
    const onLine = claim.finding_numbers.flatMap((number) => findings.get(number) ?? [])
    const carrier = { line: storedLine(openClaim(key, claim), upload.audit_type), findings: onLine }
    for (const number of claim.finding_numbers)
      carriers.set(number, [...(carriers.get(number) ?? []), carrier])
  }
  const source = {
    owner: (await personNames(tx)).owner,
    uploadName: uploadWords(account, upload).uploadName,
    members: await readMemberNumbers(tx, key),
    named: await linesSpokenOf(tx, upload, key, findings.values()),
  }
  return rows.flatMap((row) => {
    const finding = findings.get(row.number)
    const [first, ...others] = carriers.get(row.number) ?? []
    if (!finding || !first) return []
    return [[row, caseSnapshot(row, finding, [first, ...others], source)] as const]
  })
}

/** A letter about a claim of an earlier upload would go to the payee of the line that shows it. */
function requireOwnClaims(findings: readonly Finding[]): void {
  if (findings.some(({ ofEarlierClaim }) => ofEarlierClaim))
    throw new AppError('conflict', {
      message:
        'Some of these findings are about a claim of an earlier upload, which may be of another payee. Leave them out here, and start their case from that upload.',
    })
}

/** The lines that findings name by their row, those of others included. */
async function linesSpokenOf(
  tx: TenantTransaction,
  upload: Awaited<ReturnType<typeof requireUpload>>,
  key: Awaited<ReturnType<typeof resultsKey>>,
  findings: Iterable<Finding>,
): Promise<Map<number, ClaimLine>> {
  const rows = new Set(Array.from(findings).flatMap((finding) => finding.rows))
  const claims = await findLinesAtRows(tx, upload.id, Array.from(rows))
  return new Map(
    claims.map((claim) => [claim.row, storedLine(openClaim(key, claim), upload.audit_type)]),
  )
}
