import { planRuleInWords, workedExamples, type PlanRule, type PlanRuleSet } from '@plumbline/engine'
import { planRulesIn } from '../auditing/read-plan-rules.ts'

/** Prints each rule of a file in words with five worked examples, or says what is wrong with it. */
export async function showPlanRules(file: string): Promise<void> {
  const set = await planRulesIn(file)
  const texts = set.rules.map((rule) => ruleText(set, rule))
  process.stdout.write(`${set.name}, from ${set.document}\n\n${texts.join('\n\n')}\n`)
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

function ruleText(set: PlanRuleSet, rule: PlanRule): string {
  const examples = workedExamples(set, rule).map(({ claim, answer, atRiskCents, isFlagged }) => {
    const atRisk = isFlagged ? ` (${dollars.format(atRiskCents / 100)} at risk)` : ''
    return `  - ${claim}: ${answer}${atRisk}`
  })
  return [rule.id, `  ${planRuleInWords(rule)}`, `  “${rule.quote}”`, ...examples].join('\n')
}
