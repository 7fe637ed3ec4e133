import type { ClaimLine, Finding } from '@plumbline/engine'
import type { ReportFacts } from '../facts/report-facts.ts'
import { lineColumnsOf, type LineColumn } from './line-columns.ts'

/** What the sections that print findings look up: their numbers, their lines, the columns. */
export class FindingIndex {
  readonly #numbers = new Map<Finding, number>()
  readonly #lines = new Map<number, ClaimLine[]>()

  /** The columns in which the file's lines are shown. */
  readonly columns: readonly LineColumn[]

  constructor({ found, lines, document }: ReportFacts) {
    this.columns = lineColumnsOf(document.file.type, lines)
    for (const { verdict } of found) {
      for (const finding of verdict.findings) {
        if (!this.#numbers.has(finding)) this.#numbers.set(finding, this.#numbers.size + 1)
      }
    }
    const shown = new Set(Array.from(this.#numbers.keys(), ({ rows }) => rows).flat())
    for (const line of lines) {
      if (!shown.has(line.row)) continue
      const sharing = this.#lines.get(line.row)
      if (sharing) sharing.push(line)
      else this.#lines.set(line.row, [line])
    }
  }

  /** Findings numbered in file order, 1 first; 0 for one of another audit. */
  numberOf(finding: Finding): number {
    return this.#numbers.get(finding) ?? 0
  }

  /** The lines that start at the rows; several where a wide row holds several services. */
  linesAt(rows: readonly number[]): readonly ClaimLine[] {
    return rows.flatMap((row) => this.#lines.get(row) ?? [])
  }
}
