/** Every two-digit modifier that CPT has or had, up to 2026. */
const ofTwoDigits: ReadonlySet<string> = new Set(
  (
    '20 21 22 23 24 25 26 27 32 33 47 50 51 52 53 54 55 56 57 58 59 60 62 63 66 73 74 75 76 77 78 ' +
    '79 80 81 82 90 91 92 93 95 96 97 99'
  ).split(' '),
)

/** The performance measure modifiers of CPT; those of genetic tests (0A to 9Z) ended in 2012. */
const digitAndLetter: ReadonlySet<string> = new Set(['1P', '2P', '3P', '8P'])

/**
 * Whether no code set can have a modifier, whatever the year: CPT's are numbers of a short list, and
 * those of HCPCS Level II begin with a letter.
 */
export function isImpossibleModifier(modifier: string): boolean {
  if (/^\d\d$/.test(modifier)) return !ofTwoDigits.has(modifier)
  return /^\d[A-Z]$/.test(modifier) && !digitAndLetter.has(modifier)
}
