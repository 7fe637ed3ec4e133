import type { RuleCoverage } from '../result/audit-document.ts'
import type { RuleRun } from './rule-run.ts'

/**
 * How many lines a rule checked and why it could not check the others.
 *
 * @param superseded lines that another replaced or voided, which no rule is asked about
 */
export function coverageOf(run: RuleRun, superseded: number): RuleCoverage {
  const reasons = Array.from(run.couldNotCheck, ([because, { lines }]) => ({
    because,
    lines,
  }))
    .filter(({ lines }) => lines > 0)
    .sort((a, b) => b.lines - a.lines || (a.because < b.because ? -1 : 1))
  return {
    ruleId: run.rule.id,
    checked: run.checked,
    notApplicable: run.notApplicable + superseded,
    couldNotCheck: reasons.reduce((sum, { lines }) => sum + lines, 0),
    because: reasons
      .map(({ because, lines }) => `${lines} ${lines === 1 ? 'line' : 'lines'}: ${because}`)
      .join('; '),
    reasons,
  }
}
