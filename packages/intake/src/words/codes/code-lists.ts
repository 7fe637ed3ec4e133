const oneCode = /^(?:\d{4}[0-9A-Z]|[A-Z]\d{4})(?:[-:][A-Z0-9]{2}){0,4}$/
const separators = ['\n', ';', '|', ',', '/', '+', '&', ' '] as const
const shortestList = 11

/** A cell of several procedure codes, taken apart, and what stands between them. */
export interface CodeList {
  readonly codes: readonly string[]
  readonly separator: string
}

/**
 * Several procedure codes in one cell: `99213;36415`, `99213-25, 36415`, `["99213", "36415"]`.
 * Undefined for one code, with or without modifiers, and where a piece is no code.
 */
export function readCodeList(text: string): CodeList | undefined {
  if (text.length < shortestList) return undefined
  const plain = unwrapped(text).toUpperCase()
  for (const separator of separators) {
    const codes = pieces(plain, separator)
    if (codes.length > 1 && codes.every((code) => oneCode.test(code))) return { codes, separator }
  }
  return undefined
}

/** The pieces of another cell of the same row, written as the codes are. */
export function pieces(text: string, separator: string): string[] {
  return unwrapped(text)
    .split(separator)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
}

/** Without the brackets and quotation marks of a JSON array or a set. */
function unwrapped(text: string): string {
  return /^\s*[[{(]/.test(text) ? text.replace(/[[\]{}()"']/g, '').trim() : text.trim()
}
