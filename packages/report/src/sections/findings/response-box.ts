import { dollars, isoDateText } from '@plumbline/engine'
import type { ReportFacts } from '../../facts/report-facts.ts'
import type { CategoryResult } from '../../facts/rule-results.ts'
import { html, type Markup } from '../../html.ts'
import type { CaseResponse } from '../../reviews.ts'
import { counted } from '../../words/amounts.ts'
import { eventNames } from '../../words/decisions.ts'

/** What the other side answered to findings of a category, or room for it. */
export function responseBox({ reviews }: ReportFacts, { results }: CategoryResult): Markup {
  const own = new Set(results.flatMap(({ findings }) => findings))
  const answers = reviews.responses.filter(({ findings }) =>
    Array.from(findings).some((finding) => own.has(finding)),
  )
  return html`<div class="response ${answers.length > 0 ? 'filled' : ''}">
    <p class="label">Response of the administrator or provider</p>
    ${answers.map((answer) => responseText(answer))}
  </div>`
}

/** A case in one paragraph: what was asked, and each thing that came, by its day. */
export function responseText(response: CaseResponse): Markup {
  const { reference, findings, requestedCents, agreedCents, recoveredCents, events } = response
  const came = events.map(({ kind, day, cents }) =>
    cents === undefined
      ? `${eventNames[kind]} ${isoDateText(day)}`
      : `${eventNames[kind]} ${dollars(cents)} ${isoDateText(day)}`,
  )
  return html`<p>
    Case <span class="c">${reference}</span>, ${counted(findings.size, 'finding')}: requested
    ${dollars(requestedCents)}, agreed ${dollars(agreedCents)}, recovered
    ${dollars(recoveredCents)}.
    ${came.length === 0 ? 'Nothing was recorded yet.' : `${came.join('; ')}.`}
  </p>`
}
