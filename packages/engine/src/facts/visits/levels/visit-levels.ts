import type { ClaimLine } from '../../../claim/claim-line.ts'
import type { ProcedureNumber } from '../../../claim/procedure-number.ts'
import { digitsOnly } from '../../../codes/procedure-section.ts'

/** Visits whose levels are chosen by one scale, and the lowest level that counts as high. */
export interface VisitScale {
  readonly name: string
  readonly first: number
  readonly last: number
  readonly high: number
}

const scales: readonly VisitScale[] = [
  { name: 'visits of new patients', first: 99_202, last: 99_205, high: 99_204 },
  { name: 'visits of established patients', first: 99_211, last: 99_215, high: 99_214 },
  { name: 'initial hospital visits', first: 99_221, last: 99_223, high: 99_223 },
  { name: 'subsequent hospital visits', first: 99_231, last: 99_233, high: 99_233 },
  { name: 'emergency visits', first: 99_281, last: 99_285, high: 99_285 },
]

/** The scale of a visit code; undefined for codes without levels. */
export function visitScale(procedure: ProcedureNumber): VisitScale | undefined {
  const code = digitsOnly(procedure)
  return scales.find(({ first, last }) => first <= code && code <= last)
}

export function isHighLevel({ procedure }: ClaimLine, scale: VisitScale): boolean {
  return digitsOnly(procedure) >= scale.high
}

/** The codes that count as high: `99214 and 99215`. */
export function highCodes({ high, last }: VisitScale): string {
  return high === last ? String(high) : `${high} and ${last}`
}
