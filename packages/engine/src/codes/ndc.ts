/**
 * What a billed NDC can be read as.
 *
 * - `certain`: eleven digits (5-4-2), written out or from hyphens that say where the zero belongs.
 * - `ambiguous`: seven to ten digits without hyphens. Ten digits are three different NDCs, unless they
 *   begin with a zero as labelers of four digits alone do; fewer are ten that lost leading zeros in a
 *   spreadsheet. Only a drug list can say which.
 * - `future`: twelve digits or a six-digit labeler, the 6-4-2 form that binds from 2033-03-07.
 * - `product`: labeler and product without a package (5-4, 4-4, 5-3 with a hyphen).
 * - `placeholder`: one digit repeated or counted through, or labeler 99999, which is not assigned.
 * - `rounded`: scientific notation (`3.78E+08`); a spreadsheet kept the first digits only.
 * - `impossible`: letters, or lengths that no NDC has.
 */
export type NdcReading =
  | { readonly kind: 'certain'; readonly ndc: string }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly string[] }
  | { readonly kind: 'future' | 'product' | 'placeholder' | 'rounded' | 'impossible' }

const future: NdcReading = { kind: 'future' }
const product: NdcReading = { kind: 'product' }
const placeholder: NdcReading = { kind: 'placeholder' }
const rounded: NdcReading = { kind: 'rounded' }
const impossible: NdcReading = { kind: 'impossible' }

/** Shortest unhyphenated form: labeler 0002, the lowest in use, leaves seven digits. */
const fewestDigits = 7

/**
 * Reads an NDC as billed: digits, with or without hyphens, with or without the qualifier `N4`.
 * Sources: 21 CFR 207.33 (4-4-2, 5-3-2, 5-4-1 and six-digit labelers); HIPAA's eleven digits pad
 * the short segment; FDA final rule of 2026-03-05 (6-4-2).
 */
export function readNdc(billed: string): NdcReading {
  const text = /^N4(?=\d)/.test(billed) ? billed.slice(2) : billed
  if (/^\d+$/.test(text)) return ofDigits(text)
  if (/^\d(?:\.\d+)?E\+\d{1,3}$/.test(text)) return rounded
  const segments = text.split('-')
  if (!segments.every((segment) => /^\d+$/.test(segment))) return impossible
  return isPlaceholderNdc(segments.join('')) ? placeholder : ofSegments(segments)
}

function ofDigits(digits: string): NdcReading {
  if (isPlaceholderNdc(digits)) return placeholder
  if (digits.length === 11) return { kind: 'certain', ndc: digits }
  if (digits.length === 12) return future
  if (digits.length > 12 || digits.length < fewestDigits) return impossible
  if (digits.length === 10 && digits.startsWith('0')) return { kind: 'certain', ndc: `0${digits}` }
  return { kind: 'ambiguous', candidates: candidatesOf(digits.padStart(10, '0')) }
}

/** Ten digits as 4-4-2, 5-3-2 and 5-4-1, each padded to 5-4-2. */
function candidatesOf(ten: string): string[] {
  // Labelers of five digits begin at 10000.
  if (ten.startsWith('0')) return [`0${ten}`]
  const padded = [
    `0${ten}`,
    `${ten.slice(0, 5)}0${ten.slice(5)}`,
    `${ten.slice(0, 9)}0${ten.slice(9)}`,
  ]
  return Array.from(new Set(padded))
}

function ofSegments(segments: readonly string[]): NdcReading {
  const [labeler = '', productCode = '', packageCode = ''] = segments
  switch (segments.map((segment) => segment.length).join('-')) {
    case '4-4-2':
    case '5-3-2':
    case '5-4-1':
    case '5-4-2':
      return {
        kind: 'certain',
        ndc: labeler.padStart(5, '0') + productCode.padStart(4, '0') + packageCode.padStart(2, '0'),
      }
    case '6-4-2':
    case '6-3-2':
    case '6-4-1':
      return future
    case '4-4':
    case '5-3':
    case '5-4':
      return product
    default:
      return impossible
  }
}

/** Digits counted through, as forms and tests are filled in. */
const counting: ReadonlySet<string> = new Set([
  '1234567890',
  '12345678901',
  '12345678910',
  '01234567890',
])

/** One digit repeated (`00000000000`), or labeler 99999: a cell filled to satisfy a form. */
export function isPlaceholderNdc(digits: string): boolean {
  if (digits.startsWith('99999') || counting.has(digits)) return true
  for (let position = 1; position < digits.length; position++) {
    if (digits.charCodeAt(position) !== digits.charCodeAt(0)) return false
  }
  return digits.length > 1
}

/** Eleven digits (5-4-2) where the billed form leaves no doubt, else undefined: never guessed. */
export function certainNdc(billed: string): string | undefined {
  const reading = readNdc(billed)
  return reading.kind === 'certain' ? reading.ndc : undefined
}
