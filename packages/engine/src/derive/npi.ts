/**
 * Whether ten digits are an NPI that could have been issued: first digit 1 or 2 and a Luhn check
 * digit over `80840` and the number (45 CFR 162.406; CMS, NPI check digit calculation).
 */
export function isValidNpi(npi: string): boolean {
  if (!/^[12]\d{9}$/.test(npi)) return false
  // 24 is what the constant prefix 80840 adds to the Luhn sum.
  let sum = 24
  for (let position = 0; position < 10; position++) {
    const digit = npi.charCodeAt(9 - position) - 48
    if (position % 2 === 0) sum += digit
    else sum += digit > 4 ? digit * 2 - 9 : digit * 2
  }
  return sum % 10 === 0
}
