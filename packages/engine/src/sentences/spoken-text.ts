import type { ClaimField } from '../claim/claim-line.ts'
import { isoDate } from '../claim/day.ts'
import type { Part, Sentence, Slot } from './sentence.ts'
import { slotText } from './sentence-text.ts'

/**
 * The sentence as a screen reader reads it well: dates and dollars in words, codes and identifiers
 * letter by letter.
 */
export function spokenText(sentence: Sentence): string {
  return sentence.map(spokenPart).join('')
}

function spokenPart(part: Part): string {
  return typeof part === 'string' ? part : spokenSlot(part)
}

function spokenSlot(slot: Slot): string {
  switch (slot.kind) {
    case 'money':
      return spokenDollars(slot.cents)
    case 'date':
      return spokenDate(isoDate(slot.day))
    case 'code':
      return spelled(slot.text)
    case 'percent':
      return slotText(slot).replace('%', ' percent')
    case 'field':
      return spokenField(slot)
    case 'withheld':
      return spokenWithheld(slot)
    case 'count':
    case 'name':
    case 'row':
      return slotText(slot)
  }
}

/** `45 dollars and 10 cents`. */
function spokenDollars(cents: number): string {
  const amount = Math.abs(Math.round(cents))
  const whole = Math.floor(amount / 100)
  const rest = amount % 100
  const parts = [
    ...(whole > 0 || rest === 0 ? [counted(whole, 'dollar')] : []),
    ...(rest > 0 ? [counted(rest, 'cent')] : []),
  ]
  return `${cents < 0 ? 'minus ' : ''}${parts.join(' and ')}`
}

function counted(number: number, one: string): string {
  return `${number} ${number === 1 ? one : `${one}s`}`
}

const months =
  'January February March April May June July August September October November December'.split(' ')

/** `March 4, 2024`, from `2024-03-04`. */
function spokenDate(iso: string): string {
  const [year = '', month = '', date = ''] = iso.split('-')
  return `${months[Number(month) - 1] ?? ''} ${Number(date)}, ${year}`
}

/** `J 3 3 0 1`, of words with a digit; a point is said, and other marks set groups apart. */
function spelled(text: string): string {
  return text
    .split(' ')
    .map((word) => (/\d/.test(word) ? spelledWord(word) : word))
    .join(' ')
}

function spelledWord(word: string): string {
  const groups = word.match(/[\p{L}\p{N}.]+/gu) ?? []
  const letters = (group: string) =>
    Array.from(group, (letter) => (letter === '.' ? 'point' : letter)).join(' ')
  return groups.map(letters).join(', ')
}

/** Fields whose values are read letter by letter. */
const identifiers: ReadonlySet<ClaimField> = new Set<ClaimField>([
  'claimId',
  'originalClaimId',
  'procedureCode',
  'modifiers',
  'revenueCode',
  'placeOfService',
  'billType',
  'drg',
  'billingNpi',
  'renderingNpi',
  'referringNpi',
  'facilityNpi',
  'prescriberNpi',
  'prescriberDea',
  'providerTaxId',
  'ndc',
  'ndcAsBilled',
  'prescriptionNumber',
])

function spokenField({ field, text }: Extract<Slot, { kind: 'field' }>): string {
  if (identifiers.has(field)) return spelled(text)
  return field.endsWith('Day') && text !== '' ? spokenDate(text) : text
}

/** Of a member the characters that are shown; of a date that it is withheld. */
function spokenWithheld({ field, text }: Extract<Slot, { kind: 'withheld' }>): string {
  const shown = spelled(text.replaceAll('•', ''))
  if (field !== 'patientKey') return text.replace(/[[\]]/g, '')
  return shown === '' ? 'withheld' : `ending in ${shown}`
}
