/**
 * What a billed procedure code can be by its shape alone: CPT Category I (five digits), five digits
 * in a range that no section of CPT has (`unsectioned`), CPT of another category (four digits and A,
 * F, M, T or U; all but F begin with 0), HCPCS Level II, dental (CDT), a local code of a payer (W to
 * Z), `none` for five characters that no code set knows, `miscounted` for digits with or without a
 * letter before them of which one is missing or too many, or `other` for the rest (ICD-10-PCS, an
 * internal number).
 */
export type CodeShape =
  | 'cpt'
  | 'unsectioned'
  | 'cpt-other'
  | 'hcpcs'
  | 'dental'
  | 'local'
  | 'none'
  | 'miscounted'
  | 'other'

const digits = /^\d{5}$/
/** Only performance measures (F) are numbered above 0999; administration of vaccines (A) below 0200. */
const otherCategory = /^(?:\d{4}F|0\d{3}[MTU]|0[01]\d{2}A)$/
const letterAndDigits = /^[A-Z]\d{4}$/
const miscounted = /^(?:[A-Z]\d{3}|[A-Z]\d{5}|\d{4}|\d{6})$/

/** The shape of a code; call it off the hot path. */
export function codeShape(code: string): CodeShape {
  if (code.length !== 5) return miscounted.test(code) ? 'miscounted' : 'other'
  if (digits.test(code)) return shapeOfNumber(code)
  if (otherCategory.test(code)) return 'cpt-other'
  if (!letterAndDigits.test(code)) return 'none'
  const letter = code.charAt(0)
  if (letter === 'D') return 'dental'
  if (letter >= 'W') return 'local'
  return 'FINO'.includes(letter) ? 'none' : 'hcpcs'
}

/** Anesthesia ends at 01999 and surgery begins at 10004; medicine ends well below 99700. */
function shapeOfNumber(code: string): CodeShape {
  if (code < '00100') return 'none'
  return (code > '01999' && code < '10004') || code >= '99700' ? 'unsectioned' : 'cpt'
}
