import { dollars } from '@plumbline/engine'
import type { ReportFacts } from '../facts/report-facts.ts'
import { html, type Markup } from '../html.ts'
import { claimLines } from '../sections/findings/claim-lines.ts'
import { FindingIndex } from '../sections/findings/finding-numbers.ts'
import { findings } from '../sections/findings/findings.ts'
import { responseText } from '../sections/findings/response-box.ts'
import type { Part } from '../sections/front/contents.ts'
import { reviewStanding } from '../sections/front/review-standing.ts'
import { signature } from '../sections/method/signature.ts'
import { counted, dollarsOrDash } from '../words/amounts.ts'
import { footings, footingWords } from '../words/footing.ts'

/** What one payee is told: its own lines and what stands on them, nothing of anybody else. */
export function packetParts(facts: ReportFacts): readonly Part[] {
  const index = new FindingIndex(facts)
  return [
    { id: 'summary', number: '1', title: 'What this is about', body: about(facts) },
    ...(facts.reviews.responses.length === 0
      ? []
      : [{ id: 'asked', number: '2', title: 'Requests and responses', body: responses(facts) }]),
    { id: 'limits', number: '3', title: 'What this does not say', body: limits },
    { id: 'findings', number: '4', title: 'Findings', body: findings(facts, index) },
    { id: 'lines', number: '5', title: 'Claim lines', body: claimLines(facts, index) },
    { id: 'signature', number: '6', title: 'Review and signature', body: signature(facts) },
  ]
}

function about(facts: ReportFacts): Markup {
  const { found, portfolio, steps, split } = facts
  const open = found.filter(({ verdict }) => verdict.findings.some((one) => one.class !== 'notice'))
  return html`<p class="conclusion">
      Of ${counted(portfolio.lines, 'line')} paid to <span class="c">${facts.packet?.payee}</span>,
      ${counted(open.length, 'line')} ${open.length === 1 ? 'has' : 'have'} a finding to answer;
      ${dollars(steps.atRiskCents)} of ${dollarsOrDash(portfolio.paidCents)} paid
      ${steps.atRiskCents === 0 ? 'is' : 'are'} at risk.
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
    ${reviewStanding(facts)}
    <p>
      Each finding below names the rule, the cells of the claim that it rests on, its arithmetic and
      what would clear it. Send what clears it, or say where you see it otherwise.
    </p>`
}

function responses({ reviews }: ReportFacts): Markup {
  return html`${reviews.responses.map(responseText)}`
}

const limits: Markup = html`<ul class="spaced">
  <li>
    The audit read claims only: no records, contract or plan document. A finding is a question about
    a line, not legal advice and not a finding of fraud.
  </li>
  <li>
    Edits and limits published for Medicare bind other payers only where these have adopted them.
  </li>
  <li>Nothing here is an amount agreed or owed until both sides have said so.</li>
</ul> `
