import type { DollarStanding, LineSavings } from '@plumbline/engine'

/** What dollars rest on. */
export type Footing = 'firm' | 'recordsNeeded' | 'inDoubt'

/** Dollars by what they rest on: firm and records needed are the headline, those in doubt stand beside it. */
export type DollarSplit = Readonly<Record<Footing, number>>

const footings: Readonly<Record<DollarStanding, Footing>> = {
  firm: 'firm',
  'records-needed': 'recordsNeeded',
  'in-doubt': 'inDoubt',
}

export function footingOf(standing: DollarStanding): Footing {
  return footings[standing]
}

export function emptySplit(): Record<Footing, number> {
  return { firm: 0, recordsNeeded: 0, inDoubt: 0 }
}

/** Adds what a line puts at risk. */
export function addTo(split: Record<Footing, number>, savings: LineSavings): void {
  split.firm += savings.firmCents
  split.recordsNeeded += savings.recordsNeededCents
  split.inDoubt += savings.inDoubtCents
}

/** What counts as at risk: firm and records needed. */
export function splitTotal({ firm, recordsNeeded }: DollarSplit): number {
  return firm + recordsNeeded
}
