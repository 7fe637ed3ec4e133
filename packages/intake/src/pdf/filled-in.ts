import type { PdfWord } from './pdf-page.ts'

/** Words that the forms print beside what is filled in, and hardly anything else has together. */
const labels = [
  ...['MEDICARE', 'INSURED', 'RESUBMISSION', 'FEDERAL', 'SUPPLIES', 'PROCEDURES', 'NUCC', 'EIN'],
  ...['CNTL', 'BIRTHDATE', 'STATEMENT', 'HCPCS', 'HIPPS', 'CREATION', 'TOTALS', 'PAYER', 'PPS'],
] as const
const fewestLabels = 4

/** Whether a scanned page shows the labels of a claim form. */
export function hasFormLabels(words: readonly PdfWord[]): boolean {
  const text = words.map((word) => word.text.toUpperCase()).join(' ')
  return labels.filter((label) => text.includes(label)).length >= fewestLabels
}

/**
 * What is filled in on a scanned form: its words once the small print was taken off, held to those of the page as it
 * is. Where two readings that were both sure differ, there is a doubt; a number that only the whole page shows stays.
 *
 * @param whole words of the page as it is
 * @param bare words of the page without small print
 */
export function filledIn(whole: readonly PdfWord[], bare: readonly PdfWord[]): readonly PdfWord[] {
  const before = new Map(
    bare.map((word) => [word, whole.filter((other) => isSamePlace(word, other))]),
  )
  const held = bare.map((word) => {
    const [only, ...more] = before.get(word) ?? []
    if (!only || more.length > 0 || only.doubt !== undefined) return word
    // Two readers are sure of it on the whole page, and one of them or another reads the same without small print.
    if (word.doubt !== undefined) return [word.text, word.doubt].includes(only.text) ? only : word
    // Small print between two values, such as the M of a box, makes them one word of the whole page.
    const within = bare.filter((other) => before.get(other)?.includes(only))
    return /\d/.test(word.text) && !differsInLabels(only, within)
      ? { ...word, doubt: only.text }
      : word
  })
  const lost = whole.filter(
    (word) => /\d{3}/.test(word.text) && !bare.some((other) => isSamePlace(word, other)),
  )
  return [...held, ...lost]
}

/** Whether a word of the whole page is these words with letters and marks of small print among them, and no digit. */
function differsInLabels({ text }: PdfWord, within: readonly PdfWord[]): boolean {
  const letters = Array.from(
    within
      .toSorted((one, other) => one.left - other.left)
      .map((word) => word.text)
      .join(''),
  )
  let found = 0
  for (const letter of text) {
    if (letter === letters[found]) found++
    else if (/\d/.test(letter)) return false
  }
  return found === letters.length
}

/** On one line, and one above half of the other. */
function isSamePlace(one: PdfWord, other: PdfWord): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const narrow = Math.min(one.right - one.left, other.right - other.left)
  return across > narrow / 2 && Math.abs(one.baseline - other.baseline) < 4
}
