import type { FindingItem } from '@plumbline/contract'
import { expectedShare, expectedWords } from '@plumbline/engine'
import type { RuleReviews } from '../../db/review/rule-reviews.ts'
import type { FindingRow } from '../../db/review/read-findings.ts'

export type ReviewsByRule = ReadonlyMap<string, RuleReviews>

export function reviewsByRule(reviews: readonly RuleReviews[]): ReviewsByRule {
  return new Map(reviews.map((one) => [one.ruleId, one]))
}

const none = { reviewed: 0, confirmed: 0 }

/** What of a finding's dollars is expected to be confirmed; what it doubts itself is not. */
export function expectedOf(
  row: Pick<FindingRow, 'rule_id' | 'firm_cents' | 'records_needed_cents'>,
  reviews: ReviewsByRule,
): NonNullable<FindingItem['expected']> {
  const of = reviews.get(row.rule_id) ?? none
  const cents = Number(row.firm_cents) + Number(row.records_needed_cents)
  return { dollars: Math.round(cents * expectedShare(of)) / 100, because: expectedWords(of) }
}
