import { classesAtRisk, classNames, dollars, strongerFirst } from '@plumbline/engine'
import { lineStatusChart } from '../charts/line-status.ts'
import { classMark } from '../elements/marks.ts'
import type { ReportFacts } from '../facts/report-facts.ts'
import type { RuleResult } from '../facts/rule-results.ts'
import { html, type Content, type Markup } from '../html.ts'
import { count, counted } from '../words/amounts.ts'
import { conclusion } from './conclusion.ts'

/** The executive summary, made to fit one page. */
export function summary(facts: ReportFacts): Markup {
  const { document, steps } = facts
  return html`<p class="purpose">
      Purpose: to test every line of <span class="c">${document.file.name}</span> against published
      coding and payment rules and against the file itself, and to say for each line what is wrong,
      on whose authority, and what it costs.
    </p>
    <p class="conclusion">${conclusion(facts)}</p>
    <div class="halves">
      <div>
        <h3>What we looked at</h3>
        ${lookedAt(facts)}
      </div>
      <div>
        <h3>What we found</h3>
        ${lineStatusChart(document.summary)}
      </div>
    </div>
    <div class="halves">
      <div>
        <h3>Dollars at risk</h3>
        <p class="figure">${dollars(steps.atRiskCents)}</p>
        <p class="small">
          After overlap: each line counts once, and never for more than was paid on it.
        </p>
        <dl class="split">
          ${classesAtRisk.map(
            (name) =>
              html`<dt>${classMark(name)}</dt>
                <dd class="n">${dollars(steps.byClass[name])}</dd>
                <dd class="small">${counted(steps.linesByClass[name], 'line')}</dd>`,
          )}
        </dl>
      </div>
      <div>
        <h3>Main causes</h3>
        ${causes(facts.results)}
      </div>
    </div>
    <h3>What to do first</h3>
    ${firstSteps(facts.results)} `
}

function lookedAt({ portfolio, document }: ReportFacts): Markup {
  const known = (value: number) => (value === 0 ? 'not stated' : count(value))
  const amount = (cents: number | undefined) =>
    cents === undefined ? 'not stated' : dollars(cents)
  const rows: readonly (readonly [string, Content])[] = [
    ['Lines', count(portfolio.lines)],
    ['Claims', known(portfolio.claims)],
    ['Members', known(portfolio.members)],
    [document.file.type === 'pharmacy' ? 'Pharmacies' : 'Providers', known(portfolio.providers)],
    ['Billed', amount(portfolio.chargeCents)],
    ['Allowed', amount(portfolio.allowedCents)],
    ['Paid', amount(portfolio.paidCents)],
  ]
  return html`<dl class="ledger">
    ${rows.map(
      ([term, value]) =>
        html`<div>
          <dt>${term}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`
}

/** The rules that account for most dollars; without dollars, for most lines. */
function causes(results: readonly RuleResult[]): Markup {
  const top = substantial(results).slice(0, 3)
  if (top.length === 0) return html`<p>No rule found anything that asks for action.</p>`
  return html`<ol class="causes">
    ${top.map(
      (result) =>
        html`<li>
          <a href="#r-${result.rule.id}">${result.rule.title}</a>
          <span class="n">${dollars(result.atRiskCents)}</span><br /><span class="small"
            >${counted(result.lines.length, 'line')},
            ${classNames[result.class].toLowerCase()}</span
          >
        </li>`,
    )}
  </ol>`
}

/** What the costliest rules ask for: the strongest class first, each piece of advice once. */
function firstSteps(results: readonly RuleResult[]): Markup {
  const byClass = substantial(results).toSorted((a, b) => strongerFirst(a.class, b.class))
  const advice = new Map<string, RuleResult>()
  for (const result of byClass) {
    if (!advice.has(result.rule.suggestedFix)) advice.set(result.rule.suggestedFix, result)
  }
  const top = Array.from(advice.values()).slice(0, 3)
  if (top.length === 0) {
    return html`<p>
      Read <a href="#unchecked">what could not be checked</a>: a clean line passed the checks that
      could be made, and no others.
    </p>`
  }
  return html`<ol class="steps">
    ${top.map(
      ({ rule, lines, atRiskCents }) =>
        html`<li>
          ${rule.suggestedFix}
          <span class="small"
            >${rule.title}:
            ${counted(lines.length, 'line')}${atRiskCents > 0 ? `, ${dollars(atRiskCents)}` : ''}.</span
          >
        </li>`,
    )}
  </ol>`
}

function substantial(results: readonly RuleResult[]): readonly RuleResult[] {
  return results.filter((result) => result.class !== 'notice')
}
