import type { CategorySummary } from './audit-document.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import { recoverableCents } from '../claim/exposure.ts'
import { strongerFirst } from './class-strength.ts'
import type { Finding, FindingCategory, FindingClass } from './finding.ts'

/** What the findings of one line put at risk, and which finding accounts for it. */
export interface LineSavings {
  readonly cents: number
  readonly by: Finding
}

/**
 * A line's dollars count once, however many findings: the largest amount that any finding of the
 * strongest class with dollars puts at risk, never above what was paid.
 */
export function lineSavings(
  line: ClaimLine,
  findings: readonly Finding[],
): LineSavings | undefined {
  let best: LineSavings | undefined
  for (const finding of findings) {
    if (finding.class === 'notice') continue
    const cents = Math.min(amountOn(line.row, finding), recoverableCents(line))
    if (cents <= 0) continue
    if (!best || outranks(finding, cents, best)) best = { cents, by: finding }
  }
  return best
}

function outranks(finding: Finding, cents: number, best: LineSavings): boolean {
  const difference = strongerFirst(finding.class, best.by.class)
  return difference < 0 || (difference === 0 && cents > best.cents)
}

/** Several lines may start at one row (wide files): each takes its share. */
function amountOn(row: number, finding: Finding): number {
  let cents = 0
  for (const amount of finding.atRisk) if (amount.row === row) cents = Math.max(cents, amount.cents)
  return cents
}

/** Adds findings and savings up by category or class; every line's dollars stand in one place. */
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
