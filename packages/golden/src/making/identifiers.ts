const letters = 'BCDFGHJKLMNPQRSTVWXZ'

/** Eighteen kinds of identifiers that the HIPAA safe harbor has removed (45 CFR 164.514(b)(2)), made up. */
const kinds: readonly ((at: number) => string)[] = [
  (at) => `${word(at)} ${word(at + 7_000)}`,
  (at) => `${at + 17} ${word(at)} Lane`,
  (at) => `19${digits(at, 2)}-0${(at % 9) + 1}-1${at % 9}`,
  (at) => `(${digits(at, 3)}) 555-${digits(at * 7, 4)}`,
  (at) => `+1${digits(at, 3)}555${digits(at * 3, 4)}`,
  (at) => `${word(at).toLowerCase()}@mail.example`,
  (at) => `${digits(at, 3)}-${digits(at * 3, 2)}-${digits(at * 7, 4)}`,
  (at) => `MRN${digits(at, 7)}`,
  (at) => `PLAN${word(at)}${digits(at, 4)}`,
  (at) => `ACCT-${digits(at, 8)}`,
  (at) => `LIC${word(at)}${digits(at, 3)}`,
  (at) => `1HG${word(at)}${digits(at, 8)}`,
  (at) => `DEV-${digits(at, 6)}-${word(at)}`,
  (at) => `https://${word(at).toLowerCase()}.example/me`,
  (at) => `10.${at % 250}.${(at * 3) % 250}.${(at * 7) % 250}`,
  (at) => `FP:${word(at)}${word(at + 3)}`,
  (at) => `face-${word(at)}.jpg`,
  (at) => `UID${digits(at * 11, 9)}`,
]

/** The `at`th made-up identifier, of one kind after the other; each number gives another. */
export function identifier(at: number): string {
  const kind = kinds[at % kinds.length]
  return kind ? kind(at) : ''
}

function digits(seed: number, count: number): string {
  return String((seed * 7_919 + 10_007) % 10 ** count).padStart(count, '0')
}

/** `Xbcdf...`: seven letters that no English word has. */
function word(seed: number): string {
  const text = Array.from({ length: 6 }, (_, place) =>
    letters.charAt(Math.floor((seed * 7_919 + 31) / letters.length ** place) % letters.length),
  ).join('')
  return `X${text.toLowerCase()}`
}
