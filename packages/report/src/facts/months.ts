import { isoDate } from '@plumbline/engine'
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

/** Months of service in order; months between the first and the last that have no lines are left out. */
export function monthsOf(lines: readonly AuditedLine[]): readonly Month[] {
  const months = new Map<string, Month>()
  for (const { line, verdict, savings } of lines) {
    if (line.serviceFromDay === undefined) continue
    const name = isoDate(line.serviceFromDay).slice(0, 7)
    let month = months.get(name)
    if (!month) {
      month = { month: name, lines: 0, withFindings: 0, paidCents: 0, atRiskCents: 0 }
      months.set(name, month)
    }
    month.lines++
    if (verdict.errorFlag !== 'Clean') month.withFindings++
    month.paidCents += line.paidCents ?? 0
    month.atRiskCents += savings?.cents ?? 0
  }
  return Array.from(months.values()).sort((a, b) => (a.month < b.month ? -1 : 1))
}
