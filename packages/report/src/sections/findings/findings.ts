import { categoryNames, dollars } from '@plumbline/engine'
import { categoryDollarsChart } from '../../charts/category-dollars.ts'
import type { ReportFacts } from '../../facts/report-facts.ts'
import type { CategoryResult } from '../../facts/rule-results.ts'
import { html, type Markup } from '../../html.ts'
import { count, percent } from '../../words/amounts.ts'
import { categoryWords } from '../../words/categories.ts'
import type { FindingIndex } from './finding-numbers.ts'
import { responseBox } from './response-box.ts'
import { ruleArticle } from './rule-article.ts'

/** Findings by category, and in each by rule: criteria, condition, cause, effect, recommendation. */
export function findings(facts: ReportFacts, index: FindingIndex): Markup {
  const { categories } = facts
  if (categories.length === 0) {
    return html`<p>
      No rule found anything. Read this with <a href="#unchecked">what could not be checked</a>.
    </p>`
  }
  return html`<p>
      Every category follows one order: what the rule says and who wrote it (criteria), what the
      file shows (condition), what it does (effect), what to do (recommendation) and what would
      clear the finding. The causes lie outside a claims file and are not determined here. The
      examples are the findings with the most dollars.
    </p>
    ${categoryDollarsChart(categories)}
    ${categories.map((category, position) => categorySection(facts, index, category, position + 1))}`
}

function categorySection(
  facts: ReportFacts,
  index: FindingIndex,
  result: CategoryResult,
  position: number,
): Markup {
  const words = categoryWords[result.category]
  const lines = facts.document.summary.claims
  return html`<section
    class="category"
    id="c-${result.category}"
    aria-labelledby="c-${result.category}-h"
  >
    <h3 id="c-${result.category}-h">
      <span class="no">4.${position}</span> ${categoryNames[result.category]}
    </h3>
    <p class="lead">${words.about}</p>
    <dl class="strip">
      <div>
        <dt>Findings</dt>
        <dd>${count(result.findings)}</dd>
      </div>
      <div>
        <dt>Lines</dt>
        <dd>${count(result.lines)}</dd>
      </div>
      <div>
        <dt>Of all lines</dt>
        <dd>${percent(result.lines, lines)}</dd>
      </div>
      <div>
        <dt>At risk</dt>
        <dd>${dollars(result.atRiskCents)}</dd>
      </div>
    </dl>
    ${result.results.map((rule) => ruleArticle(facts, index, rule))}
    <div class="closing">
      <dl class="elements">
        <dt>Effect</dt>
        <dd>${words.effect}</dd>
        <dt>Recommendation</dt>
        <dd>${words.recommendation}</dd>
      </dl>
      ${responseBox(facts, result)}
    </div>
  </section> `
}
