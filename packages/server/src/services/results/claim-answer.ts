import { ClaimFinding, type Claim, type UploadAuditType } from '@plumbline/contract'
import { isoDate, type ClaimLine } from '@plumbline/engine'
import type { ClaimRow } from '../../db/results/claims.ts'
import { storedLine } from '../../stored-audits/stored-claim.ts'

/** A finding may stand at thousands of rows; the list shows the first of them, the report all. */
const rowsShown = 50

/** A line with its findings as lists show it. */
export function claimAnswer(
  row: ClaimRow,
  auditType: UploadAuditType,
  findings: ReadonlyMap<number, ClaimFinding>,
): Claim {
  const line = storedLine(row, auditType)
  return {
    id: `${row.upload_id}-${row.line}`,
    claimId: row.claim_id,
    ...codesOf(line),
    chargeAmount: dollars(line.chargeCents),
    errorFlag: row.error_flag,
    auditSummary: row.audit_summary,
    suggestedFix: row.suggested_fix,
    auditType,
    row: row.row,
    dateOfService: line.serviceFromDay === undefined ? null : isoDate(line.serviceFromDay),
    units: line.units ?? null,
    allowedAmount: dollars(line.allowedCents),
    paidAmount: dollars(line.paidCents),
    findings: row.finding_numbers.map((number) => required(findings.get(number))),
  }
}

function codesOf(line: ClaimLine) {
  return {
    cptCode: line.procedureCode ?? null,
    icd10Code: joined(line.diagnoses),
    modifier: joined(line.modifiers),
    posCode: line.placeOfService ?? null,
    ndcCode: line.ndc ?? line.ndcAsBilled ?? null,
    drugName: line.drugName ?? null,
    quantityDispensed: line.quantity ?? null,
    daysSupply: line.daysSupply ?? null,
  }
}

/** Findings by number as lists show them; each once, however many lines it stands at. */
export function shownFindings(
  bodies: ReadonlyMap<number, unknown>,
): ReadonlyMap<number, ClaimFinding> {
  return new Map(Array.from(bodies, ([number, body]) => [number, shortened(body)]))
}

function required(finding: ClaimFinding | undefined): ClaimFinding {
  if (!finding) throw new Error('A line names a finding that was not stored')
  return finding
}

function shortened(body: unknown): ClaimFinding {
  const finding = ClaimFinding.parse(body)
  const { rows, evidence } = finding
  return { ...finding, rows: rows.slice(0, rowsShown), evidence: evidence.slice(0, rowsShown) }
}

function joined(codes: readonly string[]): string | null {
  return codes.length === 0 ? null : codes.join(', ')
}

function dollars(cents: number | undefined): number | null {
  return cents === undefined ? null : cents / 100
}
