import { planTermTitles } from './about-term.ts'
import type { PlanTerm } from './plan-rule.ts'

/**
 * The id of an account's own rule, without the prefix: `limit-3`. It tells nothing of the plan, because
 * ids of rules stand beside findings in clear.
 */
export function numberedPlanRule(kind: PlanTerm['kind'], number: number): string {
  return `${kind}-${number}`
}

const numbered = /^plan:([a-z-]+)-(\d{1,6})$/

/** What an account's own rule is called in lists; undefined of any other id. */
export function numberedPlanRuleTitle(ruleId: string): string | undefined {
  const [, kind = '', number = ''] = numbered.exec(ruleId) ?? []
  const title = titles.get(kind)
  return title === undefined ? undefined : `${title} (plan rule ${number})`
}

const titles: ReadonlyMap<string, string> = new Map(Object.entries(planTermTitles))
