/** What an identifier in an NPI column is. */
export type NpiStanding = 'valid' | 'wrong-check-digit' | 'wrong-first-digit' | 'no-npi'

/**
 * Reads an identifier as an NPI: ten digits, the first 1 or 2, and a Luhn check digit over `80840`
 * and the number (45 CFR 162.406; CMS, NPI check digit calculation). Anything but ten digits is
 * no NPI.
 */
export function npiStanding(identifier: string): NpiStanding {
  if (identifier.length !== 10) return 'no-npi'
  // 24 is what the constant prefix 80840 adds to the Luhn sum.
  let sum = 24
  for (let position = 0; position < 10; position++) {
    const digit = identifier.charCodeAt(9 - position) - 48
    if (digit < 0 || digit > 9) return 'no-npi'
    if (position % 2 === 0) sum += digit
    else sum += digit > 4 ? digit * 2 - 9 : digit * 2
  }
  const first = identifier.charCodeAt(0) - 48
  if (first !== 1 && first !== 2) return 'wrong-first-digit'
  return sum % 10 === 0 ? 'valid' : 'wrong-check-digit'
}

/** Whether an identifier is an NPI that could have been issued. */
export function isValidNpi(identifier: string): boolean {
  return npiStanding(identifier) === 'valid'
}
