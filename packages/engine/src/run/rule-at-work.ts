import type { Rule } from '../rule/rule.ts'
import type { RuleTables } from './tables/rule-tables.ts'
import type { RuleRun } from './rule-run.ts'

/** A rule in an audit: what it came to so far, and the tables that it reads. */
export interface RuleAtWork<SomeRule extends Rule = Rule> {
  readonly rule: SomeRule
  readonly run: RuleRun
  readonly tables: RuleTables
}
