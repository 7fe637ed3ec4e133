import { dollars } from '@plumbline/engine'
import { table } from '../../elements/table.ts'
import type { ReportFacts } from '../../facts/report-facts.ts'
import { html, type Markup } from '../../html.ts'
import { count } from '../../words/amounts.ts'
import { decisionNames } from '../../words/decisions.ts'

/** What people decided so far, as parts of the dollars at risk; nothing where nobody did. */
export function reviewStanding({ reviews, steps, edition }: ReportFacts): Markup | undefined {
  if (reviews.decided === 0) return undefined
  const dismissed = reviews.total('dismissed')
  return html`<h3>What people decided</h3>
    ${table(
      'Findings by decision; a line’s dollars stand at one finding each',
      [
        { label: 'Decision' },
        { label: 'Findings', kind: 'number' },
        { label: 'At risk', kind: 'number' },
      ],
      reviews.totals
        .filter(({ decision }) => edition !== 'payee' || decision !== 'dismissed')
        .map(({ decision, findings, cents }) => [
          decisionNames[decision],
          count(findings),
          dollars(cents),
        ]),
      edition === 'payee'
        ? undefined
        : ['Together', count(reviews.asked), dollars(steps.atRiskCents)],
    )}
    ${
      dismissed.findings > 0 && edition !== 'payee'
        ? html`<p>
            Without what was dismissed, ${dollars(steps.atRiskCents - dismissed.cents)} remains at
            risk; nobody is asked for the rest.
          </p>`
        : undefined
    }`
}
