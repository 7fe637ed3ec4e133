import type { SavingsSplit } from '@plumbline/contract'
import type { SavingsCents } from '../../db/results/savings.ts'

/** A total in dollars with what it rests on, as calls answer it. */
export function savingsAnswer(cents: SavingsCents): {
  potentialSavings: number
  potentialSavingsSplit: SavingsSplit
} {
  const { savings, firm, inDoubt } = cents
  return {
    potentialSavings: savings / 100,
    potentialSavingsSplit: {
      firm: firm / 100,
      recordsNeeded: (savings - firm) / 100,
      inDoubt: inDoubt / 100,
    },
  }
}
