import type { ClaimLine } from '../../claim/claim-line.ts'
import { addMonths } from '../../claim/day.ts'
import { isUnpaid } from '../../claim/exposure.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { braceLifetimes, type BraceLifetime } from './brace-lifetimes.table.ts'
import { replaces } from './equipment-class.ts'

const byCode: ReadonlyMap<ProcedureNumber, BraceLifetime> = new Map(
  braceLifetimes.flatMap((row) =>
    row.codes.split(' ').flatMap((run) => codesOf(run).map((code) => [code, row] as const)),
  ),
)

/** The lifetime of a brace; undefined for all other codes. */
export function braceLifetime(procedure: ProcedureNumber): BraceLifetime | undefined {
  return byCode.get(procedure)
}

/** A brace, and the same one before it, which was not yet worn out. */
export interface BraceAgain {
  readonly lifetime: BraceLifetime
  readonly earlier: ClaimLine
}

/**
 * Lines for a brace while the last one of its code and side is to be worn. Two of one day are told by other rules.
 *
 * @param lines of one patient, by date of service
 */
export function bracesAgain(lines: readonly ClaimLine[]): ReadonlyMap<ClaimLine, BraceAgain> {
  const last = new Map<string, ClaimLine>()
  const found = new Map<ClaimLine, BraceAgain>()
  for (const line of lines) {
    const { serviceFromDay: day, procedure } = line
    const lifetime = braceLifetime(procedure)
    if (lifetime === undefined || day === undefined || isUnpaid(line) || replaces(line)) continue
    for (const side of lifetime.bySide ? sidesOf(line) : ['']) {
      const key = `${String(procedure)}${side}`
      const earlier = last.get(key)
      const wornFrom = earlier?.serviceFromDay ?? day
      if (earlier !== undefined && wornFrom < day && day < addMonths(wornFrom, lifetime.months)) {
        found.set(line, { lifetime, earlier })
      } else last.set(key, line)
    }
  }
  return found
}

/** The sides that a line says; none where it says none, so that it is compared with nothing. */
function sidesOf({ modifiers }: ClaimLine): readonly string[] {
  if (modifiers.includes('50')) return ['LT', 'RT']
  return modifiers.filter((each) => each === 'LT' || each === 'RT')
}

/** The codes of `L1833` or `L0450-L0492`. */
function codesOf(run: string): readonly ProcedureNumber[] {
  const [first = '', last = first] = run.split('-')
  const from = Number(first.slice(1))
  return Array.from({ length: Number(last.slice(1)) - from + 1 }, (_, at) =>
    procedureNumber(`L${String(from + at).padStart(4, '0')}`),
  )
}
