import { html, type Content, type Markup } from '../html.ts'

/** How a column is set: numbers to the right, codes in the mono face, bars in what room is left. */
type ColumnKind = 'text' | 'number' | 'code' | 'bar'

export interface Column {
  readonly label: string
  readonly kind?: ColumnKind
}

type Row = readonly Content[]

/** A table with a caption; the first cell of each row is the row's heading. */
export function table(
  caption: Content,
  columns: readonly Column[],
  rows: readonly Row[],
  total?: Row,
): Markup {
  const heads = columns.map(({ label, kind }) => headCell(label, kind))
  const foot =
    total &&
    html`<tfoot>
      ${tableRow(columns, total)}
    </tfoot>`
  return html`<div class="wide" role="region" aria-label="Table" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${heads}
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => tableRow(columns, row))}
      </tbody>
      ${foot}
    </table>
  </div> `
}

const cellClass: Readonly<Record<ColumnKind, string>> = {
  text: '',
  number: 'n',
  code: 'c',
  bar: 'b',
}

function headCell(label: string, kind: ColumnKind = 'text'): Markup {
  return kind === 'text'
    ? html`<th scope="col">${label}</th>`
    : html`<th scope="col" class="${cellClass[kind]}">${label}</th>`
}

function tableRow(columns: readonly Column[], row: Row): Markup {
  const cells = columns.map(({ kind = 'text' }, index) => {
    if (index === 0) return html`<th scope="row" class="${cellClass[kind]}">${row[index]}</th>`
    return kind === 'text'
      ? html`<td>${row[index]}</td>`
      : html`<td class="${cellClass[kind]}">${row[index]}</td>`
  })
  return html`<tr>
    ${cells}
  </tr> `
}
