import { exclusionIn } from '../terms/exclusions.ts'

/** Negatives in which a limit or a deadline is said. */
const harmless =
  /\b(?:not|never|no)\s+(?:to\s+)?(?:be\s+)?(?:more than|exceed(?:ing)?|beyond|later than|greater than)\b|\b(?:may|shall|will|can|must|does|do) not exceed\b|\bnot (?:received|submitted|filed|sent) (?:within|by)\b|\bnot (?:covered|paid|payable|reimbursed|reimbursable) (?:for )?(?:more than|beyond|after)\b/g
const negative =
  /\b(?:no|not|never|none|neither|nor|nothing|cannot|without|waiv\w*|delet\w*|former\w*|previous\w*|void\w*|terminat\w*|supersed\w*|replac\w*|rescind\w*|instead|draft|example|sample)\b|n't\b/
const excludedNot =
  /\bnot\b[^.;]{0,20}\bexclu|\bexclu\w+ (?:do|does|shall|will) not\b|\bno exclusion/
const excludedToo =
  /\bnothing (?:is|are|will be|shall be) (?:paid|payable|covered|reimbursed)\b|\bno (?:payment|benefits?|coverage|reimbursement)\b|\bnever (?:covered|paid|payable|reimbursed)\b|\b(?:outside|beyond) (?:the )?(?:coverage|benefits?|plan)\b|\bexclu(?:ded|sions?|des)\b|\bmember'?s? own (?:cost|expense)\b/

/** Whether a part of a sentence, in figures, says what it seems to say in the negative, or takes it back. */
export function isTurned(part: string): boolean {
  return negative.test(part.replace(harmless, ' '))
}

/** Whether it says that something is not covered, in words and not in others' negative. */
export function saysExcluded(part: string): boolean {
  return (exclusionIn(part) !== undefined || excludedToo.test(part)) && !excludedNot.test(part)
}
