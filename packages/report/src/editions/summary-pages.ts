import type { ReportFacts } from '../facts/report-facts.ts'
import { html, type Markup } from '../html.ts'
import { count, counted } from '../words/amounts.ts'
import type { Part } from '../sections/front/contents.ts'
import { payeesTable } from '../sections/money/payees.ts'
import { whoIsPaid } from '../sections/money/providers.ts'
import { signature } from '../sections/method/signature.ts'
import { summaryBody } from '../sections/front/summary.ts'

const mostPayees = 10

/** What a report comes to on two pages; whoever wants a line's reasons takes the full report. */
export function summaryPages(facts: ReportFacts): readonly Part[] {
  return [
    { id: 'summary', number: '1', title: 'Summary', body: summaryBody(facts) },
    { id: 'payees', number: '2', title: 'Recovery by payee', body: payees(facts) },
    { id: 'limits', number: '3', title: 'What this does not say', body: limits(facts) },
    { id: 'signature', number: '4', title: 'Review and signature', body: signature(facts) },
  ]
}

function payees(facts: ReportFacts): Markup {
  return html`<p>${whoIsPaid(facts)}</p>
    ${payeesTable(facts, mostPayees)}`
}

function limits({ document }: ReportFacts): Markup {
  const short = document.coverage.filter(({ couldNotCheck }) => couldNotCheck > 0).length
  const { length } = document.setAside
  return html`<ul class="spaced">
    ${length > 0 ? html`<li>${counted(length, 'row')} could not be audited and ${length === 1 ? 'stands' : 'stand'} in no total.</li>` : undefined}
    <li>
      ${count(short)} of ${counted(document.coverage.length, 'rule')} could not be checked on some
      or all lines; a clean line passed the checks that could be made. The full report says which.
    </li>
    <li>
      The audit read claims only: no records, contract or plan document. A finding is a question
      about a line, not legal advice and not a finding of fraud; a qualified reviewer should confirm
      it before money is asked for.
    </li>
  </ul>`
}
