import type { BilledService } from '../../../batch/kinds/billed-services.ts'
import type { ClaimLine } from '../../../claim/claim-line.ts'
import { isoDate, type Day } from '../../../claim/day.ts'
import { isUnpaid } from '../../../claim/exposure.ts'
import { facilityKind } from '../../bills/facility-kind.ts'

/** Drugs for anemia, bones and iron of patients on dialysis, and what is given at the chair (42 CFR 413.171; HCPCS). */
const drugs: ReadonlySet<string> = new Set(
  'J0604 J0606 J0636 J0882 J0887 J1270 J1756 J1955 J2501 J2916 Q4081'.split(' '),
)

/** Tests that watch over dialysis: blood counts, chemistry, iron, parathyroid hormone, hepatitis B (manual, chapter 8, 60.1). */
const tests: ReadonlySet<string> = new Set(
  '80047 80048 80051 80053 80069 82040 82310 82374 82435 82565 82728 83540 83550 83735 83970 84075 84100 84132 84155 84295 84466 84520 85014 85018 85025 85027 85045 85046 86704 86705 86706 87340'.split(
    ' ',
  ),
)

/** For another reason than dialysis: the one who bills says so. */
const notForDialysis = 'AY'

/** What the payment for dialysis includes although another one bills it; undefined for everything else. */
export function bundledIntoDialysis({
  procedureCode = '',
  setting,
  modifiers,
}: BilledService): 'drug' | 'test' | undefined {
  if (setting !== 'professional' || modifiers.includes(notForDialysis)) return undefined
  if (drugs.has(procedureCode)) return 'drug'
  return tests.has(procedureCode) ? 'test' : undefined
}

/** Days of treatment of one patient in a facility for dialysis. */
export interface DialysisDays {
  /** A paid line of the facility in the calendar month of a day. */
  inMonthOf(day: Day): ClaimLine | undefined
}

/** The months for which Medicare was asked to pay a facility (type of bill 72x), by its paid lines. */
export function dialysisDays(lines: readonly ClaimLine[]): DialysisDays {
  const months = new Map<string, ClaimLine>()
  for (const line of lines) {
    const { billType, serviceFromDay: day, procedureCode } = line
    if (day === undefined || procedureCode !== '90999' || isUnpaid(line)) continue
    if (facilityKind(billType) !== 'dialysis') continue
    if (!months.has(monthOf(day))) months.set(monthOf(day), line)
  }
  return { inMonthOf: (day) => months.get(monthOf(day)) }
}

/** `2024-08`. */
function monthOf(day: Day): string {
  return isoDate(day).slice(0, 7)
}
