import { claimAmounts, versionOf, type ClaimAmount } from './claim-amounts.ts'
import type { ClaimLineDraft } from '../claim-line-draft.ts'

/** The lines of one claim, as far as amounts that repeat its total show in them. */
export class ClaimTally {
  lines = 0
  /** Its different services. */
  readonly services: string[] = []
  /** Departments of a hospital that it bills: the first three digits of revenue codes. */
  readonly departments = new Set<string>()
  readonly #first: ClaimLineDraft
  /** Amounts that differ between its lines, or that some lines lack. */
  #differing: readonly ClaimAmount[] = []
  /** What its lines charge together, and the least that one charges; undefined where one states nothing. */
  #chargeCents: number | undefined = 0
  #leastChargeCents = Infinity

  constructor(first: ClaimLineDraft) {
    this.#first = first
  }

  add(line: ClaimLineDraft): void {
    this.lines++
    this.#addCharge(line)
    for (const amount of claimAmounts) {
      const { ofLine } = amount
      if (line[ofLine] === this.#first[ofLine] || this.#differing.includes(amount)) continue
      this.#differing = [...this.#differing, amount]
    }
    if (line.revenueCode !== undefined)
      this.departments.add(line.revenueCode.padStart(4, '0').slice(0, 3))
    const service = serviceOf(line)
    if (!this.services.includes(service)) this.services.push(service)
  }

  /** The amount that all its lines have; undefined where they differ, or have none or nothing. */
  repeated(amount: ClaimAmount): number | undefined {
    const cents = this.#first[amount.ofLine]
    return cents === 0 || this.#differing.includes(amount) ? undefined : cents
  }

  #addCharge({ chargeCents }: ClaimLineDraft): void {
    if (chargeCents === undefined || this.#chargeCents === undefined) this.#chargeCents = undefined
    else {
      this.#chargeCents += chargeCents
      this.#leastChargeCents = Math.min(this.#leastChargeCents, chargeCents)
    }
  }

  /** Whether its lines have one amount that is more than one of them charges and no more than all of them do. */
  repeatsBeyondCharge(amount: ClaimAmount): boolean {
    const cents = this.repeated(amount)
    if (cents === undefined || this.#chargeCents === undefined) return false
    return cents > this.#leastChargeCents && cents <= this.#chargeCents
  }

  /** Whether it has several services that do not all charge the same. */
  get hasDifferentCharges(): boolean {
    return (
      this.services.length > 1 && this.#differing.some(({ ofLine }) => ofLine === 'chargeCents')
    )
  }

  /** Whether its lines, of different services, have for an amount what another column states of the claim. */
  repeatsStated(amount: ClaimAmount): boolean {
    const cents = this.repeated(amount)
    return cents !== undefined && this.services.length > 1 && this.#first[amount.ofClaim] === cents
  }

  /** Whether its lines agree in every amount that they state, and state more than one. */
  get repeatsAll(): boolean {
    const stated = claimAmounts.filter(({ ofLine }) => this.#first[ofLine] !== undefined)
    return stated.length > 1 && this.#differing.length === 0
  }
}

/** What a line bills, by its code. */
export function serviceOf({ procedureCode, revenueCode }: ClaimLineDraft): string {
  return procedureCode ?? revenueCode ?? ''
}

/** Institutional and professional claims of one file often come from different systems. */
function formOf(line: ClaimLineDraft): string {
  const isInstitutional = line.billType !== undefined || line.revenueCode !== undefined
  return line.claimType ?? (isInstitutional ? 'institutional' : '')
}

/** The claims of each form, by number and version; lines without a number stand in none. */
export function talliesByForm(
  lines: readonly ClaimLineDraft[],
): ReadonlyMap<string, ReadonlyMap<string, ClaimTally>> {
  const forms = new Map<string, Map<string, ClaimTally>>()
  for (const line of lines) {
    if (line.claimId === undefined) continue
    const form = formOf(line)
    let claims = forms.get(form)
    if (!claims) forms.set(form, (claims = new Map<string, ClaimTally>()))
    const version = versionOf(line)
    let claim = claims.get(version)
    if (!claim) claims.set(version, (claim = new ClaimTally(line)))
    claim.add(line)
  }
  return forms
}
