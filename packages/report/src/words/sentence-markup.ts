import {
  maskedMember,
  sentenceText,
  slotText,
  spokenText,
  withoutPersonalSlots,
  type Finding,
  type Part,
} from '@plumbline/engine'
import { html, type Markup } from '../html.ts'
import { unstated } from './amounts.ts'

/*
 * How a finding's sentence is printed, to the eye, in a table and to the ear. Personal data is
 * withheld in each: a report is passed on.
 */

/** The sentence with its codes set as codes. */
export function sentenceMarkup({ parts }: Pick<Finding, 'parts'>): Markup {
  return html`${withoutPersonalSlots(parts).map(partMarkup)}`
}

function partMarkup(part: Part): Markup | string {
  if (typeof part === 'string') return part
  if (part.kind === 'code') return html`<span class="c">${slotText(part)}</span>`
  return slotText(part)
}

/** The sentence as plain text. */
export function safeSentence({ parts }: Pick<Finding, 'parts'>): string {
  return sentenceText(withoutPersonalSlots(parts))
}

/** The sentence as it is read aloud. */
export function spokenSentence({ parts }: Pick<Finding, 'parts'>): string {
  return spokenText(withoutPersonalSlots(parts))
}

/** A member as reports show one, or a dash where the file names none. */
export function memberOrDash(patientKey: string | undefined): string {
  return patientKey === undefined ? unstated : maskedMember(patientKey)
}
