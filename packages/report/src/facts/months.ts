import { isoDate, type ClaimLine, type Day } from '@plumbline/engine'
import type { AuditedLine } from './audited-line.ts'

/** Lines by the month of their service. */
export interface Month {
  /** `yyyy-mm`. */
  readonly month: string
  lines: number
  withFindings: number
  paidCents: number
  atRiskCents: number
}

/**
 * Months of service in order; months between the first and the last that have no lines are left out.
 *
 * @param found those of the lines that carry a finding
 */
export function monthsOf(
  lines: readonly ClaimLine[],
  found: readonly AuditedLine[],
): readonly Month[] {
  const months = new Calendar()
  for (const line of lines) {
    const month = months.of(line)
    if (!month) continue
    month.lines++
    month.paidCents += line.paidCents ?? 0
  }
  for (const { line, verdict, savings } of found) {
    const month = months.of(line)
    if (!month) continue
    if (verdict.errorFlag !== 'Clean') month.withFindings++
    month.atRiskCents += savings?.cents ?? 0
  }
  return months.inOrder()
}

/** Months by the days in them, so that a day is written out once. */
class Calendar {
  readonly #byDay = new Map<Day, Month>()
  readonly #byName = new Map<string, Month>()

  of({ serviceFromDay: day }: ClaimLine): Month | undefined {
    if (day === undefined) return undefined
    let month = this.#byDay.get(day)
    if (!month) {
      month = this.#named(isoDate(day).slice(0, 7))
      this.#byDay.set(day, month)
    }
    return month
  }

  inOrder(): readonly Month[] {
    return Array.from(this.#byName.values()).sort((a, b) => (a.month < b.month ? -1 : 1))
  }

  #named(name: string): Month {
    let month = this.#byName.get(name)
    if (!month) {
      month = { month: name, lines: 0, withFindings: 0, paidCents: 0, atRiskCents: 0 }
      this.#byName.set(name, month)
    }
    return month
  }
}
