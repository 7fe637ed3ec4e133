import { firstFrom } from '../../batch/first-from.ts'
import { day, type Day } from '../../claim/day.ts'
import type { HospitalStay } from './hospital-stays.ts'

/** Nights in hospital that qualify for a stay in a nursing facility (42 CFR 409.30(a)). */
export const qualifyingNights = 3

/** Days within which the nursing facility has to admit (42 CFR 409.30(b)). */
export const admittedWithin = 30

/** The emergency during which Medicare waived the stay in hospital (SSA 1812(f)). */
const waived = { from: day('2020-03-01'), through: day('2023-05-11') }

/** Whether nobody needed a stay in hospital on a day of admission. */
export function isWaived(admission: Day): boolean {
  return waived.from <= admission && admission <= waived.through
}

/** Nights in hospital without a break, in one stay or in several joined by a transfer. */
export interface NightsInHospital {
  readonly first: Day
  readonly last: Day
  /** The stays that it needs, by admission. */
  readonly stays: readonly HospitalStay[]
}

/** When a patient was in hospital, as far as whole stays show it. */
export class TimesInHospital {
  /** In order, none touching another. */
  readonly #times: readonly NightsInHospital[]

  constructor(stays: readonly HospitalStay[]) {
    const times: { first: Day; last: Day; stays: HospitalStay[] }[] = []
    for (const stay of stays.toSorted(byAdmission)) {
      const before = times.at(-1)
      if (before === undefined || stay.admission > before.last) {
        times.push({ first: stay.admission, last: stay.discharge, stays: [stay] })
      } else if (stay.discharge > before.last) {
        before.last = stay.discharge
        before.stays.push(stay)
      }
    }
    this.#times = times
  }

  /** Those that ended within thirty days before an admission to a nursing facility. */
  before(admission: Day): readonly NightsInHospital[] {
    const found: NightsInHospital[] = []
    const begun = firstFrom(this.#times, admission + 1, ({ first }) => first)
    for (let at = begun - 1; at >= 0; at--) {
      const time = this.#times[at]
      if (time === undefined || time.last + admittedWithin < admission) break
      if (time.last <= admission) found.push(time)
    }
    return found
  }
}

function byAdmission(one: HospitalStay, other: HospitalStay): number {
  return one.admission - other.admission || one.discharge - other.discharge
}
