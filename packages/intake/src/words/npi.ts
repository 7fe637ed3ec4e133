import { isValidNpi } from '@plumbline/engine'
import { isScientific } from './cells.ts'
import { readNumberedId } from './codes.ts'

/**
 * An NPI: the whole cell, or the one number with a right check digit among other words, as in
 * `1234567893 - SMITH JOHN MD`. Undefined where a spreadsheet rounded the number (`1.23E+09`).
 */
export function readNpi(text: string): string | undefined {
  if (isScientific(text)) return undefined
  if (text.length <= 10) return readNumberedId(text)
  const valid = [...text.matchAll(/(?<!\d)\d{10}(?!\d)/g)].map(([id]) => id).filter(isValidNpi)
  return valid.length === 1 ? valid[0] : readNumberedId(text)
}
