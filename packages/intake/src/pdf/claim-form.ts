import type { PdfText } from './read-pages.ts'

const formFields = 20
const formTitle =
  /health insurance claim form|form (?:cms-)?1500|ub-?04\b.*cms-?1450|cms-?1450|nucc instruction manual/i

/** Whether the PDF is a claim form or has many fields to fill in, whose values are no table. */
export function isClaimForm({ pages, fieldCount }: PdfText): boolean {
  if (fieldCount >= formFields) return true
  return pages
    .slice(0, 2)
    .some(({ words }) => formTitle.test(words.map(({ text }) => text).join(' ')))
}
