import { compareStanding } from '../batch/order/compare-standing.ts'
import type { ClaimLine } from '../claim/claim-line.ts'
import { isoDate, type Day } from '../claim/day.ts'
import { exposureCents, isUnpaid } from '../claim/exposure.ts'
import { cells } from '../findings/evidence.ts'
import { finding, type FindingDraft, type FindingOutcome } from '../rule/outcome.ts'
import { count, date, money, row, say, words } from '../sentences/say.ts'
import type { Sentence } from '../sentences/sentence.ts'
import type { LimitOf, PlanTerm } from './plan-rule.ts'

type Limit = Extract<PlanTerm, { readonly kind: 'limit' }>

/** What a limit counts of a line; undefined where the line does not say. */
export function countedOf(line: ClaimLine, of: LimitOf): number | undefined {
  if (of === 'visits') return 1
  return of === 'units' ? line.units : line.daysSupply
}

/** The lines of a patient that stand beyond a limit, each with its finding: the later ones, in order of days. */
export function overLimit(
  lines: readonly ClaimLine[],
  limit: Limit,
  said: (sentence: Sentence) => Sentence,
): readonly FindingOutcome[] {
  const counted = lines.filter((line) => !isUnpaid(line) && line.serviceFromDay !== undefined)
  const periods = Map.groupBy(counted.toSorted(byDay), (line) => periodOf(line, limit))
  return Array.from(periods.values()).flatMap((ofPeriod) => beyond(ofPeriod, limit, said))
}

function byDay(one: ClaimLine, other: ClaimLine): number {
  return (one.serviceFromDay ?? 0) - (other.serviceFromDay ?? 0) || compareStanding(one, other)
}

/** Of one period, in order. Services of one day are one visit. */
function beyond(
  lines: readonly ClaimLine[],
  limit: Limit,
  said: (sentence: Sentence) => Sentence,
): readonly FindingOutcome[] {
  const found: FindingOutcome[] = []
  let used = 0
  let lastDay: Day | undefined
  for (const line of lines) {
    const isSameVisit = limit.of === 'visits' && line.serviceFromDay === lastDay
    const own = isSameVisit ? 0 : (countedOf(line, limit.of) ?? 0)
    lastDay = line.serviceFromDay
    used += own
    if (used <= limit.most) continue
    const over = isSameVisit ? 1 : Math.min(1, (used - limit.most) / Math.max(own, 1))
    found.push(finding(draftOf(line, used, over, limit, said)))
  }
  return found
}

function draftOf(
  line: ClaimLine,
  used: number,
  over: number,
  limit: Limit,
  said: (sentence: Sentence) => Sentence,
): FindingDraft {
  const [one, several] = nouns[limit.of]
  const cents = Math.round(exposureCents(line) * over)
  return {
    message: said(
      say`with ${date(line.serviceFromDay ?? 0)} the patient comes to ${count(used, one, several)} ${words(periods[limit.per])}; the plan pays ${count(limit.most)}.`,
    ),
    lines: [line],
    evidence: cells(line, 'serviceFromDay', ...shownBy[limit.of]),
    ...(cents > 0 && {
      atRisk: [{ line, cents }],
      arithmetic: say`${money(cents)} on ${row(line)}`,
    }),
  }
}

const nouns = {
  visits: ['visit', 'visits'],
  units: ['unit', 'units'],
  'days-supply': ['day of supply', 'days of supply'],
} as const

const shownBy = {
  visits: ['procedureCode'],
  units: ['units'],
  'days-supply': ['daysSupply'],
} as const

/** As a sentence names it. */
export const periods = {
  day: 'on one day',
  month: 'in one month',
  year: 'in one benefit year',
  lifetime: 'in all',
} as const

function periodOf({ serviceFromDay = 0 }: ClaimLine, { per, yearBegins }: Limit): string {
  const [year = '', month = ''] = isoDate(serviceFromDay).split('-')
  if (per === 'day') return String(serviceFromDay)
  if (per === 'month') return `${year}-${month}`
  if (per === 'lifetime') return 'all'
  return String(Number(month) >= yearBegins ? Number(year) : Number(year) - 1)
}
