import { isValidNpi } from '@plumbline/engine'
import { isScientific } from '../cells.ts'
import { readNumberedId } from './codes.ts'
import { placeholders } from '../placeholders.ts'

/** NPIs begin with 1 or 2, telephone numbers with 2 to 9. */
function beginsLikeNpi(number: string): boolean {
  return number.startsWith('1')
}

/**
 * An NPI: the whole cell, or the one number of ten digits among other words, as in
 * `1234567893 - SMITH JOHN MD`; without a right check digit only where it is no telephone number. Undefined where a spreadsheet rounded the number (`1.23E+09`).
 */
export function readNpi(text: string): string | undefined {
  if (isScientific(text) || placeholders.has(text.toUpperCase())) return undefined
  if (text.length <= 10) return readNumberedId(text)
  const numbers = [...text.matchAll(/(?<!\d)\d{10}(?!\d)/g)].map(([id]) => id)
  const valid = numbers.filter(isValidNpi)
  if (valid.length === 1) return valid[0]
  const [only] = numbers
  return only !== undefined && numbers.length === 1 && beginsLikeNpi(only)
    ? only
    : readNumberedId(text)
}
