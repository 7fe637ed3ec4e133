import type { ClaimLine } from '../claim/claim-line.ts'
import type { BilledService, BilledServices } from './kinds/billed-services.ts'
import type { Batch } from './groups.ts'

/** Lines that are looked at together, in file order unless said otherwise. */
export interface LineGroup {
  readonly lines: readonly ClaimLine[]
}

/** Lines that are looked at together, and what each of them bills, in the same order. */
export interface BilledLines extends LineGroup {
  readonly services: readonly BilledService[]
}

/** Where the groups of a batch stand, in an order of all its lines. */
export interface GroupOrder {
  /** Positions of the batch's lines, group after group, then those that stand in none. */
  readonly order: Int32Array
  /** Where each group begins in `order`; one more entry for the end of the last. */
  readonly starts: Int32Array
}

/**
 * Groups of a batch's lines. Most are judged by the numbers of their lines alone, so a group is made
 * only when it is looked at.
 */
export class LineGroups<Group extends LineGroup> implements GroupOrder {
  readonly order: Int32Array
  readonly starts: Int32Array
  readonly #make: (group: number, billed: BilledLines) => Group
  readonly #lines: readonly ClaimLine[]
  readonly #services: BilledServices
  #last: { readonly group: number; readonly made: Group } | undefined

  /** @param make the group of a number, from what it bills */
  constructor(
    { lines, services }: Pick<Batch, 'lines' | 'services'>,
    { order, starts }: GroupOrder,
    make: (group: number, billed: BilledLines) => Group,
  ) {
    this.order = order
    this.starts = starts
    this.#lines = lines
    this.#services = services
    this.#make = make
  }

  get count(): number {
    return this.starts.length - 1
  }

  /** A group by its number, from 0; the one asked for last is the same object. */
  at(group: number): Group {
    if (this.#last?.group !== group) {
      this.#last = { group, made: this.#make(group, this.#billedBy(group)) }
    }
    return this.#last.made
  }

  /** Every group, in order. */
  toArray(): Group[] {
    return Array.from({ length: this.count }, (_, group) => this.at(group))
  }

  #billedBy(group: number): BilledLines {
    const start = this.starts[group] ?? 0
    const end = this.starts[group + 1] ?? 0
    const lines = new Array<ClaimLine>(end - start)
    for (let rank = start; rank < end; rank++) {
      const line = this.#lines[this.order[rank] ?? 0]
      if (line === undefined) throw new RangeError(`Group ${group} holds a line that is not there`)
      lines[rank - start] = line
    }
    return new StretchOfLines(lines, start, this.order, this.#services)
  }
}

/** Few rules ask for all services of a group, so that they are looked up when one does. */
class StretchOfLines implements BilledLines {
  readonly lines: readonly ClaimLine[]
  readonly #start: number
  readonly #order: Int32Array
  readonly #billed: BilledServices

  /** @param start where the lines begin in the order */
  constructor(
    lines: readonly ClaimLine[],
    start: number,
    order: Int32Array,
    billed: BilledServices,
  ) {
    this.lines = lines
    this.#start = start
    this.#order = order
    this.#billed = billed
  }

  get services(): readonly BilledService[] {
    return this.lines.map((_, at) => this.#billed.at(this.#order[this.#start + at] ?? 0))
  }
}
