import type { AuditType, ClaimField, ClaimLine } from '@plumbline/engine'

/**
 * Header, field that the column must feed (empty: none), and its cells. A column with fewer cells
 * than the longest repeats them.
 */
export type LayoutColumn = readonly [
  header: string,
  field: ClaimField | '',
  ...cells: readonly string[],
]

/** A small fictional file in the manner of one kind of source, and how it must be read. */
export interface Layout {
  readonly manner: string
  readonly columns: readonly LayoutColumn[]
  readonly type?: AuditType
  readonly delimiter?: string
  /** Lines above the header, and below the last row. */
  readonly above?: readonly string[]
  readonly below?: readonly string[]
  /** What must stand in the first claim line. */
  readonly first: Partial<ClaimLine>
  /** Codes of the rows that must be set aside, in order. */
  readonly setAside?: readonly string[]
}

/** The file as text. */
export function layoutText({ columns, delimiter = ',', above = [], below = [] }: Layout): string {
  const rowCount = Math.max(...columns.map(([, , ...cells]) => cells.length))
  const quoted = (cell: string) =>
    cell.includes(delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell
  const rows = Array.from({ length: rowCount }, (_, at) =>
    columns.map(([, , ...cells]) => quoted(cells[at % cells.length] ?? '')).join(delimiter),
  )
  const header = columns.map(([name]) => quoted(name)).join(delimiter)
  return [...above, header, ...rows, ...below, ''].join('\r\n')
}
