import { lineSavings, type ClaimLine, type DollarStanding, type Finding } from '@plumbline/engine'

/** What a line counts in the totals. */
export interface DollarsOfLine {
  /** Firm and records needed together: the lines add up to `potentialSavingsCents`. */
  readonly atRiskCents: number
  /** How far its dollars can be relied on, the firmest of them; absent where nothing is at risk. */
  readonly standing?: DollarStanding
}

/** The dollars of a line of the document, with those that its findings themselves doubt left out. */
export function dollarsOfLine(line: ClaimLine, findings: readonly Finding[]): DollarsOfLine {
  const savings = lineSavings(line, findings)
  const standing = savings?.parts[0]?.standing
  return { atRiskCents: savings?.cents ?? 0, ...(standing && { standing }) }
}
