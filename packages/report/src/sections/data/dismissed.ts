import { dollars, isoDateText, type Finding } from '@plumbline/engine'
import { table } from '../../elements/table.ts'
import type { ReportFacts } from '../../facts/report-facts.ts'
import { html, type Markup } from '../../html.ts'
import { count, counted, unstated } from '../../words/amounts.ts'
import type { FindingIndex } from '../findings/finding-numbers.ts'

/** So that the report stays under 5 MB. */
const mostRows = 1_000

/** Findings that a person dismissed, with the reason and the day. */
export function dismissedFindings({ found, reviews }: ReportFacts, index: FindingIndex): Markup {
  const dismissed = new Map<Finding, number>()
  for (const { verdict, savings } of found) {
    for (const finding of verdict.findings) {
      if (!reviews.isDismissed(finding)) continue
      const parts = savings?.parts.filter((part) => part.finding === finding) ?? []
      const cents = parts
        .filter(({ standing }) => standing !== 'in-doubt')
        .reduce((sum, part) => sum + part.cents, 0)
      dismissed.set(finding, (dismissed.get(finding) ?? 0) + cents)
    }
  }
  if (dismissed.size === 0) return html`<p>No finding was dismissed.</p>`
  const shown = Array.from(dismissed).slice(0, mostRows)
  const total = Array.from(dismissed.values()).reduce((sum, cents) => sum + cents, 0)
  return table(
    dismissed.size > mostRows
      ? `The first ${count(mostRows)} of ${counted(dismissed.size, 'dismissed finding')}`
      : counted(dismissed.size, 'dismissed finding'),
    [
      { label: 'No.', kind: 'code' },
      { label: 'Finding' },
      { label: 'Row', kind: 'number' },
      { label: 'At risk', kind: 'number' },
      { label: 'Reason' },
      { label: 'Day', kind: 'code' },
    ],
    shown.map(([finding, cents]) => {
      const { reason = unstated, day = unstated, carriedOver } = reviews.of(finding)
      return [
        `F${index.numberOf(finding)}`,
        finding.title,
        finding.rows[0] ?? unstated,
        dollars(cents),
        carriedOver ? `${reason}, on an earlier upload` : reason,
        isoDateText(day),
      ]
    }),
    ['', 'Together', '', dollars(total), '', ''],
  )
}
