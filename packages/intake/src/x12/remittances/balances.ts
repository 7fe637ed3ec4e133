import { dollars } from '@plumbline/engine'
import type { Segment } from '../segments.ts'
import { amountOf, centsOf } from '../x12-values.ts'

/** How often something does not agree, and where it was first seen. */
class Disagreements {
  count = 0
  first = 0

  at(position: number): void {
    if (this.count === 0) this.first = position
    this.count++
  }
}

interface OpenClaim {
  readonly position: number
  readonly isPaid: boolean
  readonly chargeCents: number | undefined
  readonly paidCents: number
  readonly patientCents: number | undefined
  lines: number
  lineCents: number
  adjustedCents: number
  patientAdjustedCents: number
}

interface OpenLine {
  readonly position: number
  readonly chargeCents: number
  readonly paidCents: number
  adjustedCents: number
}

/**
 * Adds up what claims and remittances say of themselves, the way their guides demand: lines make the
 * claim's charge; charge less adjustments is what was paid; payments less provider adjustments are
 * the check. What does not agree is told and read as it stands.
 */
export class Balances {
  readonly #claimCharges = new Disagreements()
  readonly #linePayments = new Disagreements()
  readonly #claimPayments = new Disagreements()
  readonly #patientShares = new Disagreements()
  readonly #checks: string[] = []
  #claim: OpenClaim | undefined
  #line: OpenLine | undefined
  #checkCents: number | undefined
  #paidCents = 0
  #providerCents = 0
  readonly #ofProvider = new Map<string, number>()
  /** Claims whose amounts are numbers. */
  claimsWithAmounts = 0

  take(segment: Segment): void {
    switch (segment.name) {
      case 'ST':
        this.#checkCents = undefined
        this.#paidCents = this.#providerCents = 0
        break
      case 'BPR':
        this.#checkCents = centsOf(segment.elements[2])
        break
      case 'CLM':
      case 'CLP':
        this.#openClaim(segment)
        break
      case 'SV1':
      case 'SV3':
      case 'SVC':
        this.#openLine(segment, segment.elements[2])
        break
      case 'SV2':
        this.#openLine(segment, segment.elements[3])
        break
      case 'CAS':
        this.#adjust(segment.elements)
        break
      case 'PLB':
        this.#adjustProvider(segment.elements)
        break
      case 'SE':
        this.#closeTransaction(segment)
        break
    }
  }

  /** What does not agree, a sentence each. */
  notes(): string[] {
    return [
      ...this.#checks,
      ...this.#providerNotes(),
      ...said(this.#claimCharges, 'charge another amount than their lines together'),
      ...said(this.#linePayments, 'whose charge less adjustments is not what was paid', 'line'),
      ...said(this.#claimPayments, 'whose charge less all adjustments is not what was paid'),
      ...said(this.#patientShares, 'name another patient share than their adjustments (PR) make'),
    ]
  }

  #openClaim({ name, elements, position }: Segment): void {
    this.#closeClaim()
    const isPaid = name === 'CLP'
    const chargeCents = centsOf(elements[isPaid ? 3 : 2])
    if (chargeCents !== undefined) this.claimsWithAmounts++
    const paidCents = isPaid ? (centsOf(elements[4]) ?? 0) : 0
    this.#paidCents += paidCents
    this.#claim = {
      position,
      isPaid,
      chargeCents,
      paidCents,
      patientCents: centsOf(elements[5]),
      lines: 0,
      lineCents: 0,
      adjustedCents: 0,
      patientAdjustedCents: 0,
    }
  }

  #openLine({ position, elements }: Segment, charge: string | undefined): void {
    this.#closeLine()
    if (!this.#claim) return
    const chargeCents = centsOf(charge) ?? 0
    this.#claim.lines++
    this.#claim.lineCents += chargeCents
    this.#line = { position, chargeCents, paidCents: centsOf(elements[3]) ?? 0, adjustedCents: 0 }
  }

  #adjust(elements: readonly string[]): void {
    for (let at = 3; at < elements.length; at += 3) {
      const cents = centsOf(elements[at]) ?? 0
      if (this.#line) this.#line.adjustedCents += cents
      if (!this.#claim) continue
      this.#claim.adjustedCents += cents
      if (elements[1] === 'PR') this.#claim.patientAdjustedCents += cents
    }
  }

  /** Reason and amount of a PLB, six times at most. */
  #adjustProvider(elements: readonly string[]): void {
    for (let at = 4; at < elements.length; at += 2) {
      const cents = centsOf(elements[at]) ?? 0
      const reason = /^\w+/.exec(elements[at - 1] ?? '')?.[0] ?? ''
      this.#providerCents += cents
      this.#ofProvider.set(reason, (this.#ofProvider.get(reason) ?? 0) + cents)
    }
  }

  /** What was taken from payments as a whole, or added to them, belongs to no line: interest, what is paid back. */
  #providerNotes(): string[] {
    if (this.#ofProvider.size === 0) return []
    const sums = Array.from(this.#ofProvider, ([reason, cents]) => `${reason} ${dollars(-cents)}`)
    return [
      `Payments as a whole were changed by provider adjustments (PLB), which belong to no claim line and were put to none: ${sums.join(', ')}.`,
    ]
  }

  #closeLine(): void {
    const line = this.#line
    this.#line = undefined
    if (!line || this.#claim?.isPaid !== true) return
    if (line.chargeCents - line.adjustedCents !== line.paidCents) {
      this.#linePayments.at(line.position)
    }
  }

  #closeClaim(): void {
    this.#closeLine()
    const claim = this.#claim
    this.#claim = undefined
    if (claim?.chargeCents === undefined) return
    if (claim.lines > 0 && claim.lineCents !== claim.chargeCents) {
      this.#claimCharges.at(claim.position)
    }
    if (!claim.isPaid) return
    if (claim.chargeCents - claim.adjustedCents !== claim.paidCents) {
      this.#claimPayments.at(claim.position)
    }
    if (claim.patientCents !== undefined && claim.patientCents !== claim.patientAdjustedCents) {
      this.#patientShares.at(claim.position)
    }
  }

  #closeTransaction({ position }: Segment): void {
    this.#closeClaim()
    const paid = this.#paidCents - this.#providerCents
    if (this.#checkCents === undefined || this.#checkCents === paid) return
    this.#checks.push(
      `The payment that ends at segment ${position} is $${amountOf(this.#checkCents)} (BPR02), its claims less provider adjustments (PLB) come to $${amountOf(paid)}. Both were read as they stand.`,
    )
  }
}

function said({ count, first }: Disagreements, what: string, noun = 'claim'): string[] {
  if (count === 0) return []
  const many = count === 1 ? `1 ${noun}` : `${count} ${noun}s`
  return [`${many} ${what} (the first at segment ${first}). They were read as they stand.`]
}
