import type { FindingClass } from './finding.ts'

/** Classes of findings from the strongest to the weakest: the one order of them. */
export const classesByStrength = [
  'error',
  'lead',
  'outlier',
  'notice',
] as const satisfies readonly FindingClass[]

/** For sorting: below zero where the first class is the stronger, zero where they are the same. */
export function strongerFirst(one: FindingClass, other: FindingClass): number {
  return classesByStrength.indexOf(one) - classesByStrength.indexOf(other)
}

/** Classes whose findings put dollars at risk, the strongest first: all but notices. */
export const classesAtRisk = classesByStrength.filter((name) => name !== 'notice')
