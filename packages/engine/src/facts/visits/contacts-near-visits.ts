import { firstFrom } from '../../batch/dated-lines.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { isDenied } from '../../claim/exposure.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'
import { isDailyVisit, shareDiagnosis } from './visits-of-day.ts'

const checkIns = numbers('G2012 G2252 98016')
const messages = numbers('99421 99422 99423')

/** Days before a contact in which a visit includes it; the visit may follow a check-in within one day, an online visit within a week. */
const daysBefore = 7
const daysAfter = 1
const daysAfterMessage = 7

/** Whether a code is a virtual check-in or an online visit. */
export function isContact({ procedure }: Pick<ClaimLine, 'procedure'>): boolean {
  return checkIns.has(procedure) || messages.has(procedure)
}

/**
 * The visit that includes a contact: one for the same problem, else the first; undefined where none does.
 *
 * @param visits of the same patient and provider, by date
 */
export function nearestVisit(
  line: ClaimLine,
  day: Day,
  visits: readonly ClaimLine[],
): ClaimLine | undefined {
  let first: ClaimLine | undefined
  for (let at = firstFrom(visits, day - daysBefore); at < visits.length; at++) {
    const visit = visits[at]
    if (visit === undefined || (visit.serviceFromDay ?? Infinity) > day + lastDayAfter(line)) break
    if (!includes(visit, line, day)) continue
    if (shareDiagnosis(visit, line)) return visit
    first ??= visit
  }
  return first
}

function lastDayAfter({ procedure }: ClaimLine): number {
  return messages.has(procedure) ? daysAfterMessage : daysAfter
}

/** Whether a line may include another at all. */
export function mayInclude(line: ClaimLine): boolean {
  if (line.serviceFromDay === undefined || isDenied(line)) return false
  return messages.has(line.procedure) || isDailyVisit(line)
}

/** A visit of the week before; one that follows; an online visit of the week before. */
function includes(other: ClaimLine, line: ClaimLine, day: Day): boolean {
  if (other === line || other.serviceFromDay === undefined) return false
  const later = other.serviceFromDay - day
  if (messages.has(line.procedure) && messages.has(other.procedure)) {
    return later < 0 && -later <= daysBefore
  }
  if (!isDailyVisit(other)) return false
  return later <= 0 ? -later <= daysBefore : later <= lastDayAfter(line)
}

function numbers(codes: string): ReadonlySet<ProcedureNumber> {
  return new Set(codes.split(' ').map(procedureNumber))
}
