import type { Finding, Part } from '@plumbline/engine'

/**
 * A finding without any value of the claims: the rule's own words, and the kinds of facts between them.
 * All that a model is ever told of a finding; the same for every claim and customer with this pattern.
 */
export interface Skeleton {
  readonly ruleId: string
  readonly ruleVersion: number
  readonly category: Finding['category']
  readonly class: Finding['class']
  readonly title: string
  /** `{{code 1}} was billed on {{date 1}} for {{money 1}}.` */
  readonly sentence: string
}

/** The kinds of facts that are written as what they are of a line, such as `provider`. */
type Spoken = Pick<Finding, 'ruleId' | 'ruleVersion' | 'category' | 'class' | 'title' | 'parts'>

/** The skeleton of a finding. Words stand as they are; each slot is its kind and its place among its kind. */
export function skeletonOf(finding: Spoken): Skeleton {
  const { ruleId, ruleVersion, category, class: sureness, title, parts } = finding
  const seen = new Map<string, number>()
  const sentence = parts
    .map((part) => (typeof part === 'string' ? part : slotName(part, seen)))
    .join('')
  return { ruleId, ruleVersion, category, class: sureness, title, sentence }
}

function slotName(slot: Exclude<Part, string>, seen: Map<string, number>): string {
  const kind = slot.kind === 'field' || slot.kind === 'withheld' ? slot.field : slot.kind
  const place = (seen.get(kind) ?? 0) + 1
  seen.set(kind, place)
  return `{{${kind} ${place}}}`
}
