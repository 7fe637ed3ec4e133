import type { ClaimLine, Finding } from '@plumbline/engine'
import type { ReportFacts } from '../facts/report-facts.ts'

/** Looks findings up for the sections that print them. */
export class FindingIndex {
  readonly #numbers = new Map<Finding, number>()
  readonly #lines = new Map<number, ClaimLine[]>()

  constructor({ audited, lines }: ReportFacts) {
    for (const { verdict } of audited) {
      for (const finding of verdict.findings) {
        if (!this.#numbers.has(finding)) this.#numbers.set(finding, this.#numbers.size + 1)
      }
    }
    for (const line of lines) {
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
