import { fieldLabels, type ClaimField, type ClaimLine } from '@plumbline/engine'
import type { RuleFacts } from '../report-input.ts'

/** A field that no line of the file states, and the rules that cannot do without it. */
export interface MissingField {
  readonly field: ClaimField
  readonly label: string
  readonly prevented: readonly RuleFacts[]
}

/** Fields that rules need and the file does not have, those that prevent most first. */
export function missingFields(
  lines: readonly ClaimLine[],
  rules: readonly RuleFacts[],
): readonly MissingField[] {
  const needed = new Set(rules.flatMap((rule) => rule.needs.fields))
  return Array.from(needed)
    .filter((field) => !lines.some((line) => isStated(line[field])))
    .map((field) => ({
      field,
      label: fieldLabels[field],
      prevented: rules.filter((rule) => rule.needs.fields.includes(field)),
    }))
    .sort((a, b) => b.prevented.length - a.prevented.length)
}

function isStated(value: ClaimLine[ClaimField]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined
}
