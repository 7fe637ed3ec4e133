import { monthsChart } from '../../charts/months.ts'
import { waterfallChart } from '../../charts/waterfall.ts'
import { monthsOf } from '../../facts/months.ts'
import type { ReportFacts } from '../../facts/report-facts.ts'
import { html, type Markup } from '../../html.ts'
import { footingWords } from '../../words/footing.ts'
import { againstMedicare } from './against-medicare.ts'

/** From what all findings say to dollars at risk, and when the services were. */
export function dollarImpact({ steps, lines, found, document }: ReportFacts): Markup {
  const months = monthsOf(lines, found)
  return html`${
      steps.grossCents === 0
        ? html`<p>No finding puts dollars at risk.</p>`
        : html`<p>
              Where several findings stand at one line, its dollars count once. Read the result as a
              range: “${footingWords.firm.name}” is its lower end;
              “${footingWords.recordsNeeded.name}” is what records, contracts and explanations may
              take away.
            </p>
            ${waterfallChart(steps)}`
    }
    <p>
      What of this can be recovered depends on the contract, on look-back limits and on the age of
      the payments, which a claims file does not tell; nothing here is an amount agreed or owed.
      Where a line is corrected, the member’s share changes with it.
    </p>
    ${
      months.length > 0
        ? html`<h3>When</h3>
            ${monthsChart(months)}`
        : undefined
    }
    ${
      document.medicare
        ? html`<h3>Against Medicare</h3>
            ${againstMedicare(document.medicare)}`
        : undefined
    }`
}
