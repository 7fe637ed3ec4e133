import { asRule, ownProblems, type PlanRuleGiven, type PlanRuleReading } from '@plumbline/contract'
import { planRuleInWords, workedExamples, type PlanRuleSet } from '@plumbline/engine'

/** What a clause would say and find, before anybody relies on it: in words, and by claims made up for it. */
export function readPlanRule({ plan, document, rule }: PlanRuleGiven): PlanRuleReading {
  const asked = asRule('rule', rule)
  return planRuleReading({ name: plan, document, rules: [asked] })
}

/** The same of a rule with its id: it is the set's first. */
export function planRuleReading(set: PlanRuleSet): PlanRuleReading {
  const [rule] = set.rules
  if (!rule) throw new Error('The set has no rule')
  const problems = [...ownProblems(rule)]
  const examples = problems.length === 0 ? workedExamples(set, rule) : []
  return {
    words: planRuleInWords(rule),
    problems,
    examples: examples.map(({ claim, answer, atRiskCents, isFlagged }) => ({
      ...{ claim, answer, isFlagged },
      atRiskDollars: atRiskCents / 100,
    })),
  }
}
