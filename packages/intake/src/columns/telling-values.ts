import type { SampledColumn } from '../table/table.ts'

const strength =
  /\d\s*(?:MG|MCG|ML|GM|G|UNITS?|%)(?![A-Z])|\b(?:TAB|CAP|TABLET|CAPSULE|CREAM|INJ)S?\b/

/** Whether at least half of the values name a drug: a strength or a form stands in them. */
export function holdsDrugs({ values }: Pick<SampledColumn, 'values'>): boolean {
  return values.length > 0 && values.filter((v) => strength.test(v)).length >= values.length / 2
}

const fewestCounted = 5

/** Whether values begin at one and grow by ones from row to row, as the positions of a claim do: `1`, `2`, `1`. */
export function countsLines({ values }: SampledColumn): boolean {
  return values.length >= fewestCounted && countsUp(values)
}

/** The same, however few they are. */
export function countsUp(values: readonly string[]): boolean {
  if (values[0] !== '1' || !values.includes('2')) return false
  return values.every((value, at) => value === '1' || Number(value) === Number(values[at - 1]) + 1)
}
