import type { Day } from '../../claim/day.ts'
import type { HospitalStay } from './hospital-stays.ts'

/** So many stays over one night are told apart; nobody lies in as many hospitals. */
const mostOfNight = 16

/** Stays of a patient by their nights; of those that agree in dates and payer the first. */
export class StayNights<Stay extends HospitalStay> {
  readonly #nights = new Map<Day, Stay[]>()
  readonly #known = new Set<string>()

  add(stay: Stay): void {
    const { admission, discharge, line } = stay
    const kind = [admission, discharge, line.payer, line.planType].join('|')
    if (this.#known.has(kind)) return
    this.#known.add(kind)
    for (let night = admission; night < Math.min(discharge, admission + longestStay); night++) {
      const known = this.#nights.get(night)
      if (!known) this.#nights.set(night, [stay])
      else if (known.length < mostOfNight) known.push(stay)
    }
  }

  /** Those over one night, in the order in which they were added. */
  of(night: Day): readonly Stay[] {
    return this.#nights.get(night) ?? []
  }
}

/** Days of a stay that are looked at: a date typed wrong makes a stay of centuries. */
const longestStay = 3653
