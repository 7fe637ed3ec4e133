import type { Day } from '../../claim/day.ts'
import type { HospitalStay } from './hospital-stays.ts'

/** So many stays over one night are compared; whoever asks is told where there are more. */
const mostOfNight = 16

/** Stays of a patient by their nights; of those that agree in dates and payer the first. */
export class StayNights<Stay extends HospitalStay> {
  readonly #nights = new Map<Day, Stay[]>()
  readonly #known = new Set<string>()
  readonly #crowded = new Set<Day>()

  /** @param stays that are added at once, where a line has one */
  constructor(stays: readonly (Stay | undefined)[] = []) {
    for (const stay of stays) if (stay) this.add(stay)
  }

  add(stay: Stay): void {
    const { admission, discharge, line } = stay
    const kind = [admission, discharge, line.payer, line.planType].join('|')
    if (this.#known.has(kind)) return
    this.#known.add(kind)
    for (let night = admission; night < Math.min(discharge, admission + longestStay); night++) {
      const known = this.#nights.get(night)
      if (!known) this.#nights.set(night, [stay])
      else if (known.length < mostOfNight) known.push(stay)
      else this.#crowded.add(night)
    }
  }

  /** Those over one night, in the order in which they were added. */
  of(night: Day): readonly Stay[] {
    return this.#nights.get(night) ?? []
  }

  /** Whether there are more over one night than `of` answers. */
  isCrowded(night: Day): boolean {
    return this.#crowded.has(night)
  }
}

/** Days of a stay that are looked at: a date typed wrong makes a stay of centuries. */
const longestStay = 3653
