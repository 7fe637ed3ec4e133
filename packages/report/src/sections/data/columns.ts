import { fieldLabels, type ColumnReading } from '@plumbline/engine'
import { table } from '../../elements/table.ts'
import { html, type Content, type Markup } from '../../html.ts'
import { count, counted, unstated } from '../../words/amounts.ts'

/** How each column was understood and why; neighbors of one meaning and reason share a row. */
export function columnsTable(columns: readonly ColumnReading[]): Markup {
  return table(
    `${counted(columns.length, 'column')} of the file, and the field that each was read as`,
    [
      { label: 'Column', kind: 'code' },
      { label: 'Read as' },
      { label: 'Confidence' },
      { label: 'Why' },
    ],
    alike(columns).map(({ first, last, size }) => [
      headers(first, last, size),
      meaning(first),
      confidence(first),
      first.reason,
    ]),
  )
}

/** Columns side by side that were read the same way. */
interface Run {
  readonly first: ColumnReading
  last: ColumnReading
  size: number
}

function alike(columns: readonly ColumnReading[]): readonly Run[] {
  const runs: Run[] = []
  for (const column of columns) {
    const run = runs.at(-1)
    if (run && readAlike(run.first, column)) {
      run.last = column
      run.size++
    } else {
      runs.push({ first: column, last: column, size: 1 })
    }
  }
  return runs
}

function readAlike(a: ColumnReading, b: ColumnReading): boolean {
  return a.field === b.field && a.reason === b.reason && confidence(a) === confidence(b)
}

function headers(first: ColumnReading, last: ColumnReading, size: number): Content {
  if (size === 1) return first.header
  const between = size === 2 ? 'and' : 'to'
  return html`${first.header} ${between} ${last.header} <span class="more">(${count(size)})</span>`
}

function meaning({ field }: ColumnReading): string {
  if (field === undefined) return 'not used'
  return field === 'ignored' ? 'left out on purpose' : fieldLabels[field]
}

/** The words that people know from imports; the number behind them only measures likeness. */
function confidence({ field, confidence }: ColumnReading): string {
  if (field === undefined || field === 'ignored') return unstated
  if (confidence >= 0.95) return 'certain'
  return confidence >= 0.75 ? 'likely' : 'please check'
}
