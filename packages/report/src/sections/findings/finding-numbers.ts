import type { ClaimLine, Finding } from '@plumbline/engine'
import { examplesOf } from '../../facts/examples.ts'
import type { Members } from '../../facts/members.ts'
import type { ReportFacts } from '../../facts/report-facts.ts'
import type { Reviews } from '../../facts/reviews.ts'
import { lineColumnsOf, type LineColumn } from './line-columns.ts'

/** What the sections that print findings look up: numbers, lines, columns, members. */
export class FindingIndex {
  readonly #numbers = new Map<Finding, number>()
  readonly #lines = new Map<number, ClaimLine[]>()

  /** The columns in which the file's lines are shown. */
  readonly columns: readonly LineColumn[]

  readonly #members: Members

  /** Findings that are printed in full, each with an anchor of its number. */
  readonly shown: ReadonlySet<Finding>
  readonly reviews: Reviews

  constructor(facts: ReportFacts) {
    const { found, lines, document, categories, memberNames } = facts
    this.reviews = facts.reviews
    this.columns = lineColumnsOf(document.file.type, lines)
    this.#members = memberNames
    for (const { results } of categories) {
      for (const { findings } of results) examplesOf(findings, facts).forEach(this.#number)
    }
    this.shown = new Set(this.#numbers.keys())
    for (const { verdict } of found) verdict.findings.forEach(this.#number)
    const rows = new Set(Array.from(this.#numbers.keys(), ({ rows }) => rows).flat())
    for (const line of lines) {
      if (!rows.has(line.row)) continue
      const sharing = this.#lines.get(line.row)
      if (sharing) sharing.push(line)
      else this.#lines.set(line.row, [line])
    }
  }

  readonly #number = (finding: Finding): void => {
    if (!this.#numbers.has(finding)) this.#numbers.set(finding, this.#numbers.size + 1)
  }

  /**
   * Findings numbered as they are printed, 1 first: the examples of section 4 from front to back,
   * then all others in file order; 0 for one of another audit.
   */
  numberOf(finding: Finding): number {
    return this.#numbers.get(finding) ?? 0
  }

  /** The member of a line as the report shows one. */
  memberOf(patientKey: string | undefined): string {
    return this.#members.of(patientKey)
  }

  /** A member whom a finding names. */
  readonly memberNamed = (patientKey: string): string => this.#members.named(patientKey)

  /** The lines that start at the rows; several where a wide row holds several services. */
  linesAt(rows: readonly number[]): readonly ClaimLine[] {
    return rows.flatMap((row) => this.#lines.get(row) ?? [])
  }
}
