import type { Day } from '../../claim/day.ts'
import { inEffect, type DatedRow } from '../../reference/in-effect.ts'

/** Discharge statuses from one number to another. */
interface StatusRun extends DatedRow {
  readonly first: number
  readonly last: number
}

const source =
  'NUBC UB-04 patient discharge status; Medicare Claims Processing Manual, chapter 25, 75.2 FL 17'

/** Written 2026-11. */
const rows: readonly StatusRun[] = [
  { first: 1, last: 7, source },
  { first: 9, last: 9, source },
  { first: 20, last: 21, source },
  { first: 30, last: 30, source },
  { first: 40, last: 43, source },
  { first: 50, last: 51, source },
  { first: 61, last: 66, source },
  { first: 69, last: 70, source },
  { first: 81, last: 95, from: '2013-10-01', source },
]

/** Earlier statuses, which bills of old years may carry: 08, 71 and 72. */
const retired: ReadonlySet<number> = new Set([8, 71, 72])

/** Whether a discharge status exists, or once did, on a day. */
export function isDischargeStatus(text: string, on: Day | undefined): boolean {
  if (!/^\d{1,2}$/.test(text)) return false
  const number = Number(text)
  if (retired.has(number)) return true
  return inEffect(rows, on).some(({ first, last }) => first <= number && number <= last)
}
