import { ClaimFinding, type Claim, type UploadAuditType } from '@plumbline/contract'
import { diagnosisText, isoDate, shortSummary, type ClaimLine } from '@plumbline/engine'
import { storedLine, type OpenedClaim } from '../../stored-audits/stored-claim.ts'

/** A finding may stand at thousands of rows; the list shows the first of them, the report all. */
const rowsShown = 50

/** A line with its findings as lists show it. */
export function claimAnswer(
  row: OpenedClaim,
  auditType: UploadAuditType,
  findings: ReadonlyMap<number, ClaimFinding>,
): Claim {
  const line = storedLine(row, auditType)
  const found = row.finding_numbers.map((number) => required(findings.get(number)))
  return {
    id: `${row.upload_id}-${row.line}`,
    claimId: line.claimId ?? null,
    ...codesOf(line),
    ...amountsOf(line),
    errorFlag: row.error_flag,
    auditSummary: row.audit_summary,
    shortSummary: shortSummary({
      auditSummary: row.audit_summary,
      findings: found,
      service: line.procedureCode ?? line.drugName ?? line.ndc,
      atRiskCents: Number(row.savings_cents),
    }),
    suggestedFix: row.suggested_fix,
    auditType,
    row: row.row,
    dateOfService: line.serviceFromDay === undefined ? null : isoDate(line.serviceFromDay),
    units: line.units ?? null,
    findings: found,
  }
}

function amountsOf(line: ClaimLine) {
  return {
    chargeAmount: dollars(line.chargeCents),
    allowedAmount: dollars(line.allowedCents),
    paidAmount: dollars(line.paidCents),
    ingredientCost: dollars(line.ingredientCostCents),
    dispensingFee: dollars(line.dispensingFeeCents),
    patientShare: dollars(line.patientShareCents),
  }
}

function codesOf(line: ClaimLine) {
  return {
    cptCode: line.procedureCode ?? null,
    icd10Code: joined(line.diagnoses.map(diagnosisText)),
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
  const cells = evidence.slice(0, rowsShown).map((cell) => ({ ...cell, value: cellText(cell) }))
  return { ...finding, rows: rows.slice(0, rowsShown), evidence: cells }
}

/** Diagnoses with their point, as people write them. */
function cellText({ field, value }: ClaimFinding['evidence'][number]): string {
  return field === 'diagnoses' ? value.replace(/[A-Z0-9]+/g, diagnosisText) : value
}

function joined(codes: readonly string[]): string | null {
  return codes.length === 0 ? null : codes.join(', ')
}

function dollars(cents: number | undefined): number | null {
  return cents === undefined ? null : cents / 100
}
