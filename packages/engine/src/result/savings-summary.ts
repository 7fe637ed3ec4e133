import type { CategorySummary } from './audit-document.ts'
import type { Finding, FindingCategory, FindingClass } from './finding.ts'

/** Adds findings and savings up by category or class; every dollar stands in one place. */
export class SavingsSummary<Key extends FindingCategory | FindingClass> {
  readonly #byKey = new Map<Key, { findings: Set<Finding>; lines: number; savingsCents: number }>()

  add(key: Key, finding: Finding): void {
    this.#at(key).findings.add(finding)
  }

  addLine(key: Key): void {
    this.#at(key).lines++
  }

  addSavings(key: Key, cents: number): void {
    this.#at(key).savingsCents += cents
  }

  toRecord(): Partial<Record<Key, CategorySummary>> {
    const record: Partial<Record<Key, CategorySummary>> = {}
    for (const [key, { findings, lines, savingsCents }] of this.#byKey) {
      Object.assign(record, { [key]: { findings: findings.size, lines, savingsCents } })
    }
    return record
  }

  #at(key: Key) {
    let entry = this.#byKey.get(key)
    if (!entry) {
      entry = { findings: new Set(), lines: 0, savingsCents: 0 }
      this.#byKey.set(key, entry)
    }
    return entry
  }
}
