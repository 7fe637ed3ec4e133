import { compareStanding } from '../../batch/order/compare-standing.ts'
import { settingOf } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { visitFamily } from '../../codes/visit-families.ts'
import { isAdmissionVisit, isDischargeVisit } from './visits-of-day.ts'

interface Span {
  readonly admission: Day
  /** The last discharge of this stay and of all that began before it. */
  readonly discharge: Day
  /** A line of the bill that has this discharge. */
  readonly line: ClaimLine
}

/** The days on which a patient came, left and was visited in hospital, as far as lines show it. */
export class StayDays {
  readonly #came: readonly Day[]
  readonly #left: readonly Day[]
  readonly #spans: readonly Span[]
  readonly #admissions: readonly Day[]
  readonly #visited = new Set<Day>()

  constructor(lines: readonly ClaimLine[]) {
    const came: Day[] = []
    const left: Day[] = []
    const spans: Span[] = []
    for (const line of lines) {
      const { serviceFromDay, admissionDay, dischargeDay } = line
      const inpatient = settingOf(line) === 'inpatient-facility'
      if (inpatient && admissionDay !== undefined && dischargeDay !== undefined)
        spans.push({ admission: admissionDay, discharge: dischargeDay, line })
      const cameOn = inpatient || !isAdmissionVisit(line) ? undefined : serviceFromDay
      const leftOn = inpatient || !isDischargeVisit(line) ? undefined : serviceFromDay
      addDay(came, inpatient ? admissionDay : cameOn)
      addDay(left, inpatient ? dischargeDay : leftOn)
      if (serviceFromDay !== undefined && visitFamily(line.procedure) === 'hospital-visit')
        this.#visited.add(serviceFromDay)
    }
    this.#came = came.sort(byDay)
    this.#left = left.sort(byDay)
    this.#spans = withLatestDischarge(spans)
    this.#admissions = this.#spans.map(({ admission }) => admission)
  }

  /** A discharge parts two admissions, also on the day of either; an admission two discharges. */
  arePartedBetween(kind: 'admission' | 'discharge', from: Day, to: Day): boolean {
    const days = kind === 'admission' ? this.#left : this.#came
    const first = days[countBefore(days, kind === 'admission' ? from : from + 1)]
    return first !== undefined && first <= to
  }

  /** A line of the hospital bill that spans both days; undefined where none does. */
  spanning(from: Day, to: Day): ClaimLine | undefined {
    const last = this.#spans[countBefore(this.#admissions, from + 1) - 1]
    return last !== undefined && last.discharge >= to ? last.line : undefined
  }

  /** Whether the patient was visited in hospital on every day between. */
  areVisitedDaily(from: Day, to: Day): boolean {
    for (let day = from + 1; day < to; day++) if (!this.#visited.has(day)) return false
    return true
  }
}

function addDay(days: Day[], day: Day | undefined): void {
  if (day !== undefined) days.push(day)
}

function byDay(one: Day, other: Day): number {
  return one - other
}

function withLatestDischarge(spans: readonly Span[]): readonly Span[] {
  let latest: Span | undefined
  return spans.toSorted(byAdmission).map((span) => {
    if (latest === undefined || span.discharge > latest.discharge) latest = span
    return { admission: span.admission, discharge: latest.discharge, line: latest.line }
  })
}

/** Lines of one bill are alike here: the order of the file must not choose among them. */
function byAdmission(one: Span, other: Span): number {
  return (
    one.admission - other.admission ||
    other.discharge - one.discharge ||
    compareStanding(one.line, other.line)
  )
}

/** How many of sorted days are before one. */
function countBefore(days: readonly Day[], day: Day): number {
  let from = 0
  let to = days.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((days[middle] ?? Infinity) < day) from = middle + 1
    else to = middle
  }
  return from
}
