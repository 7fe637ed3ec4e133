import type { X12Row } from './x12-rows.ts'

/** A claim as a remittance names it once: paid, denied, or taken back. */
interface RemittedClaim {
  readonly lines: X12Row[]
  readonly isReversal: boolean
  /** A later one took it back. */
  isTakenBack: boolean
}

/** What remittances say, by claim number. */
export class RemittedClaims {
  readonly #byNumber = new Map<string, RemittedClaim[]>()
  #openAt = -1
  #open: RemittedClaim | undefined

  /** Takes a line of a remittance, in the order of the files. `claimAt` tells its claims apart. */
  take(line: X12Row): void {
    if (!this.#open || line.claimAt !== this.#openAt) this.#begin(line)
    this.#openAt = line.claimAt
    this.#open?.lines.push(line)
  }

  /** Every naming of a claim, the earliest first. */
  of(claimId: string): readonly RemittedClaim[] {
    return this.#byNumber.get(claimId) ?? []
  }

  /** All lines. */
  *lines(): Generator<X12Row> {
    for (const claims of this.#byNumber.values()) for (const { lines } of claims) yield* lines
  }

  #begin({ facts }: X12Row): void {
    const { claimId = '', claimStatus, claimPaid } = facts
    const isReversal = claimStatus === '22'
    const earlier = this.#byNumber.get(claimId) ?? []
    this.#byNumber.set(claimId, earlier)
    this.#open = { lines: [], isReversal, isTakenBack: false }
    if (isReversal) {
      const paid = -Number(claimPaid)
      const standing = earlier.filter((one) => !one.isReversal && !one.isTakenBack)
      const taken =
        standing.find(({ lines }) => Number(lines[0]?.facts.claimPaid) === paid) ?? standing[0]
      if (taken) taken.isTakenBack = true
    }
    earlier.push(this.#open)
  }
}
