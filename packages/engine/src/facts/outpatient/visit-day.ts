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

/** A procedure beside which a visit may need a modifier, and its OPPS status. */
export interface ProcedureOfDay {
  readonly line: ClaimLine
  readonly status: 'S' | 'T'
}

/** Of each day of a claim its first procedure of status T, else its first one of status S. */
export function proceduresByDay(
  lines: readonly ClaimLine[],
  statuses: ClaimStatuses,
): ReadonlyMap<ClaimLine['serviceFromDay'], ProcedureOfDay> {
  const found = new Map<ClaimLine['serviceFromDay'], ProcedureOfDay>()
  for (const line of lines) {
    const status = statuses.isBilled(line) ? statuses.of(line) : undefined
    if (status !== 'S' && status !== 'T') continue
    const known = found.get(line.serviceFromDay)
    if (known === undefined || (known.status === 'S' && status === 'T'))
      found.set(line.serviceFromDay, { line, status })
  }
  return found
}
