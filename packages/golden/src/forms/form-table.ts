import type { FormPair } from './all-forms.ts'
import type { FormDifference } from './compare-form.ts'

export interface MeasuredForm extends FormPair {
  readonly difference: FormDifference
}

const headers = ['claims', 'form', 'lines', 'fields', 'findings', 'as in our own layout'] as const

/** The table by form as the documentation shows it. */
export function formTable(measured: readonly MeasuredForm[]): string {
  const rows = measured.map(({ of, form, difference }) => [
    of,
    form,
    String(difference.lines),
    String(difference.fields),
    String(difference.findings),
    difference.complaints.length === 0 ? 'the same' : `${difference.complaints.length} differences`,
  ])
  return markdownTable(headers, rows)
}

/** A table of Markdown, its columns as wide as their widest cell. */
export function markdownTable(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = headers.map((header, at) =>
    Math.max(header.length, ...rows.map((cells) => cells[at]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [
    line(headers),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.map(line),
  ].join('\n')
}
