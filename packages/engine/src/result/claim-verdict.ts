import type { CheckedLevel, ClaimVerdict, ErrorFlag } from './audit-document.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import type { Superseded } from '../chains/claim-chain.ts'
import { strongerFirst } from './class-strength.ts'
import type { Finding } from './finding.ts'

/** Any error flags the line; any lead or outlier asks for a review; notices change nothing. */
export function errorFlagOf(findings: readonly Finding[]): ErrorFlag {
  if (findings.some((finding) => finding.class === 'error')) return 'Flagged'
  if (findings.some((finding) => finding.class !== 'notice')) return 'Needs Review'
  return 'Clean'
}

/** The strongest findings first, and the costliest first among equals. */
export function inOrderOfWeight(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length < 2) return findings
  return findings.toSorted(
    (a, b) => strongerFirst(a.class, b.class) || b.amountAtRiskCents - a.amountAtRiskCents,
  )
}

/** The verdict on a line that has findings. */
export function verdictOn(line: ClaimLine, findings: readonly Finding[]): ClaimVerdict {
  const { row, claimId } = line
  const weighed = inOrderOfWeight(findings)
  return {
    row,
    claimId,
    errorFlag: errorFlagOf(findings),
    checked: 'checked',
    auditSummary: summaryOf(weighed),
    suggestedFix: weighed[0]?.suggestedFix ?? '',
    findings: weighed,
  }
}

/**
 * What a line's findings say, the strongest first: two of them, and how many more there are.
 */
export function summaryOf(findings: readonly Finding[]): string {
  const [first, second, ...rest] = findings
  if (!first) return ''
  if (!second) return first.message
  const both = `${first.message} ${second.message}`
  if (rest.length === 0) return both
  const more = rest.length === 1 ? 'One more finding' : `${rest.length} more findings`
  return `${both} ${more} on this line.`
}

/** The verdict on a line without any, of which so much could be checked. */
export function cleanVerdict(
  { row, claimId }: ClaimLine,
  { checked, auditSummary }: CleanWords,
): ClaimVerdict {
  return {
    row,
    claimId,
    errorFlag: 'Clean',
    checked,
    auditSummary,
    suggestedFix: '',
    findings: none,
  }
}

/** How much of a line without findings was checked, and the sentence that says it. */
export type CleanWords = Pick<ClaimVerdict, 'checked' | 'auditSummary'>

const none: readonly Finding[] = []

const notEnough = 'Not enough to check'

/** Fewer checks than this say nothing of a line, unless no others apply to it. */
const fewestChecks = 3
/** Of the checks that apply to a line, the share that has to be made at least. */
const leastShare = 0.2

/** Whether so little of a line could be checked that finding nothing proves nothing. */
export function isHardlyChecked(checked: number, unchecked: number): boolean {
  if (unchecked === 0) return checked === 0
  return checked < fewestChecks || checked < leastShare * (checked + unchecked)
}

/** What lines without findings are told: they share few sentences, so each is written once an audit. */
export class CleanSummaries {
  readonly #known = new Map<number, CleanWords>()

  of(checked: number, unchecked: number): CleanWords {
    const key = checked * 65_536 + unchecked
    let words = this.#known.get(key)
    if (words === undefined) {
      words = {
        checked: isHardlyChecked(checked, unchecked) ? 'hardly checked' : 'checked',
        auditSummary: cleanSentence(checked, unchecked),
      }
      this.#known.set(key, words)
    }
    return words
  }
}

function cleanSentence(checked: number, unchecked: number): string {
  const checks = (count: number) => `${count} ${count === 1 ? 'check' : 'checks'}`
  if (isHardlyChecked(checked, unchecked)) {
    const made = checked === 0 ? 'none' : `only ${checked}`
    return `${notEnough}: ${made} of ${checks(checked + unchecked)} could be made.`
  }
  const passed = `Nothing wrong was found in ${checks(checked)}.`
  return unchecked === 0 ? passed : `${passed} ${checks(unchecked)} could not be made.`
}

const supersededSentences: Readonly<Record<Superseded, (row: number) => string>> = {
  void: () => 'This record voids an earlier claim; it is not audited itself.',
  voided: (row) => `Voided by the record at row ${row}; only final versions are audited.`,
  replaced: (row) => `Replaced by the claim at row ${row}; only final versions are audited.`,
  reversal: () => 'This record reverses an earlier line; it is not audited itself.',
  reversed: (row) => `Reversed by the record at row ${row}; only final versions are audited.`,
  adjustment: (row) =>
    `This record reverses part of the line at row ${row}, which is audited with what is left.`,
}

/** A line that another takes back or replaces: nothing is wrong with it, and nothing was checked. */
export function supersededVerdict(line: ClaimLine, as: Superseded, byRow: number): ClaimVerdict {
  return {
    row: line.row,
    claimId: line.claimId,
    errorFlag: 'Clean',
    checked: 'not audited',
    auditSummary: supersededSentences[as](byRow),
    suggestedFix: '',
    findings: [],
  }
}

/** How much of a line was looked at, from what its verdict said: for verdicts that were kept. */
export function checkedLevelSaid(auditSummary: string): CheckedLevel {
  if (auditSummary.startsWith(notEnough)) return 'hardly checked'
  return notAudited.test(auditSummary) ? 'not audited' : 'checked'
}

const notAudited =
  /(?:only final versions are audited|it is not audited itself|audited with what is left)\.$/
