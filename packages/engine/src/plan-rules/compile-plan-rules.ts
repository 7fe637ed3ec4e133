import { defineLineRule, type Rule } from '../rule/rule.ts'
import { pass } from '../rule/outcome.ts'
import { name, say } from '../sentences/say.ts'
import { aboutTerm } from './about-term.ts'
import { limitRule, medicareRule, ratesRule, type Clause } from './clause-rules.ts'
import { lineTerm } from './line-terms.ts'
import { medicareFormula } from './medicare-prices.ts'
import type { PlanRule, PlanRuleSet } from './plan-rule.ts'
import { fieldsOfScope, scopeTest } from './plan-scope.ts'

/** Ids of plan rules begin with it, so that they are none of ours. */
export const planRulePrefix = 'plan:'

/** The clauses of a set as rules of an audit, in their order; they judge from their first day of service on. */
export function compilePlanRules(set: PlanRuleSet): readonly Rule[] {
  return set.rules.map((rule) => compiled(clauseOf(set, rule), rule))
}

function compiled(clause: Clause, { term }: PlanRule): Rule {
  if (term.kind === 'limit') return limitRule(clause, term)
  if (term.kind === 'case-rate' || term.kind === 'stay-rates') return ratesRule(clause, term)
  const { about, said, outOfScope } = clause
  const judge = lineTerm(term)
  const medicare = medicareFormula(term)
  if (medicare !== undefined) return medicareRule(clause, medicare, judge)
  return defineLineRule({
    ...about,
    judge: (line) => outOfScope(line) ?? judge?.(line, said) ?? pass,
  })
}

function clauseOf(set: PlanRuleSet, rule: PlanRule): Clause {
  const { clause, quote, scope, term } = rule
  const { title, category, fix, fields } = aboutTerm(term)
  return {
    about: {
      id: `${planRulePrefix}${rule.id}`,
      version: rule.version ?? 1,
      title,
      category,
      class: 'error',
      basis: 'plan',
      auditTypes: [scope.claims],
      sources: [{ title: set.document, section: `${clause}: “${quote}”` }],
      needs: { fields: [...new Set([...fieldsOfScope(scope), ...fields])] },
      clearedBy:
        'An exception, an amendment or another term that the plan or contract has for the case.',
      suggestedFix: fix,
    },
    said: (sentence) => say`Under ${name(clause)} of ${name(set.document)}, ${sentence}`,
    outOfScope: scopeTest(rule),
  }
}
