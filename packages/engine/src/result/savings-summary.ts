import type { CategorySummary, FlagAtRisk } from './audit-document.ts'
import type { FindingCategory, FindingClass } from './finding.ts'
import type { DollarStanding } from './savings.ts'
import { SplitSum } from './split-sum.ts'

/** Adds findings and savings up by category or class; every dollar stands in one place. */
export class SavingsSummary<Key extends FindingCategory | FindingClass> {
  readonly #byKey = new Map<Key, Entry>()

  /** Once for each finding, whatever number of lines have it. */
  addFinding(key: Key): void {
    this.#at(key).findings++
  }

  /** For each finding of a line, line after line: the line counts once. */
  addLine(key: Key, index: number): void {
    const entry = this.#at(key)
    if (entry.lastLine === index) return
    entry.lastLine = index
    entry.lines++
  }

  addSavings(key: Key, flag: FlagAtRisk, standing: DollarStanding, cents: number): void {
    const entry = this.#at(key)
    entry.sum.add(standing, cents)
    entry.byStatus[flag].add(standing, cents)
  }

  toRecord(): Partial<Record<Key, CategorySummary>> {
    const record: Partial<Record<Key, CategorySummary>> = {}
    for (const [key, { findings, lines, sum, byStatus }] of this.#byKey) {
      const share = { findings, lines, ...sum.split(), byStatus: splits(byStatus) }
      Object.assign(record, { [key]: share })
    }
    return record
  }

  #at(key: Key): Entry {
    let entry = this.#byKey.get(key)
    if (!entry) {
      entry = { findings: 0, lines: 0, lastLine: -1, sum: new SplitSum(), byStatus: sumsByStatus() }
      this.#byKey.set(key, entry)
    }
    return entry
  }
}

interface Entry {
  findings: number
  lines: number
  /** The index of the line that was counted last. */
  lastLine: number
  readonly sum: SplitSum
  readonly byStatus: SumsByStatus
}

type SumsByStatus = Readonly<Record<FlagAtRisk, SplitSum>>

/** Nothing yet, for each flag. */
export function sumsByStatus(): SumsByStatus {
  return { Flagged: new SplitSum(), 'Needs Review': new SplitSum() }
}

/** What was added up, for each flag. */
export function splits(sums: SumsByStatus): CategorySummary['byStatus'] {
  return { Flagged: sums.Flagged.split(), 'Needs Review': sums['Needs Review'].split() }
}
