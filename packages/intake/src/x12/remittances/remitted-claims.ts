import type { X12Row } from '../x12-rows.ts'

/** A claim as a remittance names it once: paid, denied, or taken back. */
export interface RemittedClaim {
  readonly lines: X12Row[]
  readonly isReversal: boolean
  /** A later one took it back. */
  isTakenBack: boolean
}

/** Every naming of a claim, the earliest first, and those of them that take nothing back. */
export interface Namings {
  readonly named: readonly RemittedClaim[]
  readonly answers: readonly RemittedClaim[]
}

const unnamed: Namings = { named: [], answers: [] }

/** What remittances say, by claim number. */
export class RemittedClaims {
  readonly #byNumber = new Map<string, { named: RemittedClaim[]; answers: RemittedClaim[] }>()
  #openAt = -1
  #open: RemittedClaim | undefined

  /** Takes a line of a remittance, in the order of the files. `claimAt` tells its claims apart. */
  take(line: X12Row): void {
    if (!this.#open || line.claimAt !== this.#openAt) this.#begin(line)
    this.#openAt = line.claimAt
    this.#open?.lines.push(line)
  }

  of(claimId: string): Namings {
    return this.#byNumber.get(claimId) ?? unnamed
  }

  /** Claim numbers, each with every naming of it. */
  all(): Iterable<readonly [string, Namings]> {
    return this.#byNumber
  }

  /** All lines. */
  *lines(): Generator<X12Row> {
    for (const { named } of this.#byNumber.values()) for (const { lines } of named) yield* lines
  }

  #begin({ facts }: X12Row): void {
    const { claimId = '', claimStatus, claimPaid } = facts
    const isReversal = claimStatus === '22'
    const earlier = this.#byNumber.get(claimId) ?? { named: [], answers: [] }
    this.#byNumber.set(claimId, earlier)
    this.#open = { lines: [], isReversal, isTakenBack: false }
    if (isReversal) {
      const paid = -Number(claimPaid)
      const standing = earlier.answers.filter((one) => !one.isTakenBack)
      const taken =
        standing.find(({ lines }) => Number(lines[0]?.facts.claimPaid) === paid) ?? standing[0]
      if (taken) taken.isTakenBack = true
    }
    earlier.named.push(this.#open)
    if (!isReversal) earlier.answers.push(this.#open)
  }
}
