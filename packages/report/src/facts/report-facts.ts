import { createHash } from 'node:crypto'
import type { ReportInput } from '../report-input.ts'
import { linesWithFindings, type AuditedLine } from './audited-line.ts'
import { addTo, emptySplit, type DollarSplit } from './dollar-split.ts'
import { dollarSteps, type DollarSteps } from './dollar-steps.ts'
import { Members } from './members.ts'
import { packetInput, withoutDismissed } from './packet.ts'
import { portfolioOf, type Portfolio } from './portfolio.ts'
import {
  categoryResults,
  ruleResults,
  type CategoryResult,
  type RuleResult,
} from './rule-results.ts'
import { Reviews } from './reviews.ts'

/** Everything that more than one section of a report needs, worked out once. */
export interface ReportFacts extends ReportInput {
  readonly reportId: string
  /** Lines that carry a finding, in file order. */
  readonly found: readonly AuditedLine[]
  /** The same without what was dismissed: what somebody may still be asked for. */
  readonly open: readonly AuditedLine[]
  readonly reviews: Reviews
  readonly portfolio: Portfolio
  /** Lines that were voided, replaced or reversed, or did so to another: looked at, and not tested. */
  readonly takenBack: number
  readonly results: readonly RuleResult[]
  readonly categories: readonly CategoryResult[]
  readonly steps: DollarSteps
  /** `steps.atRiskCents` by what they rest on. */
  readonly split: DollarSplit
  /** How members are shown. */
  readonly memberNames: Members
}

export function reportFacts(whole: ReportInput): ReportFacts {
  const input = packetInput(whole)
  const every = linesWithFindings(input.document, input.lines)
  const reviews = new Reviews(every, input.decisions, input.responses)
  const open = reviews.decided === 0 ? every : withoutDismissed(every, reviews)
  // Nobody is sent what is not asked of him.
  const found = input.edition === 'payee' ? open : every
  const results = ruleResults(found, input.rules)
  return {
    ...input,
    reportId: reportId(input),
    ...{ found, open, reviews },
    portfolio: portfolioOf(input.lines),
    takenBack: input.document.claims.filter(({ checked }) => checked === 'not audited').length,
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
 * the second on, and the mark of what people had decided: `3f9a1c07be52-20250115`,
 * `3f9a1c07be52-20250116-v2-r3fa2c1`.
 */
function reportId(input: ReportInput): string {
  const { document, auditedAt, auditVersion = 1, revision, packet } = input
  const hash = document.file.sha256.toLowerCase().replace(/[^0-9a-f]/g, '')
  const version = auditVersion > 1 ? `-v${auditVersion}` : ''
  const made = revision === undefined ? '' : `-r${revision.replace(/[^0-9a-f]/g, '')}`
  const part = packet === undefined ? '' : `-p${payeeMark(packet.payee)}`
  return `${hash.slice(0, 12)}-${new Date(auditedAt).toISOString().slice(0, 10).replaceAll('-', '')}${version}${made}${part}`
}

/** Tells packets of one audit apart without the payee's number, which may be a tax number. */
function payeeMark(payee: string): string {
  return createHash('sha256').update(payee).digest('hex').slice(0, 6)
}
