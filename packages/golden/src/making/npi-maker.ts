import { isValidNpi } from '@plumbline/engine'

/** The identifier of the given number whose check digit holds; numbers up to 99,999,999. */
export function npiOf(number: number): string {
  const nine = String(100_000_000 + number)
  const npi = Array.from({ length: 10 }, (_, digit) => `${nine}${digit}`).find(isValidNpi)
  if (npi === undefined) throw new RangeError(`No check digit fits ${nine}`)
  return npi
}
