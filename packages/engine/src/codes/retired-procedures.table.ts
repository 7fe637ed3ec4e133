import type { DatedRow } from '../reference/in-effect.ts'

/** Codes that CPT retired, and until when they could be billed. */
export interface RetiredCodes extends DatedRow {
  readonly first: number
  readonly last: number
  readonly to: string
  /** The codes that took their place. */
  readonly successors: string
}

const office = { to: '2020-12-31', source: 'CMS, Physician Fee Schedule final rule for 2021' }
const otherVisits = { to: '2022-12-31', source: 'CMS, Physician Fee Schedule final rule for 2023' }
const telephone = { to: '2024-12-31', source: 'CMS, Physician Fee Schedule final rule for 2025' }

/**
 * Visit codes that CPT retired in its reforms of 2021 (office), 2023 (hospital, consultation, nursing
 * facility, home) and 2025 (telephone). Written 2026-11. No importer exists: published files leave
 * retired codes out and name no successors.
 */
export const retiredCodes: readonly RetiredCodes[] = [
  { first: 99_201, last: 99_201, successors: '99202 to 99205', ...office },
  { first: 99_217, last: 99_217, successors: '99238 and 99239', ...otherVisits },
  { first: 99_218, last: 99_220, successors: '99221 to 99223', ...otherVisits },
  { first: 99_224, last: 99_226, successors: '99231 to 99233', ...otherVisits },
  { first: 99_241, last: 99_241, successors: '99242 to 99245', ...otherVisits },
  { first: 99_251, last: 99_251, successors: '99252 to 99255', ...otherVisits },
  { first: 99_318, last: 99_318, successors: '99307 to 99310', ...otherVisits },
  { first: 99_324, last: 99_328, successors: '99341 to 99345', ...otherVisits },
  { first: 99_334, last: 99_337, successors: '99347 to 99350', ...otherVisits },
  { first: 99_339, last: 99_340, successors: '99374 to 99380', ...otherVisits },
  { first: 99_343, last: 99_343, successors: '99342 or 99344', ...otherVisits },
  { first: 99_354, last: 99_357, successors: '99417 and 99418', ...otherVisits },
  { first: 99_441, last: 99_443, successors: '98008 to 98016', ...telephone },
]
