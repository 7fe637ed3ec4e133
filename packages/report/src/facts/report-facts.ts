import type { ReportInput } from '../report-input.ts'
import { dayOfMoment } from '../words/dates.ts'
import { linesWithFindings, type AuditedLine } from './audited-line.ts'
import { dollarSteps, type DollarSteps } from './dollar-steps.ts'
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
  }
}

/** First 12 hexadecimal digits of the file's SHA-256 and the date: `3f9a1c07be52-20250115`. */
function reportId({ document, generatedAt }: ReportInput): string {
  const hash = document.file.sha256.toLowerCase().replace(/[^0-9a-f]/g, '')
  return `${hash.slice(0, 12)}-${dayOfMoment(generatedAt).replaceAll('-', '')}`
}
