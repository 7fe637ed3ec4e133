import { classNames, dollars } from '@plumbline/engine'
import { lineStatusChart } from '../../charts/line-status.ts'
import { partLink } from '../../elements/part-link.ts'
import type { ReportFacts } from '../../facts/report-facts.ts'
import { mainCauses, type RuleResult } from '../../facts/rule-results.ts'
import { html, type Content, type Markup } from '../../html.ts'
import { count, counted } from '../../words/amounts.ts'
import { footings, footingWords } from '../../words/footing.ts'
import { conclusion } from './conclusion.ts'
import { firstSteps } from './first-steps.ts'
import { meanings } from './meanings.ts'
import { reviewStanding } from './review-standing.ts'

/** The executive summary, made to fit one page. */
export function summary(facts: ReportFacts): Markup {
  return html`<p class="purpose">
      Purpose: to test every line of <span class="c">${facts.document.file.name}</span> against
      published coding and payment rules and against the file itself, and to say for each line what
      is wrong, on whose authority, and what it costs.
    </p>
    ${summaryBody(facts)}`
}

/** What was looked at, found, and is to be done. */
export function summaryBody(facts: ReportFacts): Markup {
  const { document, steps, split, portfolio } = facts
  return html`<p class="conclusion">${conclusion(facts)}</p>
    <div class="halves">
      <div>
        <h3>What we looked at</h3>
        ${lookedAt(facts)}
      </div>
      <div>
        <h3>What we found</h3>
        ${lineStatusChart(document.summary)} ${notTested(facts)}
      </div>
    </div>
    <div class="halves">
      <div>
        <h3>Dollars at risk</h3>
        <p class="figure">${dollars(steps.atRiskCents)}</p>
        <p class="small">
          After overlap: each line counts once, and never for more than ${ceiling(portfolio)}.
        </p>
        <dl class="split">
          ${footings
            .filter((footing) => footing !== 'inDoubt' || split.inDoubt > 0)
            .map(
              (footing) =>
                html`<dt>${footingWords[footing].name}</dt>
                  <dd class="n">${dollars(split[footing])}</dd>
                  <dd class="small">${footingWords[footing].meaning}</dd>`,
            )}
        </dl>
      </div>
      <div>
        <h3>Main causes</h3>
        ${causes(facts)}
      </div>
    </div>
    ${meanings(facts)} ${reviewStanding(facts)}
    <h3>What to do first</h3>
    ${firstSteps(facts)} `
}

/** They stand among the clean lines, and nothing was tested on them. */
function notTested({ takenBack: lines }: ReportFacts): Markup | undefined {
  if (lines === 0) return undefined
  return html`<p class="small">
    ${counted(lines, 'clean line')} ${lines === 1 ? 'was' : 'were'} taken back or replaced, and not
    tested.
  </p>`
}

/** What a line's dollars never exceed, as far as the file states amounts. */
function ceiling({ paidCents, allowedCents }: ReportFacts['portfolio']): string {
  if (paidCents !== undefined) return 'was paid on it'
  const stated = allowedCents === undefined ? 'charged' : 'allowed'
  return `was ${stated} on it: the file does not say what was paid`
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

function causes({ results, edition }: ReportFacts): Markup {
  const top = mainCauses(results)
  if (top.length === 0) return html`<p>No rule found anything that asks for action.</p>`
  return html`<ol class="causes">
    ${top.map(
      (result) =>
        html`<li>
          ${partLink(edition, `r-${result.rule.id}`, result.rule.title)}
          <span class="n">${dollars(result.atRiskCents)}</span><br /><span class="small"
            >${counted(result.lines.length, 'line')}, ${sureness(result)}</span
          >
        </li>`,
    )}
  </ol>`
}

function sureness({ class: name, doubting, findings }: RuleResult): string {
  return doubting === findings.length ? 'reading in doubt' : classNames[name].toLowerCase()
}
