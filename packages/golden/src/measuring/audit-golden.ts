import {
  allRules,
  day,
  runAudit,
  type ClaimVerdict,
  type FindingClass,
  type ReferenceTables,
  type Rule,
  type RuleCoverage,
} from '@plumbline/engine'
import { readClaims, type IntakeResult } from '@plumbline/intake'
import type { GoldenFile } from '../making/golden-file.ts'

/** The day on which golden files are audited. */
const auditDay = day('2026-02-02')

/** One finding at one row that carries it. */
export interface RowFinding {
  readonly row: number
  readonly ruleId: string
  readonly class: FindingClass
  /** At risk on this row. */
  readonly cents: number
}

export interface GoldenAudit {
  readonly findings: readonly RowFinding[]
  readonly coverage: readonly RuleCoverage[]
  readonly claims: readonly ClaimVerdict[]
}

/**
 * Audits one dialect of a golden file as a customer's file would be, with columns of lines that were
 * filled while they were read, or not. Throws where intake sets a row
 * aside or a rule fails: a golden file has no such row.
 */
export async function auditGolden(
  file: GoldenFile,
  dialect: string,
  tables: ReferenceTables,
  rules: readonly Rule[] = allRules,
  filled: 'while read' | 'by the engine' = 'while read',
): Promise<GoldenAudit> {
  const intake = await readGolden(file, dialect)
  const { claims, coverage, defects } = runAudit({
    lines: intake.lines,
    ...(filled === 'while read' && { fields: intake.fields }),
    ...(filled === 'while read' && { columns: intake.lineColumns }),
    rules,
    tables,
    auditDay,
  })
  const [defect] = defects
  if (defect) throw new Error(`${defect.ruleId} failed at row ${defect.row}: ${defect.message}`)
  return { findings: claims.flatMap(findingsOf), coverage, claims }
}

/** Reads one dialect of a golden file. Throws where a row is set aside: a golden file has no such row. */
export async function readGolden(file: GoldenFile, dialect: string): Promise<IntakeResult> {
  const bytes = new TextEncoder().encode(file.texts[dialect] ?? '')
  const intake = await readClaims({ name: `${file.name}.csv`, bytes }, { auditDay })
  const [aside] = intake.setAside
  if (aside || intake.lines.length !== file.rows.length) {
    throw new Error(
      `${file.name} (${dialect}): row ${aside?.row ?? 0} ${aside?.reason ?? 'is lost'}`,
    )
  }
  return intake
}

function findingsOf({ row, findings }: ClaimVerdict): RowFinding[] {
  return findings.map((finding) => ({
    row,
    ruleId: finding.ruleId,
    class: finding.class,
    cents: finding.atRisk.find((risk) => risk.row === row)?.cents ?? 0,
  }))
}
