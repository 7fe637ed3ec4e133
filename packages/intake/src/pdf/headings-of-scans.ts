import { isKnownHeader } from '../names/name-index.ts'
import type { PdfWord } from './pdf-page.ts'
import { segments, textOf, type TextLine } from './text-lines.ts'

const longestLabel = 4

/**
 * What stands apart on a line of a scan, where a label and its value stand no further apart than words do:
 * `Patient Jane Doe`.
 *
 * @param without the pieces that were read in two ways
 */
export function labelledCells({ words }: TextLine, without = false): string[] {
  return segments(words).flatMap((segment) => {
    if (without && segment.words.some(isUnsure)) return []
    for (let length = Math.min(longestLabel, segment.words.length - 1); length > 0; length--) {
      const label = textOf(segment.words.slice(0, length))
      if (isKnownHeader(label)) return [label, textOf(segment.words.slice(length))]
    }
    return [textOf(segment.words)]
  })
}

/** Whether two readers read a number of it differently: names of people and things make no fact wrong. */
export function hasUnsureFacts({ words }: TextLine): boolean {
  return words.some(isUnsure)
}

function isUnsure({ text, doubt }: PdfWord): boolean {
  return doubt !== undefined && /\d/.test(text + doubt)
}
