import type { SampledColumn } from '../table/table.ts'

const strength =
  /\d\s*(?:MG|MCG|ML|GM|G|UNITS?|%)(?![A-Z])|\b(?:TAB|CAP|TABLET|CAPSULE|CREAM|INJ)S?\b/

/** Whether at least half of the values name a drug: a strength or a form stands in them. */
export function holdsDrugs({ values }: Pick<SampledColumn, 'values'>): boolean {
  return values.length > 0 && values.filter((v) => strength.test(v)).length >= values.length / 2
}

const hcpcs = /^[A-CEGHJKLMPQRSTV]\d{4}$/
const cpt = /^(?:\d{5}|\d{4}[FTU])$/
/** Visits, blood draws and panels: hardly a claims file is without any of them. */
const everyday =
  /^(?:99(?:20[2-5]|21[1-5]|22[1-3]|23[1-9]|28[1-5]|39[1-7])|36415|80053|80048|85025|85027|93000|71046|97110|97140)$/
const nearlyAll = 0.95
const oftenEveryday = 0.25

/** Whether nearly all values have the form of CPT or HCPCS codes, and many are everyday ones. */
export function holdsProcedures({ values }: Pick<SampledColumn, 'values'>): boolean {
  const shareOf = (test: (value: string) => boolean) =>
    values.length === 0 ? 0 : values.filter(test).length / values.length
  return (
    shareOf((v) => hcpcs.test(v) || cpt.test(v)) >= nearlyAll &&
    shareOf((v) => hcpcs.test(v) || everyday.test(v)) >= oftenEveryday &&
    values.some((v) => cpt.test(v))
  )
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
