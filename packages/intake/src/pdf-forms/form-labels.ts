import type { PdfField, PdfWord } from '../pdf/pdf-page.ts'

/** A form with so many values in fields has none in print. */
const manyFields = 10
/** The form's own words are this much smaller than what is printed into it, or this much larger. */
const small = 0.8
/** The same where small print was taken off a scan: the size of words without tall letters is a guess there. */
const smallOnScan = 0.7
/** Labels count boxes: `24.`, `31b`. */
const fewestDigits = 3
const large = 1.25

/**
 * The words of a page that may have been filled in. The form's own words (`MM DD YY`, `NPI`, `$`) are printed with
 * it by many programs: in smaller letters than the values, or as one or two large ones behind them.
 */
export function withoutLabels(
  words: readonly PdfWord[],
  fields: readonly PdfField[],
  isWithoutSmallPrint = false,
): readonly PdfWord[] {
  if (fields.length >= manyFields) return []
  const usual = usualSize(words)
  const smallest = (isWithoutSmallPrint ? smallOnScan : small) * usual
  return words.filter(({ text, size }) => {
    if (size < smallest) return /\d{3}/.test(text)
    return size <= large * usual || text.length > 2
  })
}

/** Of what is mostly filled in: days, codes, numbers, amounts. */
function usualSize(words: readonly PdfWord[]): number {
  const counts = new Map<number, number>()
  for (const { text, size } of words) {
    const digits = text.replace(/\D/g, '').length
    if (digits < fewestDigits) continue
    const rounded = Math.round(size * 2) / 2
    counts.set(rounded, (counts.get(rounded) ?? 0) + digits)
  }
  const [most] = Array.from(counts).toSorted((one, other) => other[1] - one[1] || other[0] - one[0])
  return most?.[0] ?? 0
}
