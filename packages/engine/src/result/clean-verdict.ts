import type { ClaimVerdict } from './audit-document.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import type { Finding } from './finding.ts'

/** How much of a line without findings was checked, and the sentence that says it. */
export type CleanWords = Pick<ClaimVerdict, 'checked' | 'auditSummary'>

/**
 * The verdict on a line that nothing is wrong with; `auditSummary` says how much was checked. Notices
 * stand among its findings and in no summary: they change nothing.
 */
export function cleanVerdict(
  { row, claimId }: ClaimLine,
  { checked, auditSummary }: CleanWords,
  notices: readonly Finding[] = none,
): ClaimVerdict {
  return {
    row,
    claimId,
    errorFlag: 'Clean',
    checked,
    auditSummary,
    suggestedFix: '',
    findings: notices,
  }
}

const none: readonly Finding[] = []

/** What such a sentence begins with. */
export const notEnough = 'Not enough to check'

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
