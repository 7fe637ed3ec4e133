import type { ClaimLine } from '../../claim/claim-line.ts'
import { day as dayOf, type Day } from '../../claim/day.ts'
import { isDenied, isUnpaid } from '../../claim/exposure.ts'
import { dayProgramOf } from '../../facts/bills/day-program.ts'
import { isMentalService } from '../../facts/outpatient/mental-services.ts'
import { unlessMedicarePays } from '../../facts/payers/medicare-pays.ts'
import { cells } from '../../findings/evidence.ts'
import { wholeLinesAtRisk } from '../../findings/line-at-risk.ts'
import {
  cannotTell,
  findingsAmong,
  finding,
  notApplicable,
  pass,
  type FindingOutcome,
} from '../../rule/outcome.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { count, date, say } from '../../sentences/say.ts'

const notPartial = notApplicable(
  'not a bill of partial hospitalization (condition code 41, type 76x)',
)
const laterRates = notApplicable('from 2024 on Medicare pays days of three services or fewer too')
const unitsMissing = cannotTell('a service of the day has no units')

/** Fewest services of a day of the program that Medicare paid, from 2009 to 2023. */
const fewest = 3
const from = dayOf('2009-01-01')
const until = dayOf('2023-12-31')

/** Days of partial hospitalization with fewer services than a paid day had, in the years of that rule. */
export const programDayShort = defineGroupRule({
  id: 'program-day-short',
  version: 1,
  title: 'Day of partial hospitalization with too few services',
  category: 'units',
  class: 'lead',
  basis: 'benchmark',
  auditTypes: ['medical'],
  scope: 'claim',
  sources: [
    cite('CY 2009 OPPS final rule (73 FR 68688)', 'three services at least on a paid day'),
    cite('Integrated Outpatient Code Editor', 'edit 30, to 2023'),
  ],
  needs: { fields: ['claimId', 'billType', 'procedureCode', 'units'] },
  clearedBy: 'Services of the day on lines that the file leaves out.',
  suggestedFix:
    'Compare the day with its record; a day with fewer than three services is not paid.',
  judge({ lines }) {
    const billed = lines.filter((line) => !isDenied(line))
    const [first] = billed
    if (first === undefined || dayProgramOf(billed) !== 'partial hospitalization') return notPartial
    const other = unlessMedicarePays(first)
    if (other !== undefined) return other
    const days = daysOf(billed)
    if (days.size === 0) return laterRates
    if (
      Array.from(days.values())
        .flat()
        .some(({ units }) => units === undefined)
    )
      return unitsMissing
    return findingsAmong(Array.from(days).flatMap(shortDay), pass)
  },
})

/** Services of the mind by day, of the years in which the rule held. */
function daysOf(billed: readonly ClaimLine[]): ReadonlyMap<Day, readonly ClaimLine[]> {
  const days = new Map<Day, ClaimLine[]>()
  for (const line of billed) {
    const { serviceFromDay: day } = line
    if (day === undefined || day < from || day > until || !isMentalService(line)) continue
    const known = days.get(day)
    if (known === undefined) days.set(day, [line])
    else known.push(line)
  }
  return days
}

function shortDay([day, services]: readonly [
  Day,
  readonly ClaimLine[],
]): readonly FindingOutcome[] {
  const number = services.reduce((sum, { units = 0 }) => sum + units, 0)
  const paid = services.filter((line) => !isUnpaid(line))
  const [first] = paid
  if (number >= fewest || first === undefined) return []
  return [
    finding({
      message: say`The day of partial hospitalization ${date(day)} has ${count(number, 'service')}; until 2023 Medicare paid no day with fewer than ${count(fewest)}.`,
      lines: paid,
      evidence: paid.flatMap((line) => cells(line, 'procedureCode', 'units')),
      ...wholeLinesAtRisk(paid),
    }),
  ]
}
