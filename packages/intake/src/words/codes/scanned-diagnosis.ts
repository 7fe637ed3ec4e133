/** Capitals that look like digits in a picture, by the digit. */
const capitals: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' }

/** Whether a code of a scan begins with a digit that may be a letter: codes of ICD-10 begin with one. */
export function lacksItsLetter(code: string): boolean {
  return /^[0158]\d/.test(code)
}

/** A code of ICD-10 as a scan has it, with the letter that it begins with. */
export function withItsLetter(code: string): string {
  const [first = '', ...rest] = code
  return lacksItsLetter(code) ? (capitals[first] ?? first) + rest.join('') : code
}
