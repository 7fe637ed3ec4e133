import { PaidLines } from './paid-lines.ts'
import { paymentOf } from './payment-of.ts'
import type { RemittedClaim, RemittedClaims } from './remitted-claims.ts'
import type { X12Row } from '../x12-rows.ts'

/** How many lines found each other. */
export interface JoinCounts {
  readonly claimLines: number
  readonly paidFor: number
  /** Lines of remittances whose claim is there, and no line of it is theirs. */
  readonly unmatched: number
  /** Lines of remittances whose claim is in no claims file. */
  readonly withoutClaim: number
}

/**
 * Puts what remittances (835) say to the lines of claims (837): by claim number (CLP01 is CLM01), and
 * within it by the line's own number (REF 6R), else by procedure, day and charge, else by procedure
 * and charge. A claim that was sent several times takes what was said of it in the same order.
 */
export class JoinedRemittances {
  readonly #remitted: RemittedClaims
  readonly #timesSent: ReadonlyMap<string, number>
  readonly #paidLines = new Map<RemittedClaim, PaidLines>()
  readonly #used = new Set<X12Row>()
  /** Payments of claims as a whole, which all lines of the claim take. */
  readonly #whole = new Set<X12Row>()
  readonly #seen = new Map<string, { at: number; times: number }>()
  #claimLines = 0
  #paidFor = 0
  #unmatched = 0
  #withoutClaim = 0

  /** `timesSent`: how often the claims files have each claim number. */
  constructor(remitted: RemittedClaims, timesSent: ReadonlyMap<string, number>) {
    this.#remitted = remitted
    this.#timesSent = timesSent
  }

  get counts(): JoinCounts {
    return {
      claimLines: this.#claimLines,
      paidFor: this.#paidFor,
      unmatched: this.#unmatched,
      withoutClaim: this.#withoutClaim,
    }
  }

  /** A line of a claim, with what was paid for it: put to its facts. */
  join(line: X12Row): X12Row {
    this.#claimLines++
    const { claimId = '' } = line.facts
    const { named, answers } = this.#remitted.of(claimId)
    if (named.length === 0) return line
    const isSentAgain = (this.#timesSent.get(claimId) ?? 1) > 1
    const its = isSentAgain ? [answers[this.#timeOf(claimId, line)]] : named
    const found = its.flatMap((naming) => {
      const paid = naming && this.#linesOf(naming).take(line)
      if (!paid) return []
      const { isReversal, isTakenBack } = naming
      if (isOfLine(paid)) this.#used.add(paid)
      else this.#whole.add(paid)
      return [{ paid, stands: !isReversal && !isTakenBack }]
    })
    if (found.length === 0) return line
    this.#paidFor++
    Object.assign(line.facts, paymentOf(found))
    return line
  }

  /** Lines of remittances that no claim line took: to be read by themselves, or set aside. */
  *rest(): Generator<X12Row> {
    for (const line of this.#remitted.lines()) {
      if (this.#used.has(line) || this.#whole.has(line)) continue
      if (!this.#timesSent.has(line.facts.claimId ?? '')) {
        this.#withoutClaim++
        yield line
      } else if (line.facts.claimStatus !== '22') {
        this.#unmatched++
        yield { ...line, because: line.because ?? 'payment-without-line' }
      }
    }
  }

  #linesOf(naming: RemittedClaim): PaidLines {
    const known = this.#paidLines.get(naming)
    if (known) return known
    const lines = new PaidLines(naming.lines)
    this.#paidLines.set(naming, lines)
    return lines
  }

  /** 0 for the first sending of a claim. */
  #timeOf(claimId: string, { claimAt }: X12Row): number {
    const seen = this.#seen.get(claimId)
    if (!seen) this.#seen.set(claimId, { at: claimAt, times: 0 })
    else if (seen.at !== claimAt) this.#seen.set(claimId, { at: claimAt, times: seen.times + 1 })
    return this.#seen.get(claimId)?.times ?? 0
  }
}

/** Whether a payment is for a line; where not, it is for the claim as a whole. */
function isOfLine({ row, claimAt }: X12Row): boolean {
  return row !== claimAt
}
