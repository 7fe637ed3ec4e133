import type { ReportInput } from '../report-input.ts'
import { dayOfMoment } from '../words/dates.ts'
import { linesWithFindings, type AuditedLine } from './audited-line.ts'
import { addTo, emptySplit, type DollarSplit } from './dollar-split.ts'
import { dollarSteps, type DollarSteps } from './dollar-steps.ts'
import { Members } from './members.ts'
import { portfolioOf, type Portfolio } from './portfolio.ts'
import {
  categoryResults,
  ruleResults,
  type CategoryResult,
  type RuleResult,
} from './rule-results.ts'

/** Everything that more than one section of a report needs, worked out once. */
export interface ReportFacts extends ReportInput {
  readonly reportId: string
  /** Lines that carry a finding, in file order. */
  readonly found: readonly AuditedLine[]
  readonly portfolio: Portfolio
  readonly results: readonly RuleResult[]
  readonly categories: readonly CategoryResult[]
  readonly steps: DollarSteps
  /** `steps.atRiskCents` by what they rest on. */
  readonly split: DollarSplit
  /** How members are shown. */
  readonly memberNames: Members
}

export function reportFacts(input: ReportInput): ReportFacts {
  const found = linesWithFindings(input.document, input.lines)
  const results = ruleResults(found, input.rules)
  return {
    ...input,
    reportId: reportId(input),
    found,
    portfolio: portfolioOf(input.lines),
    results,
    categories: categoryResults(results),
    steps: dollarSteps(found),
    split: splitOf(found),
    memberNames: new Members(input),
  }
}

function splitOf(found: readonly AuditedLine[]): DollarSplit {
  const split = emptySplit()
  for (const { savings } of found) if (savings) addTo(split, savings)
  return split
}

/**
 * First 12 hexadecimal digits of the file's SHA-256 and the day of the audit, with its version from
 * the second on: `3f9a1c07be52-20250115`, `3f9a1c07be52-20250116-v2`.
 */
function reportId({ document, auditedAt, auditVersion = 1 }: ReportInput): string {
  const hash = document.file.sha256.toLowerCase().replace(/[^0-9a-f]/g, '')
  const version = auditVersion > 1 ? `-v${auditVersion}` : ''
  return `${hash.slice(0, 12)}-${dayOfMoment(auditedAt).replaceAll('-', '')}${version}`
}
