import type { ReferenceTables, Rule } from '@plumbline/engine'
import { goldenFiles } from '../golden-files.ts'
import { auditGolden } from './audit-golden.ts'
import { committedText, expectedText, findingsIn } from './expected-findings.ts'

/** What a golden file expects of one rule, and what the rule gives now; findings as committed. */
export interface RuleDifference {
  readonly file: string
  readonly expected: number
  readonly found: number
  /** Committed, and not found. */
  readonly missing: readonly string[]
  /** Found, and not committed. */
  readonly added: readonly string[]
}

/** Runs one rule over the golden files of its types. */
export async function ruleDifferences(
  rule: Rule,
  tables: ReferenceTables,
): Promise<readonly RuleDifference[]> {
  const differences: RuleDifference[] = []
  for (const file of goldenFiles()) {
    if (!rule.auditTypes.some((type) => file.name.endsWith(type))) continue
    const { findings } = await auditGolden(file, 'plain', tables, [rule])
    const found = findingsIn(expectedText(file, findings), rule.id)
    const expected = findingsIn(committedText(file.name), rule.id)
    differences.push(difference(file.name, expected, found))
  }
  return differences
}

/** Sets two lists of findings against each other. */
export function difference(
  file: string,
  expected: readonly string[],
  found: readonly string[],
): RuleDifference {
  return {
    file,
    expected: expected.length,
    found: found.length,
    missing: expected.filter((finding) => !found.includes(finding)),
    added: found.filter((finding) => !expected.includes(finding)),
  }
}
