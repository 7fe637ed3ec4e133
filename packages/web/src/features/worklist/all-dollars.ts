import type { FindingsPage } from '@plumbline/contract'

/** What a decision on many names to the server: dollars in doubt are decided on too. */
export function allDollars({ firm, recordsNeeded, inDoubt }: FindingsPage['dollars']): number {
  return firm + recordsNeeded + inDoubt
}
