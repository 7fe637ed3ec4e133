import { dateText, isoDateText } from './date-text.ts'
import { diagnosisText } from './diagnosis-text.ts'
import type { Part, Sentence, Slot } from './sentence.ts'
import { dollars } from './dollars.ts'
import { percentText } from './percent-text.ts'

/** The sentence as plain text. */
export function sentenceText(sentence: Sentence): string {
  // Joined at once, because text that grows part by part keeps all its parts in memory.
  return sentence.map(partText).join('')
}

function partText(part: Part): string {
  return typeof part === 'string' ? part : slotText(part)
}

/** One fact as people read it. */
export function slotText(slot: Slot): string {
  switch (slot.kind) {
    case 'money':
      return dollars(slot.cents)
    case 'date':
      return dateText(slot.day)
    case 'code':
      return slot.system === 'diagnosis' ? diagnosisText(slot.text) : slot.text
    case 'count':
      return countText(slot)
    case 'percent':
      return percentText(slot.share, slot.decimals)
    case 'row':
      return slot.row === 0 ? 'a line of an earlier upload' : `row ${slot.row}`
    case 'field':
      return slot.field.endsWith('Day') ? isoDateText(slot.text) : slot.text
    case 'name':
    case 'withheld':
      return slot.text
  }
}

function countText(slot: Extract<Slot, { kind: 'count' }>): string {
  const { number, one, several, decimals } = slot
  if (decimals !== undefined) return number.toFixed(decimals)
  if (one === undefined) return String(number)
  return `${number} ${number === 1 ? one : (several ?? one)}`
}
