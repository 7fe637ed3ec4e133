import { categoryNames, classNames } from '@plumbline/engine'
import { table } from '../../elements/table.ts'
import type { ReportFacts } from '../../facts/report-facts.ts'
import { html, type Markup } from '../../html.ts'
import { count, counted } from '../../words/amounts.ts'
import { basisWords } from '../../words/classes.ts'
import { citations } from '../findings/sources.ts'

/** Every rule that was applied: those that found something in full, the others by name and version. */
export function rules({ rules, document, results }: ReportFacts): Markup {
  const found = new Map(results.map(({ rule, findings }) => [rule.id, findings.length]))
  const applied = rules.filter(({ auditTypes }) => auditTypes.includes(document.file.type))
  if (applied.length === 0) return html`<p>No rule was applied.</p>`
  const quiet = applied.filter(({ id }) => !found.has(id))
  return html`${table(
    `${counted(applied.length - quiet.length, 'rule')} of ${count(applied.length)} found something`,
    [
      { label: 'Rule' },
      { label: 'Category' },
      { label: 'Class' },
      { label: 'Basis' },
      { label: 'Authority' },
      { label: 'Findings', kind: 'number' },
    ],
    applied
      .filter(({ id }) => found.has(id))
      .map((rule) => [
        html`${rule.title}<br /><span class="id">${rule.id} v${rule.version}</span>`,
        categoryNames[rule.category],
        classNames[rule.class],
        basisWords(rule).name,
        citations(rule.sources.map(({ title, section }) => ({ title, section }))),
        count(found.get(rule.id) ?? 0),
      ]),
  )}
  ${
    quiet.length > 0
      ? html`<details class="fold">
          <summary>${counted(quiet.length, 'rule')} applied, and nothing found</summary>
          <ul class="quiet">
            ${quiet.map(
              ({ id, version, title }) =>
                html`<li>${title} <span class="id">${id} v${version}</span></li>`,
            )}
          </ul>
        </details>`
      : undefined
  }`
}
