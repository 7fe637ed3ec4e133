import { settingOf } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import type { Day } from '../../claim/day.ts'
import { visitFamily } from '../../codes/visit-families.ts'
import { isAdmissionVisit, isDischargeVisit } from './visits-of-day.ts'

interface Span {
  readonly admission: Day
  /** The last discharge of this stay and of all that began before it. */
  readonly discharge: Day
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
        spans.push({ admission: admissionDay, discharge: dischargeDay })
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

  /** Whether one hospital bill spans both days. */
  areSpanned(from: Day, to: Day): boolean {
    const last = this.#spans[countBefore(this.#admissions, from + 1) - 1]
    return last !== undefined && last.discharge >= to
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
  let latest = -Infinity
  return spans
    .toSorted((one, other) => one.admission - other.admission)
    .map(({ admission, discharge }) => {
      latest = Math.max(latest, discharge)
      return { admission, discharge: latest }
    })
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
