import { dollars } from '@plumbline/engine'
import { table } from '../elements/table.ts'
import type { Month } from '../facts/months.ts'
import { html, type Markup } from '../html.ts'
import { count, percent, roundDollars } from '../words/amounts.ts'

/** Months shown; more would be too thin to read, so the latest stand and the text says so. */
const mostMonths = 36

/** Paid dollars and dollars at risk by month of service: columns, and the table behind them. */
export function monthsChart(months: readonly Month[]): Markup {
  const shown = months.slice(-mostMonths)
  const most = Math.max(0, ...shown.map(({ atRiskCents }) => atRiskCents))
  const left = months.length - shown.length
  return html`${most > 0 ? columns(shown, most) : undefined}
  ${table(
    left > 0
      ? `By month of service, the last ${mostMonths} of ${months.length} months`
      : 'By month of service',
    [
      { label: 'Month', kind: 'code' },
      { label: 'Lines', kind: 'number' },
      { label: 'With findings', kind: 'number' },
      { label: 'Share', kind: 'number' },
      { label: 'Paid', kind: 'number' },
      { label: 'At risk', kind: 'number' },
    ],
    shown.map((month) => [
      month.month,
      count(month.lines),
      count(month.withFindings),
      percent(month.withFindings, month.lines),
      dollars(month.paidCents),
      dollars(month.atRiskCents),
    ]),
  )}`
}

const height = 132

/** The widest a column may be, so that a year does not look like two bars. */
function columns(months: readonly Month[], most: number): Markup {
  const slot = 100 / Math.max(months.length, 6)
  const every = Math.ceil(months.length / 12)
  const parts = months.map(({ month, atRiskCents }, index) => {
    const tall = (atRiskCents / most) * (height - 34)
    const x = index * slot
    const label =
      index % every === 0 &&
      html`<text class="axis" x="${x.toFixed(2)}%" y="${height - 4}">${month}</text>`
    return html`<rect
        class="f-plain"
        x="${x.toFixed(2)}%"
        y="${(height - 20 - tall).toFixed(1)}"
        width="${(slot * 0.62).toFixed(2)}%"
        height="${tall.toFixed(1)}"
        fill="url(#solid)"
      />${label || undefined}`
  })
  return html`<figure class="columns">
    <svg
      role="img"
      aria-label="Dollars at risk by month of service; the table below has the numbers"
      height="${height}"
    >
      <line class="rule" x1="0" x2="100%" y1="${height - 19.5}" y2="${height - 19.5}" />
      ${parts}
    </svg>
    <figcaption>
      Dollars at risk by month of service; the tallest column is ${roundDollars(most)}.
    </figcaption>
  </figure> `
}
