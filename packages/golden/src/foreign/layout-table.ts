import type { MeasuredLayout } from './measure-layouts.ts'

/** What the table says of a layout in which nothing differs. */
export const sameVerdict = 'the same'

const headers = ['of', 'layout', 'lines', 'findings', 'as in our own layout'] as const

/** The table by layout as the documentation shows it, its columns as wide as their widest cell. */
export function layoutTable(measured: readonly MeasuredLayout[]): string {
  const rows = measured.map(({ source, manner, difference }) => [
    source,
    inMarkdown(manner),
    String(difference.lines),
    String(difference.expected),
    verdict(difference),
  ])
  const widths = headers.map((header, at) =>
    Math.max(header.length, ...rows.map((cells) => cells[at]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const same = measured.filter(({ difference }) => isSame(difference)).length
  return [
    `${same} of ${measured.length} layouts give the findings, statuses and dollars of our own layout. ${asked(measured)}`,
    '',
    line(headers),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...rows.map(line),
  ].join('\n')
}

/** How much a person is asked: what is right as it stands takes one press of Start the Audit, whatever is asked. */
function asked(measured: readonly MeasuredLayout[]): string {
  const counts = measured.map(({ difference }) => difference.questions.length)
  const certain = counts.filter((count) => count === 0).length
  const most = Math.max(...counts)
  const right = measured.filter(
    (one) => one.difference.questions.length > 0 && isSame(one.difference),
  )
  return `Of ${certain} nothing is asked before the audit, of the others ${most === 1 ? 'one question' : `at most ${most} questions`} each; ${right.length} of these ${counts.length - certain} are right as they stand, and need one click.`
}

/** A manner as it stands in the table. */
export function inMarkdown(manner: string): string {
  return manner.replaceAll('|', '\\|').replaceAll('*', '\\*').replaceAll('_', '\\_')
}

function isSame({ complaints }: MeasuredLayout['difference']): boolean {
  return complaints.length === 0
}

function verdict(difference: MeasuredLayout['difference']): string {
  if (isSame(difference)) return sameVerdict
  const { found, expected, extra } = difference
  return `${found} of ${expected} found, ${extra} others`
}
