import type { ClaimLine } from '../claim-line.ts'

/** Lines that are looked at together, in file order unless said otherwise. */
export interface LineGroup {
  readonly lines: readonly ClaimLine[]
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
  readonly #make: (group: number, lines: readonly ClaimLine[]) => Group
  readonly #lines: readonly ClaimLine[]
  #last: { readonly group: number; readonly made: Group } | undefined

  /** @param make the group of a number, from its lines */
  constructor(
    lines: readonly ClaimLine[],
    { order, starts }: GroupOrder,
    make: (group: number, lines: readonly ClaimLine[]) => Group,
  ) {
    this.order = order
    this.starts = starts
    this.#lines = lines
    this.#make = make
  }

  get count(): number {
    return this.starts.length - 1
  }

  /** A group by its number, from 0; the one asked for last is the same object. */
  at(group: number): Group {
    if (this.#last?.group !== group) {
      this.#last = { group, made: this.#make(group, this.#linesOf(group)) }
    }
    return this.#last.made
  }

  /** Every group, in order. */
  toArray(): Group[] {
    return Array.from({ length: this.count }, (_, group) => this.at(group))
  }

  #linesOf(group: number): readonly ClaimLine[] {
    const end = this.starts[group + 1] ?? 0
    const lines: ClaimLine[] = []
    for (let rank = this.starts[group] ?? 0; rank < end; rank++) {
      const line = this.#lines[this.order[rank] ?? 0]
      if (line !== undefined) lines.push(line)
    }
    return lines
  }
}
