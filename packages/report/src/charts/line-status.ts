import type { AuditSummary } from '@plumbline/engine'
import { flagMark } from '../elements/marks.ts'
import { table } from '../elements/table.ts'
import { html, type Markup } from '../html.ts'
import { count, percent } from '../words/amounts.ts'
import { bar, stacked } from './bar.ts'

/** How many lines are flagged, need review and are clean: one bar, and the table behind it. */
export function lineStatusChart(summary: AuditSummary): Markup {
  const { claims, flagged, needsReview, clean } = summary
  const parts = [
    ['flagged', flagged],
    ['review', needsReview],
    ['clean', clean],
  ] as const
  return html`<div class="chart tall">${bar(stacked(parts, claims))}</div>
    ${table(
      'Lines by status',
      [{ label: 'Status' }, { label: 'Lines', kind: 'number' }, { label: 'Share', kind: 'number' }],
      [
        [flagMark('Flagged'), count(flagged), percent(flagged, claims)],
        [flagMark('Needs Review'), count(needsReview), percent(needsReview, claims)],
        [flagMark('Clean'), count(clean), percent(clean, claims)],
      ],
      ['All lines', count(claims), ''],
    )}`
}
