import type { ClaimVerdict, ErrorFlag } from './audit-document.ts'
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

/** The verdict on a line with findings, or on one that has none. */
export function verdictOn(
  line: ClaimLine,
  findings: readonly Finding[],
  checkedRules: number,
  uncheckedRules: number,
): ClaimVerdict {
  const { row, claimId } = line
  if (findings.length === 0) {
    const auditSummary = cleanSummary(checkedRules, uncheckedRules)
    return { row, claimId, errorFlag: 'Clean', auditSummary, suggestedFix: '', findings }
  }
  const weighed = inOrderOfWeight(findings)
  return {
    row,
    claimId,
    errorFlag: errorFlagOf(findings),
    auditSummary: summaryOf(weighed),
    suggestedFix: weighed[0]?.suggestedFix ?? '',
    findings: weighed,
  }
}

/**
 * What a line's findings say, the strongest first: two of them, and how many more there are.
 *
 * @param messageOf how a finding is said
 */
export function summaryOf(
  findings: readonly Finding[],
  messageOf = ({ message }: Finding) => message,
): string {
  const [first, second, ...rest] = findings
  if (!first) return ''
  if (!second) return messageOf(first)
  const both = `${messageOf(first)} ${messageOf(second)}`
  if (rest.length === 0) return both
  const more = rest.length === 1 ? 'One more finding' : `${rest.length} more findings`
  return `${both} ${more} on this line.`
}

/** Lines share few sentences, so each is written once. */
const cleanSummaries = new Map<number, string>()

function cleanSummary(checked: number, unchecked: number): string {
  const key = checked * 65_536 + unchecked
  let sentence = cleanSummaries.get(key)
  if (sentence === undefined) {
    sentence = cleanSentence(checked, unchecked)
    cleanSummaries.set(key, sentence)
  }
  return sentence
}

function cleanSentence(checked: number, unchecked: number): string {
  const checks = (count: number) => `${count} ${count === 1 ? 'check' : 'checks'}`
  if (checked === 0) return `None of ${checks(unchecked)} could be made.`
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
    auditSummary: supersededSentences[as](byRow),
    suggestedFix: '',
    findings: [],
  }
}
