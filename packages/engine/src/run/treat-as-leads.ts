import type { Rule } from '../rule/rule.ts'

/** Rules of which errors are only leads, by their ids: whoever reviewed them said so. */
export function treatedAsLeads(
  rules: readonly Rule[],
  leads: ReadonlySet<string>,
): readonly Rule[] {
  if (leads.size === 0) return rules
  return rules.map((rule) => (leads.has(rule.id) ? { ...rule, atMost: 'lead' } : rule))
}
