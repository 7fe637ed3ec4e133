import {
  ClaimFacts,
  ClaimFinding,
  type Claim,
  type FindingWords,
  type UploadAuditType,
  type WordedFinding,
} from '@plumbline/contract'
import {
  checkedLevelSaid,
  diagnosisText,
  isoDate,
  isoDateText,
  lineSavings,
  shortSummary,
  type ClaimLine,
  type Finding,
} from '@plumbline/engine'
import type { Context } from '../../context.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { fixOfLine, type FixVoice } from '../../stored-audits/fix-voice.ts'
import { asFinding, asStoredFinding } from '../../stored-audits/stored-finding.ts'
import { storedLine, type OpenedClaim } from '../../stored-audits/stored-claim.ts'
import { savingsAnswer } from '../uploads/savings-answer.ts'
import { findingWords } from '../words/finding-words.ts'

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
    uploadId: row.upload_id,
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
    suggestedFix: found.length > 0 ? fixOfLine(found) : row.suggested_fix,
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
  readonly shown: WordedFinding
}

/** The findings of lines in the account's voice; each once, however many lines it stands at. */
export async function shownFindings(
  context: Context,
  tx: TenantTransaction,
  bodies: ReadonlyMap<number, unknown>,
  voice: FixVoice = (found) => found,
): Promise<FoundFindings> {
  const stored = Array.from(bodies.values(), asStoredFinding)
  const words = await findingWords(context, tx, stored)
  return new Map(
    Array.from(bodies, ([number, body], at) => [
      number,
      { stored: asFinding(body), shown: voice(shortened(body, required(words[at]))) },
    ]),
  )
}

function required<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('A line names a finding that was not stored')
  return thing
}

function shortened(body: unknown, words: FindingWords): WordedFinding {
  const finding = ClaimFinding.parse(body)
  const { rows, evidence } = finding
  const cells = evidence.slice(0, rowsShown).map((cell) => ({ ...cell, value: cellText(cell) }))
  return { ...finding, rows: rows.slice(0, rowsShown), evidence: cells, words }
}

/** Diagnoses with their point and dates, as people write them. */
function cellText({ field, value }: ClaimFinding['evidence'][number]): string {
  if (field.endsWith('Day')) return isoDateText(value)
  return field === 'diagnoses' ? value.replace(/[A-Z0-9]+/g, diagnosisText) : value
}

function joined(codes: readonly string[]): string | null {
  return codes.length === 0 ? null : codes.join(', ')
}

function dollars(cents: number | undefined): number | null {
  return cents === undefined ? null : cents / 100
}
