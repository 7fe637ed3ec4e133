import type { CheckedLevel, ClaimVerdict } from './audit-document.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import type { Superseded } from '../chains/claim-chain.ts'
import { cleanVerdict, notEnough, type CleanWords } from './clean-verdict.ts'

const sentences: Readonly<Record<Superseded, (row: number) => string>> = {
  void: () => 'Not audited (void): this record takes an earlier claim back.',
  voided: (row) => `Not audited (voided): ${at('record', row)} takes the claim back.`,
  replaced: (row) => `Not audited (replaced): ${at('claim', row)} stands in its place.`,
  reversal: () =>
    'Not audited (reversed): this record takes an earlier line back, or was itself taken back.',
  reversed: (row) => `Not audited (reversed): ${at('record', row)} takes the line back.`,
  adjustment: (row) =>
    row === 0
      ? 'Not audited (adjustment): it takes part of a line of an earlier upload back.'
      : `Not audited (adjustment): it takes part of the line at row ${row} back, which is audited with the rest.`,
}

/** Lines of earlier uploads have no row in this file. */
function at(what: 'record' | 'claim', row: number): string {
  return row === 0 ? `a ${what} of an earlier upload` : `the ${what} at row ${row}`
}

/** A line that another takes back or replaces: nothing is wrong with it, and nothing was checked. */
export function supersededVerdict(line: ClaimLine, as: Superseded, byRow: number): ClaimVerdict {
  return cleanVerdict(line, { checked: 'not audited', auditSummary: sentences[as](byRow) })
}

/** What is said of a line that the file itself marks as taken back, where nothing is wrong with that. */
export const markedReversed: CleanWords = {
  checked: 'not audited',
  auditSummary: 'Not audited (reversed): the file marks this line as taken back.',
}

/** How much of a line was looked at, from what its verdict said: for verdicts that were kept. */
export function checkedLevelSaid(auditSummary: string): CheckedLevel {
  if (auditSummary.startsWith(notEnough)) return 'hardly checked'
  return notAudited.test(auditSummary) ? 'not audited' : 'checked'
}

/** As it is said now, and as it was said before. */
const notAudited =
  /^Not audited \(|(?:only final versions are audited|it is not audited itself|audited with what is left)\.$/
