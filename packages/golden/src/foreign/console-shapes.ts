import type { Shape } from './shapes.ts'

/** As the console of a database prints a query: bars, a ruler, the count of rows below. */
export const consolePrint: Shape = ({ headers, rows }) => {
  const lines = [headers, ...rows.map(({ cells }) => cells)]
  const widths = columnWidths(lines)
  const printed = (cells: readonly string[]) =>
    cells.map((text, at) => ` ${text.padEnd(widths[at] ?? 0)} `).join('|')
  const ruler = widths.map((width) => '-'.repeat(width + 2)).join('+')
  const body = rows.map(({ cells }) => printed(cells))
  return `${[printed(headers), ruler, ...body, `(${rows.length} rows)`, ''].join('\n')}\n`
}

/** Columns of fixed width one blank apart, a ruler of dashes that says where each begins and ends. */
export const ruledPrint: Shape = ({ headers, rows }) => {
  const lines = [headers, ...rows.map(({ cells }) => cells)]
  const widths = columnWidths(lines)
  const printed = (cells: readonly string[]) =>
    cells.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' ')
  const ruler = widths.map((width) => '-'.repeat(width)).join(' ')
  const body = rows.map(({ cells }) => printed(cells))
  return `${[printed(headers), ruler, ...body, '', `(${rows.length} rows affected)`].join('\r\n')}\r\n`
}

/** A second row below the names that says the label of each. */
export function namesAndLabels(labels: readonly string[]): Shape {
  return ({ headers, rows }) =>
    `${[headers, labels, ...rows.map(({ cells }) => cells)].map((cells) => cells.join(',')).join('\n')}\n`
}

function columnWidths(lines: readonly (readonly string[])[]): readonly number[] {
  return (lines[0] ?? []).map((_, at) => Math.max(...lines.map((cells) => cells[at]?.length ?? 0)))
}
