import type { CaseResponse, FindingReview } from '@plumbline/report'

/** What people decided and were answered, by the numbers of findings. */
export interface ToldDecisions {
  readonly decisions: readonly (readonly [number: number, review: FindingReview])[]
  readonly responses: readonly ToldResponse[]
}

export interface ToldResponse extends Omit<CaseResponse, 'findings'> {
  readonly findings: readonly number[]
}
