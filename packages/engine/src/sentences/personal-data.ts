import type { ClaimField } from '../claim/claim-line.ts'
import type { Part, Sentence, Slot } from './sentence.ts'

/** Fields whose values are a person's own, however they are written. */
const personalFields: ReadonlySet<string> = new Set<ClaimField>([
  'patientKey',
  'birthDay',
  'deathDay',
])

/** Whether a field tells who somebody is; other names are no field of a claim line. */
export function isPersonal(field: string): boolean {
  return personalFields.has(field)
}

const mask = '••'

/**
 * A member as reports show one: the last four characters, and no more than half of a short key. One that
 * is masked already stays as it is.
 */
export function maskedMember(patientKey: string): string {
  if (patientKey.startsWith(mask)) return patientKey
  const shown = Math.min(4, Math.floor(patientKey.length / 2))
  return `${mask}${patientKey.slice(patientKey.length - shown)}`
}

/** What stands for a personal value: a masked member, or the words that a date was withheld. */
export function withheldValue(field: string, value: string): string {
  if (field === 'birthDay') return '[date of birth withheld]'
  if (field === 'deathDay') return '[date of death withheld]'
  return field === 'patientKey' ? maskedMember(value) : value
}

/** The sentence without anybody's identifier, birth date or death date. */
export function withoutPersonalSlots(sentence: Sentence): Sentence {
  return sentence.some(isPersonalPart) ? sentence.map(withheld) : sentence
}

function isPersonalPart(part: Part): part is Extract<Slot, { kind: 'field' }> {
  return typeof part !== 'string' && part.kind === 'field' && isPersonal(part.field)
}

function withheld(part: Part): Part {
  if (!isPersonalPart(part)) return part
  const { field, text } = part
  return { kind: 'withheld', field, text: withheldValue(field, text) }
}
