import { categoryNames, classNames } from '@plumbline/engine'
import { table } from '../elements/table.ts'
import type { ReportFacts } from '../facts/report-facts.ts'
import { html, type Markup } from '../html.ts'
import { count } from '../words/amounts.ts'
import { basisWords } from '../words/classes.ts'
import { citations } from './sources.ts'

/** Every rule that was applied to files of this kind, with its version and authority. */
export function rules({ rules, document, results }: ReportFacts): Markup {
  const found = new Map(results.map(({ rule, findings }) => [rule.id, findings.length]))
  const applied = rules.filter(({ auditTypes }) => auditTypes.includes(document.file.type))
  if (applied.length === 0) return html`<p>No rule was applied.</p>`
  return table(
    'Rules applied',
    [
      { label: 'Rule' },
      { label: 'Category' },
      { label: 'Class' },
      { label: 'Basis' },
      { label: 'Authority' },
      { label: 'Findings', kind: 'number' },
    ],
    applied.map((rule) => [
      html`${rule.title}<br /><span class="id">${rule.id} v${rule.version}</span>`,
      categoryNames[rule.category],
      classNames[rule.class],
      basisWords[rule.basis].name,
      citations(rule.sources.map(({ title, section }) => ({ title, section }))),
      count(found.get(rule.id) ?? 0),
    ]),
  )
}
