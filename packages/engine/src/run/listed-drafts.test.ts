import { expect, test } from 'vitest'
import type { ClaimLine } from '../claim/claim-line.ts'
import { finding } from '../rule/outcome.ts'
import { defineGroupRule } from '../rule/rule.ts'
import { nothing, words } from '../sentences/say.ts'
import { auditLines } from '../testing/audit-lines.ts'
import { ruleWords } from '../testing/rule-words.ts'

/** One finding at all lines of a claim but the first, which shows it. */
const rest = defineGroupRule({
  ...ruleWords,
  id: 'rest',
  class: 'error',
  scope: 'claim',
  needs: { fields: [] },
  judge: ({ lines: [first, ...others] }: { lines: readonly ClaimLine[] }) => [
    finding({
      message: words('Too much.'),
      lines: others,
      related: first ? [first] : [],
      evidence: others.map(({ row }) => ({ row, field: 'units', value: '1' })),
      atRisk: others.map((line) => ({ line, cents: 100 })),
      arithmetic: nothing,
    }),
  ],
})

function auditClaimOf(count: number) {
  const line = { claimId: 'C', paidCents: 500 }
  return auditLines(
    Array.from({ length: count }, () => line),
    [rest],
  )
}

test('a finding about an ordinary number of lines lists all of them', () => {
  const { claims } = auditClaimOf(41)
  const [found] = claims[1]?.findings ?? []
  expect(found?.rows).toHaveLength(41)
  expect(found?.message).toBe('Too much.')
})

test('findings about very many lines list some, count the others and keep every dollar', () => {
  const { claims, summary } = auditClaimOf(5001)
  expect(summary.potentialSavingsCents).toBe(5000 * 100)
  const found = claims.slice(1).map(({ findings }) => findings)
  expect(found.every((findings) => findings.length === 1)).toBe(true)
  for (const finding of found.flat()) {
    expect(finding.rows.length).toBeLessThan(30)
    expect(finding.evidence.length).toBeLessThan(30)
    expect(finding.message).toBe('Too much. The same holds for 4990 more lines, not listed here.')
  }
  const each = Array.from(new Set(found.flat()))
  expect(each.reduce((sum, { amountAtRiskCents }) => sum + amountAtRiskCents, 0)).toBe(500_000)
})
