import { claimLine, historyIndex, type ClaimLine } from '../claim/claim-line.ts'
import { day } from '../claim/day.ts'
import type { ReferenceTables } from '../reference/dated-table.ts'
import type { Rule } from '../rule/rule.ts'
import { runAudit, type AuditResult } from '../run/run-audit.ts'

export type LineFields = Partial<Omit<ClaimLine, 'procedure' | 'index'>>

interface Surroundings {
  /** Lines of earlier uploads. */
  readonly history?: readonly LineFields[]
  readonly tables?: ReferenceTables
}

/** Audits lines that stand at rows 2, 3, 4 ... unless they name their own, as of the end of 2024. */
export function auditLines(
  lines: readonly LineFields[],
  rules: readonly Rule[],
  { history = [], tables = {} }: Surroundings = {},
): AuditResult {
  return runAudit({
    lines: lines.map((fields, index) => claimLine({ row: index + 2, ...fields, index })),
    history: history.map((fields) => claimLine({ row: 0, ...fields, index: historyIndex })),
    rules,
    tables,
    auditDay: day('2024-12-31'),
  })
}
