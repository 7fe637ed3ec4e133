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

  constructor(first: ClaimLineDraft) {
    this.#first = first
  }

  add(line: ClaimLineDraft): void {
    this.lines++
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
