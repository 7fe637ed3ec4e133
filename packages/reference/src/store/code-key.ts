/**
 * A code of up to ten letters and digits, or an eleven-digit NDC, as a whole number below 2^53, so
 * that a typed array can hold it. Distinct codes give distinct numbers: up to ten characters are
 * read in base 37 (0 is "no character"); the eleven-digit numbers stand above 37^10.
 */
export function codeKey(code: string): number {
  const { length } = code
  if (length === 0 || length > 11) return noCode
  return length === 11 ? elevenDigits(code) : base37(code)
}

/** Stands for anything that is no code; no table holds it. */
export const noCode = -1

const aboveBase37 = 37 ** 10

function base37(code: string): number {
  let packed = 0
  for (let position = 0; position < code.length; position++) {
    const digit = base36Digit(code.charCodeAt(position))
    if (digit < 0) return noCode
    packed = packed * 37 + digit + 1
  }
  return packed
}

function elevenDigits(code: string): number {
  let packed = 0
  for (let position = 0; position < 11; position++) {
    const digit = code.charCodeAt(position) - 48
    if (digit < 0 || digit > 9) return noCode
    packed = packed * 10 + digit
  }
  return aboveBase37 + packed
}

function base36Digit(character: number): number {
  if (character >= 48 && character <= 57) return character - 48
  if (character >= 65 && character <= 90) return character - 55
  if (character >= 97 && character <= 122) return character - 87
  return -1
}
