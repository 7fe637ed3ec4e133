import { day, type Day } from '../claim/day.ts'
import { procedureNumber, type ProcedureNumber } from '../claim/procedure-number.ts'
import { digitsOnly } from './procedure-section.ts'

interface RetiredRange {
  readonly first: number
  readonly last: number
  /** The last date of service on which the codes could be billed. */
  readonly lastDay: Day
  /** The codes that took their place. */
  readonly successors: string
}

const endOf2020 = day('2020-12-31')
const endOf2022 = day('2022-12-31')
const endOf2024 = day('2024-12-31')

/**
 * Visit codes that CPT retired in its reforms of 2021 (office), 2023 (hospital, consultation,
 * nursing facility, home) and 2025 (telephone). Source: CMS, Physician Fee Schedule final rules
 * for 2021, 2023 and 2025; written 2026-11.
 */
const retired: readonly RetiredRange[] = [
  { first: 99_201, last: 99_201, lastDay: endOf2020, successors: '99202 to 99205' },
  { first: 99_217, last: 99_217, lastDay: endOf2022, successors: '99238 and 99239' },
  { first: 99_218, last: 99_220, lastDay: endOf2022, successors: '99221 to 99223' },
  { first: 99_224, last: 99_226, lastDay: endOf2022, successors: '99231 to 99233' },
  { first: 99_241, last: 99_241, lastDay: endOf2022, successors: '99242 to 99245' },
  { first: 99_251, last: 99_251, lastDay: endOf2022, successors: '99252 to 99255' },
  { first: 99_318, last: 99_318, lastDay: endOf2022, successors: '99307 to 99310' },
  { first: 99_324, last: 99_328, lastDay: endOf2022, successors: '99341 to 99345' },
  { first: 99_334, last: 99_337, lastDay: endOf2022, successors: '99347 to 99350' },
  { first: 99_339, last: 99_340, lastDay: endOf2022, successors: '99374 to 99380' },
  { first: 99_343, last: 99_343, lastDay: endOf2022, successors: '99342 or 99344' },
  { first: 99_354, last: 99_357, lastDay: endOf2022, successors: '99417 and 99418' },
  { first: 99_441, last: 99_443, lastDay: endOf2024, successors: '98008 to 98016' },
]

const firstVisit = procedureNumber('99201')
const lastVisit = procedureNumber('99443')

/** When a visit code was retired and what took its place; undefined for every other code. */
export function retiredVisit(
  procedure: ProcedureNumber,
): { readonly lastDay: Day; readonly successors: string } | undefined {
  if (procedure < firstVisit || procedure > lastVisit) return undefined
  const number = digitsOnly(procedure)
  return retired.find(({ first, last }) => first <= number && number <= last)
}
