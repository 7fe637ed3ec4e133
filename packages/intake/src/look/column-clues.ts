import { fittingShapes, type ShapeName } from '../words/value-shapes.ts'

/** What may be told of the values of a column without telling any: how they are written, what they could be. */
export interface ColumnClues {
  /** The commonest ways in which they are written, each letter an `X` and each digit a `9`. */
  readonly shapes: readonly string[]
  /** What nearly all of them could be. */
  readonly fits: readonly ShapeName[]
}

const valuesRead = 100
const shapesTold = 3
const longestShape = 24

/** The clues of a column's values, trimmed and in upper case. */
export function columnClues(values: readonly string[]): ColumnClues {
  const read = values.slice(0, valuesRead)
  const counts = new Map<string, number>()
  for (const value of read) {
    const shape = maskOf(value)
    counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  const commonest = Array.from(counts).sort(([, one], [, other]) => other - one)
  return {
    shapes: commonest.slice(0, shapesTold).map(([shape]) => shape),
    fits: fittingShapes(read),
  }
}

/** `$1,204.50` as `$9,999.99`; what is neither letter, digit nor one of a few marks is left out. */
function maskOf(value: string): string {
  return value
    .replace(/\p{N}/gu, '9')
    .replace(/\p{L}/gu, 'X')
    .replace(/[^X9 .,:;/()$%#+-]/gu, '')
    .slice(0, longestShape)
}
