import type { ScannedWord } from '../scans/scanned-page.ts'
import type { PdfWord } from './pdf-page.ts'

/** Words of one cell stand no further apart than this, in font sizes, with seven tenths of it. */
const blank = 0.8
/** The same where every letter is as wide as every other. */
const typewriterBlank = 1.4

/** Words of a scan as the words of a page. */
export function asPdfWords(words: readonly ScannedWord[]): readonly PdfWord[] {
  const wide = isTypewritten(words) ? typewriterBlank : blank
  return words.map(({ text, doubt, left, right, baseline, size }) => ({
    ...{ text, left, right, baseline, size, space: wide * size, goesOn: false },
    ...(doubt !== undefined && { doubt }),
  }))
}

const longEnough = 5
const fewest = 8

/** Whether letters are equally wide: long words are then as wide as they have letters. */
function isTypewritten(words: readonly ScannedWord[]): boolean {
  const long = words.filter(({ text }) => text.length >= longEnough && /\p{L}/u.test(text))
  if (long.length < fewest) return false
  const widths = long.map(({ text, left, right, size }) => (right - left) / (text.length * size))
  const mean = widths.reduce((sum, width) => sum + width, 0) / widths.length
  const spread = widths.reduce((sum, width) => sum + (width - mean) ** 2, 0) / widths.length
  return Math.sqrt(spread) < 0.08 * mean
}
