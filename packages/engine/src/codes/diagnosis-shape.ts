const shape = /^[A-Z]\d[\dAB](?:[\dA-Z]{1,4})?$/

/**
 * Whether a text has the form of an ICD-10-CM code: a letter, a digit, a digit (or A or B), and up
 * to four more characters (ICD-10-CM Official Guidelines, I.A.2).
 */
export function hasDiagnosisShape(code: string): boolean {
  return shape.test(code)
}

/**
 * Whether every code that begins so has seven characters: all categories of chapter 19 for injuries
 * of a site (S00 to S99) ask for the seventh, which tells the encounter.
 */
export function takesSeventhCharacter(code: string): boolean {
  return code.startsWith('S')
}
