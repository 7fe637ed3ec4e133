/**
 * Sets of rules, each known by a number, so that joining two of them is a look-up. However many rules
 * there are, an audit meets few different sets.
 */
export class RuleSets {
  readonly #members: (readonly number[])[] = []
  readonly #byMembers = new Map<string, number>()
  /** By the one set, then by the other. */
  readonly #unions: (number | undefined)[][] = []

  /** The number of the empty set, which is the first. */
  readonly empty = this.of([])

  /** @param members positions of rules, ascending */
  of(members: readonly number[]): number {
    const key = members.join(' ')
    const known = this.#byMembers.get(key)
    if (known !== undefined) return known
    const set = this.#members.push(members) - 1
    this.#byMembers.set(key, set)
    return set
  }

  membersOf(set: number): readonly number[] {
    return this.#members[set] ?? []
  }

  union(one: number, other: number): number {
    if (one === other || other === this.empty) return one
    if (one === this.empty) return other
    const unions = (this.#unions[one] ??= [])
    return (unions[other] ??= this.#join(one, other))
  }

  #join(one: number, other: number): number {
    const members = new Set([...this.membersOf(one), ...this.membersOf(other)])
    return this.of(Array.from(members).sort((a, b) => a - b))
  }
}
