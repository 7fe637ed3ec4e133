import { expect, test } from 'vitest'
import { claimLine } from '../claim/claim-line.ts'
import { day } from '../claim/day.ts'
import { runAudit } from '../run/run-audit.ts'
import { compilePlanRules } from './compile-plan-rules.ts'
import { exampleTables } from './example-tables.ts'
import { planRuleInWords } from './plan-words.ts'
import type { PlanRule } from './plan-rule.ts'
import { boundaryCases, type Fields } from './testing/boundary-cases.ts'
import { mutantsOf } from './testing/clause-mutants.ts'
import { clauses } from './testing/clauses.table.ts'

/** The cents found on each line of each case; every case is another patient. */
function answers(rule: PlanRule, cases: readonly (readonly Fields[])[]): string {
  const lines = cases.flatMap((ofOne, patient) =>
    ofOne.map((line) => ({ claimId: `C${patient}`, ...line, patientKey: `P${patient}` })),
  )
  const { findingsByLine, defects } = runAudit({
    lines: lines.map((line, index) => claimLine({ ...line, index, row: index + 2 })),
    rules: compilePlanRules({ name: 'Acme', document: 'Acme plan', rules: [rule] }),
    tables: exampleTables,
    auditDay: day('2026-12-31'),
  })
  expect(defects).toEqual([])
  return lines.map((_, at) => findingsByLine[at]?.[0]?.amountAtRiskCents ?? '-').join()
}

const mutants = clauses.flatMap((rule) =>
  mutantsOf(rule).map((mutant) => [rule, ...mutant] as const),
)

test('at least 25 clauses, and 200 rules that say something else', () => {
  expect(clauses.length).toBeGreaterThanOrEqual(25)
  expect(mutants.length).toBeGreaterThanOrEqual(200)
})

test('every rule that says something else answers otherwise at a boundary of the clause', () => {
  const truths = new Map(clauses.map((rule) => [rule, answers(rule, boundaryCases(rule))]))
  const missed = mutants.filter(
    ([rule, , mutant]) => answers(mutant, boundaryCases(rule)) === truths.get(rule),
  )
  expect(missed.map(([rule, what]) => `${rule.quote} ${what}`)).toEqual([])
})

test('and reads otherwise to whoever approves it', () => {
  const same = mutants.filter(
    ([rule, , mutant]) => planRuleInWords(rule) === planRuleInWords(mutant),
  )
  expect(same.map(([rule, what]) => `${rule.quote} ${what}`)).toEqual([])
})
