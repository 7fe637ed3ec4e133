import type { ReportFacts } from '../../facts/report-facts.ts'
import { mainCauses, type RuleResult } from '../../facts/rule-results.ts'
import { html, type Markup } from '../../html.ts'
import { originOf } from '../../words/summary-origin.ts'

/** What each main cause means, in plain words, with who wrote them; nothing where nobody did. */
export function meanings(facts: ReportFacts): Markup | undefined {
  const { results, causeWords } = facts
  if (!causeWords) return undefined
  const causes = mainCauses(results)
  if (causes.length === 0) return undefined
  return html`<h3>What this means</h3>
    <ul class="meanings">
      ${causes.map((result) => {
        const { text, by } = causeWords(causeOf(result))
        return html`<li>
          ${text}
          <span class="small">${originOf[by]}.</span>
        </li>`
      })}
    </ul>`
}

/** Whether words of a model stand among them. */
export function holdsModelWords({ results, causeWords }: ReportFacts): boolean {
  if (!causeWords) return false
  return mainCauses(results).some((result) => causeWords(causeOf(result)).by === 'model')
}

function causeOf({
  rule,
  class: sureness,
  lines,
  atRiskCents,
  doubting,
  findings,
}: RuleResult): Parameters<NonNullable<ReportFacts['causeWords']>>[0] {
  const { id: ruleId, title, category } = rule
  return {
    ...{ ruleId, title, category, class: sureness, lines: lines.length, atRiskCents },
    isDoubtful: doubting === findings.length,
  }
}
