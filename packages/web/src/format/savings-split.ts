import type { SavingsSplit } from '@plumbline/contract'
import { roundDollars } from './money.ts'

/** What a total of dollars at risk rests on: `Firm $1,200 · records needed $300`; empty where it is nothing. */
export function splitText({ firm, recordsNeeded, inDoubt }: SavingsSplit): string {
  if (firm === 0 && recordsNeeded === 0 && inDoubt === 0) return ''
  const counted = `Firm ${roundDollars(firm)} · records needed ${roundDollars(recordsNeeded)}`
  return inDoubt === 0
    ? counted
    : `${counted} · reading in doubt ${roundDollars(inDoubt)}, not counted`
}
