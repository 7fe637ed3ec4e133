import type { Rule } from '@plumbline/engine'
import type { RuleFacts } from '@plumbline/report'

/** What an audit keeps of the plan rules that judged it: they may be withdrawn or ended later. */
export function planRuleFacts(rules: readonly Rule[]): RuleFacts[] {
  return rules.map((rule) => ({
    id: rule.id,
    version: rule.version,
    title: rule.title,
    category: rule.category,
    class: rule.class,
    basis: rule.basis,
    auditTypes: rule.auditTypes,
    sources: rule.sources,
    needs: rule.needs,
    clearedBy: rule.clearedBy,
    suggestedFix: rule.suggestedFix,
  }))
}
