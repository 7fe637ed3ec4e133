/**
 * What a billed procedure code can be by its shape alone: CPT Category I (five digits), CPT of
 * another category (four digits and A, F, M, T or U; all but F begin with 0), HCPCS Level II, dental (CDT), a local code
 * of a payer (W to Z), `none` for five characters that no code set knows, or `other` for anything
 * that is not five characters (ICD-10-PCS, an internal number).
 */
export type CodeShape = 'cpt' | 'cpt-other' | 'hcpcs' | 'dental' | 'local' | 'none' | 'other'

const digits = /^\d{5}$/
/** Only performance measures (F) are numbered above 0999; administration of vaccines (A) below 0200. */
const otherCategory = /^(?:\d{4}F|0\d{3}[MTU]|0[01]\d{2}A)$/
const letterAndDigits = /^[A-Z]\d{4}$/

/** The shape of a code; call it off the hot path. */
export function codeShape(code: string): CodeShape {
  if (code.length !== 5) return 'other'
  if (digits.test(code)) return code < '00100' ? 'none' : 'cpt'
  if (otherCategory.test(code)) return 'cpt-other'
  if (!letterAndDigits.test(code)) return 'none'
  const letter = code.charAt(0)
  if (letter === 'D') return 'dental'
  if (letter >= 'W') return 'local'
  return 'FINO'.includes(letter) ? 'none' : 'hcpcs'
}
