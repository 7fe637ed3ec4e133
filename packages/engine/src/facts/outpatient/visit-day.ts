import type { ClaimLine } from '../../claim/claim-line.ts'
import type { ClaimStatuses } from './claim-statuses.ts'

/** Visits to a hospital's clinic and emergency room that OPPS pays. */
const visitCode = /^(?:992(?:0[2-5]|1[1-5]|8[1-5])|G0463|G038[0-4])$/

/** Says that a visit is apart from the procedure of its day, or from another visit. */
const setsApart: ReadonlySet<string> = new Set(['25', '27'])

/** Whether a line bills a visit that says nothing of the procedures beside it. */
export function isPlainVisit({
  procedureCode = '',
  modifiers,
}: {
  readonly procedureCode?: string | undefined
  readonly modifiers: readonly string[]
}): boolean {
  return visitCode.test(procedureCode) && !modifiers.some((modifier) => setsApart.has(modifier))
}

/** The procedure of a visit's day on its claim, one of status T before one of status S. */
export function procedureOfDay(
  visit: ClaimLine,
  lines: readonly ClaimLine[],
  statuses: ClaimStatuses,
): { readonly line: ClaimLine; readonly status: 'S' | 'T' } | undefined {
  const ofDay = lines.filter(
    (line) => line !== visit && line.serviceFromDay === visit.serviceFromDay,
  )
  for (const status of ['T', 'S'] as const) {
    const line = ofDay.find((each) => statuses.isBilled(each) && statuses.of(each) === status)
    if (line) return { line, status }
  }
  return undefined
}
