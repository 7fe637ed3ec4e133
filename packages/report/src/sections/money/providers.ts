import type { ReportFacts } from '../../facts/report-facts.ts'
import { html, type Markup } from '../../html.ts'
import { payeesTable } from './payees.ts'
import { providerRates } from './provider-rates.ts'

/** Who was paid the dollars at risk, and how often lines of the larger providers are flagged. */
export function providers(facts: ReportFacts): Markup {
  return html`<h3>Recovery by payee</h3>
    <p>${whoIsPaid(facts)}</p>
    ${payeesTable(facts)}
    <h3>Rates</h3>
    ${providerRates(facts)}`
}

/** Whom the table names, and that it adds up. */
export function whoIsPaid({ document, reviews }: ReportFacts): string {
  const who =
    document.file.type === 'pharmacy'
      ? 'The payee is the pharmacy.'
      : 'The payee is who billed or, where the file does not say, who delivered the service.'
  return `${who} Each line’s dollars stand at one payee; together they are the dollars at risk of the summary${reviews.total('dismissed').findings > 0 ? ' without what was dismissed' : ''}.`
}
