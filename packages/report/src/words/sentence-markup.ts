import {
  slotText,
  spokenText,
  withoutPersonalSlots,
  type Finding,
  type Part,
  type Sentence,
} from '@plumbline/engine'
import { html, type Markup } from '../html.ts'

/*
 * How a finding's sentence is printed, to the eye and to the ear. Dates of birth and death are
 * withheld in each, and members are shown as the report shows them: a report is passed on.
 */

/** What a report prints for a member, by the key or the masked key that a finding has. */
export type MemberName = (patientKey: string) => string

/** The sentence with its codes set as codes. */
export function sentenceMarkup({ parts }: Pick<Finding, 'parts'>, member: MemberName): Markup {
  return html`${printable(parts, member).map(partMarkup)}`
}

function partMarkup(part: Part): Markup | string {
  if (typeof part === 'string') return part
  if (part.kind === 'code') return html`<span class="c">${slotText(part)}</span>`
  return slotText(part)
}

/** The sentence as it is read aloud. */
export function spokenSentence({ parts }: Pick<Finding, 'parts'>, member: MemberName): string {
  return spokenText(printable(parts, member))
}

function printable(parts: Sentence, member: MemberName): Sentence {
  return withoutPersonalSlots(parts.map((part) => withMember(part, member)))
}

function withMember(part: Part, member: MemberName): Part {
  if (typeof part === 'string' || (part.kind !== 'field' && part.kind !== 'withheld')) return part
  const { field } = part
  if (field !== 'patientKey') return part
  const text = member(part.text)
  return text.startsWith('••') ? { kind: 'withheld', field, text } : { kind: 'name', text }
}
