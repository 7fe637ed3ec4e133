import { payeeOf, type Payee } from '@plumbline/engine'
import type { AuditedLine } from './audited-line.ts'
import { addTo, emptySplit, splitTotal, type DollarSplit } from './dollar-split.ts'

/** What stands to be recovered from one payee. */
export interface PayeeDollars {
  /** Undefined for the lines whose payee the file does not name. */
  readonly payee: Payee | undefined
  /** Lines with dollars at risk. */
  readonly lines: number
  readonly paidCents: number
  readonly split: DollarSplit
  readonly atRiskCents: number
}

/** Every payee with dollars at risk, the most dollars first; together they are the headline. */
export function payeesOf(found: readonly AuditedLine[]): readonly PayeeDollars[] {
  const tallies = new Map<string, Tally>()
  for (const { line, savings } of found) {
    if (!savings) continue
    const payee = payeeOf(line)
    const key = payee === undefined ? '' : `${payee.knownBy} ${payee.id}`
    let tally = tallies.get(key)
    if (!tally) {
      tally = { payee, lines: 0, paidCents: 0, split: emptySplit() }
      tallies.set(key, tally)
    }
    tally.lines++
    tally.paidCents += line.paidCents ?? 0
    addTo(tally.split, savings)
  }
  return Array.from(tallies.values(), (tally) => ({
    ...tally,
    atRiskCents: splitTotal(tally.split),
  })).sort(
    (a, b) =>
      b.atRiskCents - a.atRiskCents || (a.payee?.id ?? '~').localeCompare(b.payee?.id ?? '~'),
  )
}

interface Tally {
  readonly payee: Payee | undefined
  lines: number
  paidCents: number
  readonly split: ReturnType<typeof emptySplit>
}
