import type { Products } from './products.ts'

/** A row of the plan: what is tried, against the started product. */
export interface Row {
  /** As in the plan: a letter and a number. */
  readonly id: string
  readonly title: string
  /** What must be built first; until then the row may fail without failing the run. */
  readonly awaits?: string
  /** In what it is less than the plan, and why. */
  readonly less?: string
  /** Left out of the short form, which `npm test` runs: even one of it takes long. */
  readonly isLong?: true
  run(proof: Proof): Promise<void>
}

/** What a row is given. */
export interface Proof {
  readonly products: Products
  readonly tally: Tally
  /** How many of a row's full figure are tried in this run; at least one. */
  readonly count: (full: number) => number
}

const shownFailures = 12

/** Counts what was tried and what failed, and keeps the first failures' words. */
export class Tally {
  tried = 0
  failed = 0
  readonly failures: string[] = []

  /** One attempt: whether it was held, and what it was. Answers whether it was. */
  check(held: boolean, what: string): boolean {
    this.tried++
    if (held) return true
    this.failed++
    if (this.failures.length < shownFailures) this.failures.push(what)
    return false
  }
}
