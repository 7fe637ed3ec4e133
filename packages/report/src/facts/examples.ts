import { classesByStrength, type Finding } from '@plumbline/engine'

const mostExamples = 2

/** The costliest findings, of different classes first, so that each kind is seen. */
export function examplesOf(findings: readonly Finding[]): readonly Finding[] {
  const costliest = findings.toSorted((a, b) => b.amountAtRiskCents - a.amountAtRiskCents)
  const ofEachClass = classesByStrength.flatMap(
    (name) => costliest.find((finding) => finding.class === name) ?? [],
  )
  return Array.from(new Set([...ofEachClass, ...costliest])).slice(0, mostExamples)
}
