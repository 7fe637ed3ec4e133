import type { ClauseTerm } from '../read-clause.ts'

const isExcluded =
  /\b(?:is|are|shall be|will be|be)\s+(?:specifically |expressly )?(?:(?:not (?:a )?)(?:covered|eligible|reimbursable|payable|benefit)|excluded|non-?covered)\b|\b(?:plan|policy|we|program)\s+(?:does|do|will|shall) not\s+(?:cover|pay for|reimburse)\b(?! more than)|\bno (?:benefits?|coverage|payment)s?\s+(?:is|are|will be|shall be)\s+(?:payable|provided|available|made)\b|\bthere (?:is|are) no (?:coverage|benefits?) for\b|^not covered\b|:\s*not covered\b/

const isDenied =
  /\b(?:shall|will|must) not be (?:covered|eligible|reimbursable|reimbursed|payable|paid)\b/

/** That something is not covered at all. */
export function exclusionIn(sentence: string): ClauseTerm | undefined {
  return isExcluded.test(sentence) || isDenied.test(sentence) ? { kind: 'not-covered' } : undefined
}
