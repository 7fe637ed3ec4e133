import { classesByStrength, type Finding } from '@plumbline/engine'
import type { ReportInput } from '../report-input.ts'
import type { Reviews } from './reviews.ts'

/** A packet shows each finding in full as long as a person could read them. */
const mostExamples = { full: 2, summary: 0, payee: 60 } as const

/** The costliest findings that stand, of different classes first, so that each kind is seen. */
export function examplesOf(
  findings: readonly Finding[],
  { reviews, edition = 'full' }: ExampleFacts,
): readonly Finding[] {
  const standing = findings.filter((finding) => !reviews.isDismissed(finding))
  const costliest = standing.toSorted((a, b) => b.amountAtRiskCents - a.amountAtRiskCents)
  const ofEachClass = classesByStrength.flatMap(
    (name) => costliest.find((finding) => finding.class === name) ?? [],
  )
  return Array.from(new Set([...ofEachClass, ...costliest])).slice(0, mostExamples[edition])
}

interface ExampleFacts extends Pick<ReportInput, 'edition'> {
  readonly reviews: Reviews
}
