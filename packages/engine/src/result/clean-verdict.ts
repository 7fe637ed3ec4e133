import type { ClaimVerdict } from './audit-document.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import type { Finding } from './finding.ts'

/**
 * The verdict on a line that nothing is wrong with; `auditSummary` says how much was checked. Notices
 * stand among its findings and in no summary: they change nothing.
 */
export function cleanVerdict(
  { row, claimId }: ClaimLine,
  auditSummary: string,
  notices: readonly Finding[] = none,
): ClaimVerdict {
  return { row, claimId, errorFlag: 'Clean', auditSummary, suggestedFix: '', findings: notices }
}

const none: readonly Finding[] = []

/** What lines without findings are told: they share few sentences, so each is written once an audit. */
export class CleanSummaries {
  readonly #known = new Map<number, string>()

  of(checked: number, unchecked: number): string {
    const key = checked * 65_536 + unchecked
    let sentence = this.#known.get(key)
    if (sentence === undefined) {
      sentence = cleanSentence(checked, unchecked)
      this.#known.set(key, sentence)
    }
    return sentence
  }
}

function cleanSentence(checked: number, unchecked: number): string {
  const checks = (count: number) => `${count} ${count === 1 ? 'check' : 'checks'}`
  if (checked === 0) return `None of ${checks(unchecked)} could be made.`
  const passed = `Nothing wrong was found in ${checks(checked)}.`
  return unchecked === 0 ? passed : `${passed} ${checks(unchecked)} could not be made.`
}
