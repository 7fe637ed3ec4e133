import { describe, expect, test } from 'vitest'
import { claimLine, historyIndex } from '../claim/claim-line.ts'
import { day, type Day } from '../claim/day.ts'
import type { FindingClass } from '../result/finding.ts'
import type { Outcome } from '../rule/outcome.ts'
import type { ReferenceTables } from '../reference/dated-table.ts'
import type { Rule } from '../rule/rule.ts'
import { runAudit, type AuditResult } from '../run/run-audit.ts'
import type { LineFields } from './audit-lines.ts'

/** One row of a rule's specification. Lines are rows 1, 2, 3 ... unless they name their own. */
export interface RuleCase {
  readonly name: string
  readonly lines: readonly LineFields[]
  /** Lines of earlier uploads. */
  readonly history?: readonly LineFields[]
  /** The strongest outcome of all lines: finding, then cannot-tell, then pass. */
  readonly expect: Outcome['kind']
  /** Rows that carry a finding; required for findings. */
  readonly flags?: readonly number[]
  readonly class?: FindingClass
  /** Dollars at risk over all findings. */
  readonly atRiskCents?: number
  /** Whether the dollars of every finding suppose what the file does not show. */
  readonly estimated?: boolean
  /** Words that a finding's message, or the reason it cannot be told, must hold. */
  readonly says?: string | RegExp
  /** Title of a source that every finding names. */
  readonly cites?: string
  /** Replaces the table's reference for this case. */
  readonly tables?: ReferenceTables
}

export interface RuleTableSetting {
  /** Fields that every line has unless it says otherwise. */
  readonly base?: LineFields
  readonly tables?: ReferenceTables
  /** `yyyy-mm-dd`; 2024-12-31 where left out. */
  readonly auditDay?: string
}

const allOutcomes: readonly Outcome['kind'][] = ['finding', 'pass', 'not-applicable', 'cannot-tell']

/**
 * A rule's test: its cases, run through the engine's own runner, and one more test that the table
 * reaches all four outcomes.
 */
export function ruleTable(rule: Rule, setting: RuleTableSetting, cases: readonly RuleCase[]): void {
  describe(rule.id, () => {
    test.each(cases)('$name', (ruleCase) => {
      const result = auditCase(rule, setting, ruleCase)
      expect(result.defects).toEqual([])
      expect(outcomeOf(result)).toBe(ruleCase.expect)
      expectFindings(result, ruleCase)
      expectWords(result, ruleCase)
    })
    test('the cases reach all four outcomes', () => {
      expect(new Set(cases.map((ruleCase) => ruleCase.expect))).toEqual(new Set(allOutcomes))
    })
  })
}

function auditCase(rule: Rule, setting: RuleTableSetting, ruleCase: RuleCase): AuditResult {
  const build = (fields: LineFields, index: number, row: number) =>
    claimLine({
      auditType: rule.auditTypes[0] ?? 'medical',
      row,
      ...setting.base,
      ...fields,
      index,
    })
  return runAudit({
    lines: ruleCase.lines.map((fields, index) => build(fields, index, index + 1)),
    history: (ruleCase.history ?? []).map((fields) => build(fields, historyIndex, 0)),
    rules: [rule],
    tables: ruleCase.tables ?? setting.tables ?? {},
    auditDay: auditDayOf(setting),
  })
}

function auditDayOf(setting: RuleTableSetting): Day {
  return day(setting.auditDay ?? '2024-12-31')
}

function outcomeOf(result: AuditResult): Outcome['kind'] {
  const coverage = result.coverage[0]
  if (result.claims.some((claim) => claim.findings.length > 0)) return 'finding'
  if (coverage && coverage.couldNotCheck > 0) return 'cannot-tell'
  return coverage && coverage.checked > 0 ? 'pass' : 'not-applicable'
}

function expectFindings(result: AuditResult, ruleCase: RuleCase): void {
  const flagged = result.claims
    .filter((claim) => claim.findings.length > 0)
    .map((claim) => claim.row)
  expect(flagged).toEqual(ruleCase.flags ?? [])
  const findings = new Set(result.claims.flatMap((claim) => claim.findings))
  for (const finding of findings) {
    if (ruleCase.class) expect(finding.class).toBe(ruleCase.class)
    if (ruleCase.estimated !== undefined) expect(finding.estimated).toBe(ruleCase.estimated)
    expect(finding.evidence.length, 'every finding shows its evidence').toBeGreaterThan(0)
    if (ruleCase.cites !== undefined) {
      expect(finding.sources.map(({ title }) => title)).toContain(ruleCase.cites)
    }
    if (finding.amountAtRiskCents > 0) expect(finding.arithmetic).not.toBe('')
  }
  if (ruleCase.atRiskCents !== undefined) {
    const total = Array.from(findings).reduce((sum, finding) => sum + finding.amountAtRiskCents, 0)
    expect(total).toBe(ruleCase.atRiskCents)
  }
}

function expectWords(result: AuditResult, ruleCase: RuleCase): void {
  if (ruleCase.says === undefined) return
  const findings = result.claims.flatMap((claim) => claim.findings)
  const words = [...findings.map((finding) => finding.message), result.coverage[0]?.because ?? '']
  expect(words.join('\n')).toMatch(ruleCase.says)
}
