import { readPadded } from './codes.ts'

const discountPrice = /340 ?B|DISPROPORTIONATE/i

/** NCPDP basis of cost (423-DN), two characters: `08` is the price of 340B stock, by its number or in words. */
export function readBasisOfCost(text: string): string | undefined {
  return discountPrice.test(text) ? '08' : readPadded(text, 2)
}

const leadingDigit = /^0?(\d)(?:\.0+)?(?:\s*[-\u2013:=.(]\s*\D.*|\s+[A-Z(].*)?$/i

/** NCPDP other coverage code (308-C8), one digit: `2` of `02` and of `2 - payment collected`; undefined for other text. */
export function readOtherCoverage(text: string): string | undefined {
  return leadingDigit.exec(text.trim())?.[1]
}

const leadingNumber = /^0*(\d{1,2})(?:\.0+)?(?![\d.])/
const nursingFacility =
  /\b(?:nursing (?:facility|home)|skilled nursing|snf|ltcf?|long[- ]term care)\b/i

/** NCPDP patient residence (384-4X) without leading zeros: `3` of `03`, and of a nursing facility in words; undefined for other text. */
export function readResidence(text: string): string | undefined {
  const number = leadingNumber.exec(text.trim())?.[1]
  return number ?? (nursingFacility.test(text) ? '3' : undefined)
}
