import { table } from '../../elements/table.ts'
import type { ReportFacts } from '../../facts/report-facts.ts'
import { html, type Markup } from '../../html.ts'
import { counted } from '../../words/amounts.ts'
import { codeWords } from '../../words/codes.ts'

const mostRows = 500

/** Rows that could not be audited, in file order, with the reason. */
export function setAside({ document }: ReportFacts): Markup {
  const rows = document.setAside.toSorted((a, b) => a.row - b.row)
  if (rows.length === 0) return html`<p>No row was set aside.</p>`
  return table(
    rows.length > mostRows
      ? `The first ${mostRows} of ${counted(rows.length, 'row')} set aside`
      : `${counted(rows.length, 'row')} set aside`,
    [{ label: 'Row', kind: 'number' }, { label: 'Kind' }, { label: 'Reason' }],
    rows.slice(0, mostRows).map(({ row, code, reason }) => [row, codeWords(code), reason]),
  )
}
