import type { ClaimLine, Finding } from '@plumbline/engine'

/** What a person says of a finding, as far as anybody did. */
export type ReviewDecision = 'open' | 'confirmed' | 'dismissed' | 'needs-information'

/** A person's decision on one finding. Notes are the reviewer's own and are not printed. */
export interface FindingReview {
  readonly decision: ReviewDecision
  /** Why it was dismissed, in words. */
  readonly reason?: string
  /** `yyyy-mm-dd`. */
  readonly day?: string
  /** Made on an earlier upload of the same claims. */
  readonly carriedOver?: boolean
}

/** What was asked of somebody about findings of this audit, and what came. */
export interface CaseResponse {
  /** The case as letters name it. */
  readonly reference: string
  readonly findings: ReadonlySet<Finding>
  readonly requestedCents: number
  readonly agreedCents: number
  readonly recoveredCents: number
  /** In the order in which they were recorded. */
  readonly events: readonly ResponseEvent[]
}

export interface ResponseEvent {
  readonly kind: 'sent' | 'agreed' | 'partly-agreed' | 'disputed' | 'paid'
  /** `yyyy-mm-dd`. */
  readonly day: string
  readonly cents?: number
}

/** One payee's part of an audit. */
export interface Packet {
  /** The payee as the file names it. */
  readonly payee: string
  /** Whether a line was paid to it. */
  readonly holds: (line: ClaimLine) => boolean
}
