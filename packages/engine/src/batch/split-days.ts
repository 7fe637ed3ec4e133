import type { Day } from '../claim/day.ts'
import { unstated } from './kinds/numbered-lines.ts'
import type { GroupOrder } from './line-groups.ts'

/** The day and the site of each line, in the order of patients and days. */
interface DaysAndSites {
  readonly days: Int32Array
  readonly sites: Int32Array
}

/**
 * Takes patients' lines by day, and puts those of one patient, day and site together: groups in the
 * order in which each is first met. Lines without a day come last of all and stand in no group.
 */
export class SplitDays {
  readonly #from: Int32Array
  readonly #days: Int32Array
  readonly #sites: Int32Array
  readonly #order: Int32Array
  readonly #starts: Int32Array
  /** By group: where its first line stands in the order of patients. */
  readonly #firstRanks: Int32Array
  /** By rank: the rank after it of the same day and site, one more than it; 0 at the last. */
  readonly #next: Int32Array
  /** By site: the rank at which the day was last there, one more than it; 0 between days. */
  readonly #latest: Int32Array
  readonly #firstOfSites: number[] = []
  readonly #unstated: number[] = []
  #lines = 0
  #groups = 0

  /** @param from positions by patient, then day */
  constructor(from: Int32Array, { days, sites }: DaysAndSites) {
    this.#from = from
    this.#days = days
    this.#sites = sites
    this.#order = new Int32Array(from.length)
    this.#starts = new Int32Array(from.length + 1)
    this.#firstRanks = new Int32Array(from.length)
    this.#next = new Int32Array(from.length)
    this.#latest = new Int32Array(sites.reduce((most, site) => Math.max(most, site), -1) + 1)
  }

  get groups(): GroupOrder {
    return { order: this.#order, starts: this.#starts.subarray(0, this.#groups + 1) }
  }

  dayOf(group: number): Day {
    return this.#days[this.#firstRanks[group] ?? 0] ?? 0
  }

  siteOf(group: number): number {
    return this.#sites[this.#firstRanks[group] ?? 0] ?? 0
  }

  /** How many groups there are so far. */
  get count(): number {
    return this.#groups
  }

  /** The next patient's lines, which stand from rank `start` to before `end`. */
  take(start: number, end: number): void {
    let rank = start
    while (rank < end) {
      const day = this.#days[rank]
      let dayEnd = rank + 1
      while (dayEnd < end && this.#days[dayEnd] === day) dayEnd++
      if (day === unstated) this.#putAside(rank, dayEnd)
      else this.#splitDay(rank, dayEnd)
      rank = dayEnd
    }
  }

  /** After the last patient. */
  end(): void {
    this.#starts[this.#groups] = this.#lines
    this.#order.set(this.#unstated, this.#lines)
  }

  #splitDay(start: number, end: number): void {
    for (let rank = start; rank < end; rank++) this.#chain(rank)
    for (const first of this.#firstOfSites) {
      this.#open(first)
      for (let after = first + 1; after > 0; after = this.#next[after - 1] ?? 0)
        this.#order[this.#lines++] = this.#from[after - 1] ?? 0
      this.#latest[this.#sites[first] ?? 0] = 0
    }
    this.#firstOfSites.length = 0
  }

  #chain(rank: number): void {
    const site = this.#sites[rank] ?? 0
    const latest = this.#latest[site] ?? 0
    if (latest === 0) this.#firstOfSites.push(rank)
    else this.#next[latest - 1] = rank + 1
    this.#latest[site] = rank + 1
  }

  #open(firstRank: number): void {
    this.#starts[this.#groups] = this.#lines
    this.#firstRanks[this.#groups] = firstRank
    this.#groups++
  }

  #putAside(start: number, end: number): void {
    for (let rank = start; rank < end; rank++) this.#unstated.push(this.#from[rank] ?? 0)
  }
}
