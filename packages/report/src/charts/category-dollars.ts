import { categoryNames, classesAtRisk, dollars } from '@plumbline/engine'
import { classMark } from '../elements/marks.ts'
import { table } from '../elements/table.ts'
import type { CategoryResult } from '../facts/rule-results.ts'
import { html, type Markup } from '../html.ts'
import { count } from '../words/amounts.ts'
import { footings, footingWords } from '../words/footing.ts'
import { bar, stacked } from './bar.ts'

/** Dollars at risk by category, costliest first, split by class; the bars stand in their table. */
export function categoryDollarsChart(categories: readonly CategoryResult[]): Markup {
  const costliest = Math.max(0, ...categories.map(({ atRiskCents }) => atRiskCents))
  const sum = (value: (category: CategoryResult) => number) =>
    categories.reduce((total, category) => total + value(category), 0)
  const rows = categories.map((category) => [
    html`<a href="#c-${category.category}">${categoryNames[category.category]}</a>`,
    categoryBar(category, costliest),
    count(category.findings),
    count(category.lines),
    ...footings.map((footing) => dollars(category.split[footing])),
    dollars(category.atRiskCents),
  ])
  return html`<p class="legend">
      ${classesAtRisk.map((name, at) => html`${at > 0 ? ' ' : ''}${classMark(name)}`)}
    </p>
    ${table(
      'Dollars at risk by category. A line’s dollars stand in one category only. Firm and records needed are at risk; what is in doubt is in no total.',
      [
        { label: 'Category' },
        { label: 'At risk, by class', kind: 'bar' },
        { label: 'Findings', kind: 'number' },
        { label: 'Lines', kind: 'number' },
        ...footings.map((footing) => ({
          label: footingWords[footing].name,
          kind: 'number' as const,
        })),
        { label: 'At risk', kind: 'number' },
      ],
      rows,
      [
        'All categories',
        '',
        count(sum(({ findings }) => findings)),
        '',
        ...footings.map((footing) => dollars(sum(({ split }) => split[footing]))),
        dollars(sum(({ atRiskCents }) => atRiskCents)),
      ],
    )}`
}

function categoryBar({ centsByClass }: CategoryResult, costliest: number): Markup {
  const parts = classesAtRisk.map((name) => [name, centsByClass[name]] as const)
  return bar(stacked(parts, costliest))
}
