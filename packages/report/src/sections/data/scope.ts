import { table } from '../../elements/table.ts'
import { missingFields } from '../../facts/missing-fields.ts'
import type { ReportFacts } from '../../facts/report-facts.ts'
import { html, type Markup } from '../../html.ts'
import { columnsTable } from './columns.ts'
import { controlTotals } from './control-totals.ts'

/** What came in, what became of it, and how it was understood. */
export function scope(facts: ReportFacts): Markup {
  const { document } = facts
  return html`<h3>The file</h3>
    <dl class="ledger wide-terms">
      <div>
        <dt>Name</dt>
        <dd class="c">${document.file.name}</dd>
      </div>
      <div>
        <dt>SHA-256</dt>
        <dd class="c hash">${document.file.sha256}</dd>
      </div>
      <div>
        <dt>Kind</dt>
        <dd>${document.file.type === 'pharmacy' ? 'pharmacy claims' : 'medical claims'}</dd>
      </div>
    </dl>
    <h3>Control totals</h3>
    ${controlTotals(facts)} ${assumptions(document.file.notes)}
    <h3>How the columns were understood</h3>
    ${columnsTable(document.columns)}
    <h3>What the file does not state</h3>
    ${missing(facts)} `
}

function assumptions(notes: readonly string[]): Markup | undefined {
  if (notes.length === 0) return undefined
  return html`<h3>Assumptions made in reading the file</h3>
    <ul>
      ${notes.map((note) => html`<li>${note}</li>`)}
    </ul>`
}

function missing({ lines, rules, document }: ReportFacts): Markup {
  const own = rules.filter(({ auditTypes }) => auditTypes.includes(document.file.type))
  const fields = missingFields(lines, own)
  if (fields.length === 0) return html`<p>Every field that a rule needs is in the file.</p>`
  return table(
    'Fields that no line states, and what that prevented',
    [{ label: 'Field' }, { label: 'Rules that could not be applied' }],
    fields.map(({ label, prevented }) => [label, prevented.map(({ title }) => title).join('; ')]),
  )
}
