import type { QuestionPlan } from '@plumbline/contract'

/** The plan without one of its parts, as a chip names it. */
export function withoutPart(plan: QuestionPlan, part: string): QuestionPlan {
  const { filter, measure, ...rest } = plan
  // Without a split there is nothing to count off.
  const left = without(rest, part === 'by' ? ['by', 'top'] : [part])
  return { measure, ...left, filter: without(filter, [part]) }
}

function without<Parts extends object>(parts: Parts, names: readonly string[]): Partial<Parts> {
  const left: Partial<Parts> = { ...parts }
  for (const name of names) if (name in left) Reflect.deleteProperty(left, name)
  return left
}
