import { isScientific } from '../cells.ts'

/** A National Drug Code as billed, and its eleven digits where the form is unambiguous. */
export interface NdcReading {
  readonly asBilled: string
  readonly ndc: string | undefined
}

/** The three ten-digit layouts and the billing layout, as lengths of labeler, product, package. */
const layouts: ReadonlySet<string> = new Set(['4-4-2', '5-3-2', '5-4-1', '5-4-2'])

/**
 * Reads an NDC (21 CFR 207.33): hyphens say which segment lacks its zero; eleven digits are taken
 * as they are; ten digits without hyphens could be any of three codes, so that no eleven digits
 * are given. `undefined` for blanks and a lone zero; a full row of zeros is kept, because on a
 * pharmacy claim it is a filler that a rule must see. So is `3.78E+08`, whose digits a spreadsheet lost.
 */
export function readNdc(text: string): NdcReading | undefined {
  const billed = withoutQualifier(
    withHyphens(ndcIn(text).toUpperCase().trim()).replace(/\s/g, '').replace(/\.0$/, ''),
  )
  if (saysNone.test(billed)) return undefined
  if (isScientific(billed)) return { asBilled: billed, ndc: undefined }
  if (/^[0-]{0,9}$/.test(billed)) return undefined
  if (/^[0-]*$/.test(billed)) return { asBilled: billed, ndc: undefined }
  if (/^\d+$/.test(billed)) {
    return {
      asBilled: billed,
      ndc: elevenDigits(billed),
    }
  }
  return { asBilled: billed, ndc: fromSegments(billed) }
}

/** Words for no number, and a drug whose brackets for one are empty: `LIPITOR 10 MG ()`. */
const saysNone = /^(?:N\/?A|NULL|NONE|UNK|UNKNOWN)$|\(\)$|\[\]$/

/**
 * Twelve digits with a zero in front are the 6-4-2 form of some systems; ten with a zero in front are 4-4-2,
 * since labelers of five digits begin at 10000.
 */
function elevenDigits(billed: string): string | undefined {
  if (billed.length === 12 && billed.startsWith('0')) return billed.slice(1)
  if (billed.length === 10 && billed.startsWith('0')) return `0${billed}`
  return billed.length === 11 ? billed : undefined
}

/** Blanks between the three segments stand for hyphens. */
function withHyphens(text: string): string {
  return text.replace(/^(N4\s*)?(\d{4,6})\s+(\d{3,4})\s+(\d{1,2})$/, '$1$2-$3-$4')
}

/** The name of a drug and behind it its NDC: `LIPITOR 10 MG (00071-0155-23)`, `LIPITOR 10 MG NDC 00071-0155-23`. */
const namedNdc =
  /^(.*\p{L}{3}.*?)\s*(?:[([]\s*(?:NDC:?\s*)?([\dA-Z-]{10,13})\s*[)\]]|\sNDC:?\s*(\d[\d-]{9,12}))$/iu

/** A drug with its form and package; looking for brackets at an end takes longer the longer a text is. */
const longestNamed = 250

function ndcIn(text: string): string {
  if (text.length > longestNamed) return text
  const [, , inBrackets, behindWord] = namedNdc.exec(text.trim()) ?? []
  const inside = inBrackets ?? behindWord
  return inside !== undefined && inside.replace(/\D/g, '').length >= 8 ? inside : text
}

/** The name of the drug before its NDC; undefined where the cell is the NDC alone. */
export function drugBesideNdc(text: string): string | undefined {
  if (text.length > longestNamed) return undefined
  const unnumbered = /^(.*\p{L}{3}.*?)\s*(?:\(\s*\)|\[\s*\])$/u.exec(text.trim())
  if (unnumbered) return unnumbered[1]
  return ndcIn(text) === text ? undefined : namedNdc.exec(text.trim())?.[1]
}

/** Nine digits or fewer: leading zeros were lost; how many, the number alone does not say. */
export function hasLostZeros(asBilled: string | undefined): boolean {
  return asBilled !== undefined && asBilled.length < 10 && /^\d+$/.test(asBilled)
}

/** X12 and UB-04 put the qualifier N4 before an NDC, and may put a quantity behind it. */
function withoutQualifier(billed: string): string {
  return /^(?:N4|NDC:?)([\d-]{10,13})(?:[A-Z]{2}[\d.]*)?$/.exec(billed)?.[1] ?? billed
}

function fromSegments(billed: string): string | undefined {
  const segments = billed.split('-')
  const [labeler, product, packaging] = segments
  if (labeler === undefined || product === undefined || packaging === undefined) return undefined
  if (!layouts.has(segments.map(({ length }) => length).join('-'))) return undefined
  const digits = labeler.padStart(5, '0') + product.padStart(4, '0') + packaging.padStart(2, '0')
  return /^\d{11}$/.test(digits) ? digits : undefined
}

const fewestWhole = 3

/**
 * Whether numbers of one column are eleven digits of which leading zeros were lost, as where a spreadsheet
 * took them for amounts: some have all eleven, some are too short for any NDC, and none begins with a zero.
 * One that has all eleven is enough where the header says `NDC 11`.
 */
export function areShortOfEleven(values: readonly string[], header = ''): boolean {
  const fewest = /NDC\W*(?:11|ELEVEN)(?!\d)/i.test(header) ? 1 : fewestWhole
  const numbers = values.map((value) => value.replace(/\.0+$/, ''))
  return (
    numbers.every((number) => /^[1-9]\d{6,10}$/.test(number)) &&
    numbers.filter(({ length }) => length === 11).length >= fewest &&
    numbers.some(hasLostZeros)
  )
}

/** Reads an NDC of such a column. */
export function readShortNdc(text: string): NdcReading | undefined {
  const read = readNdc(text)
  return read && /^\d{7,10}$/.test(read.asBilled)
    ? { ...read, ndc: read.asBilled.padStart(11, '0') }
    : read
}
