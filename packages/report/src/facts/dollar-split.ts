import type { LineSavings } from '@plumbline/engine'
import { doubtsItsReading } from './doubt.ts'

/** What dollars at risk rest on. */
export type Footing = 'firm' | 'recordsNeeded' | 'inDoubt'

/** Dollars at risk by what they rest on; together they are the headline. */
export type DollarSplit = Readonly<Record<Footing, number>>

/**
 * The one place that says what a line's dollars rest on: an error; a question that records or an
 * explanation would settle; or a finding that doubts how the columns were read.
 */
export function footingOf({ by }: LineSavings): Footing {
  if (doubtsItsReading(by)) return 'inDoubt'
  return by.class === 'error' ? 'firm' : 'recordsNeeded'
}

export function emptySplit(): Record<Footing, number> {
  return { firm: 0, recordsNeeded: 0, inDoubt: 0 }
}

export function splitTotal({ firm, recordsNeeded, inDoubt }: DollarSplit): number {
  return firm + recordsNeeded + inDoubt
}
