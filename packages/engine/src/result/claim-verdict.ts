import type { ClaimVerdict, ErrorFlag } from './audit-document.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import { strongerFirst } from './class-strength.ts'
import type { Finding } from './finding.ts'
import { ownWords } from './release-note.ts'

/** Any error flags the line; any lead or outlier asks for a review; notices change nothing. */
export function errorFlagOf(findings: readonly Finding[]): ErrorFlag {
  if (findings.some((finding) => finding.class === 'error')) return 'Flagged'
  if (findings.some((finding) => finding.class !== 'notice')) return 'Needs Review'
  return 'Clean'
}

/** The strongest findings first, and the costliest first among equals. */
export function inOrderOfWeight(findings: readonly Finding[]): readonly Finding[] {
  for (let at = 1; at < findings.length; at++) {
    const before = findings[at - 1]
    const after = findings[at]
    // Most lists are in order as they are, and need no second list.
    if (before && after && byWeight(before, after) > 0) return findings.toSorted(byWeight)
  }
  return findings
}

function byWeight(one: Finding, other: Finding): number {
  return strongerFirst(one.class, other.class) || other.amountAtRiskCents - one.amountAtRiskCents
}

/** Advice that lines were given: few texts, each kept once however many lines are told it. */
export class AdviceGiven {
  readonly #known = new Map<string, string>()

  /** What to do about a line, in the order of its findings; each thing once. */
  on(findings: readonly Finding[]): string {
    const advice = fixesOf(findings)
    const known = this.#known.get(advice)
    if (known === undefined) this.#known.set(advice, advice)
    return known ?? advice
  }
}

/**
 * The verdict on a line of which something is to be said; `cleanVerdict` is for all others.
 *
 * @param given advice on other lines of the audit
 */
export function verdictOn(
  line: ClaimLine,
  findings: readonly Finding[],
  given: AdviceGiven,
): ClaimVerdict {
  const { row, claimId } = line
  const weighed = inOrderOfWeight(findings)
  return {
    row,
    claimId,
    errorFlag: errorFlagOf(findings),
    checked: 'checked',
    auditSummary: summaryOf(weighed),
    suggestedFix: given.on(weighed),
    findings: weighed,
  }
}

function fixesOf(findings: readonly Finding[]): string {
  const [first, ...rest] = findings
  if (!first || rest.length === 0) return first?.suggestedFix ?? ''
  const fixes = new Set(findings.map(({ suggestedFix }) => suggestedFix))
  return Array.from(fixes).filter(Boolean).join(' ')
}

/**
 * What a line's findings say, the strongest first: two of them, and how many more there are.
 */
export function summaryOf(findings: readonly Finding[]): string {
  const [first, second, ...rest] = findings
  if (!first) return ''
  if (!second) return ownWords(first.message)
  const both = `${ownWords(first.message)} ${ownWords(second.message)}`
  if (rest.length === 0) return both
  const more = rest.length === 1 ? 'One more finding' : `${rest.length} more findings`
  return `${both} ${more} on this line.`
}
