import type { ClaimVerdict } from './audit-document.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import type { Superseded } from '../chains/claim-chain.ts'
import { cleanVerdict } from './clean-verdict.ts'

const sentences: Readonly<Record<Superseded, (row: number) => string>> = {
  void: () => 'Not audited (void): this record takes an earlier claim back.',
  voided: (row) => `Not audited (voided): the record at row ${row} takes the claim back.`,
  replaced: (row) => `Not audited (replaced): the claim at row ${row} stands in its place.`,
  reversal: () =>
    'Not audited (reversed): this record takes an earlier line back, or was itself taken back.',
  reversed: (row) => `Not audited (reversed): the record at row ${row} takes the line back.`,
  adjustment: (row) =>
    `Not audited (adjustment): it takes part of the line at row ${row} back, which is audited with the rest.`,
}

/** A line that another takes back or replaces: nothing is wrong with it, and nothing was checked. */
export function supersededVerdict(line: ClaimLine, as: Superseded, byRow: number): ClaimVerdict {
  return cleanVerdict(line, sentences[as](byRow))
}

/** What is said of a line that the file itself marks as taken back, where nothing is wrong with that. */
export const markedReversed = 'Not audited (reversed): the file marks this line as taken back.'
