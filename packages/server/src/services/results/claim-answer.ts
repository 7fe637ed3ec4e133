import { ClaimFacts, ClaimFinding, type Claim, type UploadAuditType } from '@plumbline/contract'
import {
  checkedLevelSaid,
  diagnosisText,
  isoDate,
  lineSavings,
  shortSummary,
  type ClaimLine,
  type Finding,
} from '@plumbline/engine'
import { asFinding } from '../../stored-audits/stored-finding.ts'
import { storedLine, type OpenedClaim } from '../../stored-audits/stored-claim.ts'
import { savingsAnswer } from '../uploads/savings-answer.ts'

/** A finding may stand at thousands of rows; the list shows the first of them, the report all. */
const rowsShown = 50

/** A line with its findings as lists show it. */
export function claimAnswer(
  row: OpenedClaim,
  auditType: UploadAuditType,
  findings: FoundFindings,
): Claim {
  const line = storedLine(row, auditType)
  const all = row.finding_numbers.map((number) => required(findings.get(number)))
  const found = all.map(({ shown }) => shown)
  return {
    id: `${row.upload_id}-${row.line}`,
    claimId: line.claimId ?? null,
    ...ClaimFacts.parse(line),
    ...codesOf(line),
    ...amountsOf(line),
    errorFlag: row.error_flag,
    checked: row.error_flag === 'Clean' ? checkedLevelSaid(row.audit_summary) : 'checked',
    ...savingsOfLine(
      line,
      row,
      all.map(({ stored }) => stored),
    ),
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
    findings: found,
  }
}

/** Its dollars are those that were kept; what they rest on follows from the findings. */
function savingsOfLine(line: ClaimLine, row: OpenedClaim, findings: readonly Finding[]) {
  const savings = Number(row.savings_cents)
  const counted = lineSavings(line, findings)
  const firm = Math.min(counted?.firmCents ?? 0, savings)
  return savingsAnswer({ savings, firm, inDoubt: counted?.inDoubtCents ?? 0 })
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
    quantityDispensed: line.quantity ?? null,
  }
}

/** Findings by their numbers: as they were kept, and as lists show them. */
export type FoundFindings = ReadonlyMap<number, FoundFinding>

interface FoundFinding {
  readonly stored: Finding
  readonly shown: ClaimFinding
}

/** The findings of lines; each once, however many lines it stands at. */
export function shownFindings(bodies: ReadonlyMap<number, unknown>): FoundFindings {
  return new Map(
    Array.from(bodies, ([number, body]) => [
      number,
      { stored: asFinding(body), shown: shortened(body) },
    ]),
  )
}

function required(finding: FoundFinding | undefined): FoundFinding {
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
