import type { Finding } from '@plumbline/engine'
import type { CaseResponse, FindingReview, ReviewDecision } from '../reviews.ts'
import type { AuditedLine } from './audited-line.ts'

/** Findings and dollars at risk under one decision. */
export interface DecisionTotal {
  readonly decision: ReviewDecision
  readonly findings: number
  readonly cents: number
}

const undecided: FindingReview = { decision: 'open' }

/** In the order in which reports list them. */
const order: readonly ReviewDecision[] = ['confirmed', 'needs-information', 'open', 'dismissed']

/** What people decided on the findings of an audit; notices ask for no decision. */
export class Reviews {
  readonly #decisions: ReadonlyMap<Finding, FindingReview>
  readonly responses: readonly CaseResponse[]
  /** Each decision that any finding has; their dollars add up to the dollars at risk. */
  readonly totals: readonly DecisionTotal[]

  constructor(
    found: readonly AuditedLine[],
    decisions: ReadonlyMap<Finding, FindingReview> = new Map(),
    responses: readonly CaseResponse[] = [],
  ) {
    this.#decisions = decisions
    this.responses = responses
    this.totals = this.#totalsOf(found)
  }

  of(finding: Finding): FindingReview {
    return this.#decisions.get(finding) ?? undecided
  }

  isDismissed(finding: Finding): boolean {
    return this.of(finding).decision === 'dismissed'
  }

  /** Findings that ask for a decision. */
  get asked(): number {
    return this.totals.reduce((sum, { findings }) => sum + findings, 0)
  }

  /** Those on which a person decided, asking for records included. */
  get decided(): number {
    return this.asked - this.total('open').findings
  }

  total(decision: ReviewDecision): DecisionTotal {
    const found = this.totals.find((total) => total.decision === decision)
    return found ?? { decision, findings: 0, cents: 0 }
  }

  #totalsOf(found: readonly AuditedLine[]): readonly DecisionTotal[] {
    const asked = new Set<Finding>()
    const cents = { open: 0, confirmed: 0, dismissed: 0, 'needs-information': 0 }
    for (const { verdict, savings } of found) {
      for (const finding of verdict.findings) if (finding.class !== 'notice') asked.add(finding)
      for (const part of savings?.parts ?? [])
        if (part.standing !== 'in-doubt') cents[this.of(part.finding).decision] += part.cents
    }
    const byDecision = Map.groupBy(asked, (finding) => this.of(finding).decision)
    return order.flatMap((decision) => {
      const findings = byDecision.get(decision)?.length ?? 0
      return findings === 0 ? [] : [{ decision, findings, cents: cents[decision] }]
    })
  }
}
