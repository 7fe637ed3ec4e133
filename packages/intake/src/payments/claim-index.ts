import type { Namings, RemittedClaim, RemittedClaims } from '../x12/remittances/remitted-claims.ts'

/** A claim that remittances name, by every number that they give it. */
export interface NamedClaim {
  readonly namings: Namings
  /** Those whose payment stands; where all were taken back, those that were. */
  readonly standing: readonly RemittedClaim[]
  /** Nothing that was paid stands. */
  readonly isTakenBack: boolean
}

/**
 * Claims of remittances by number: the provider's (CLP01), else the payer's (CLP07), else either
 * without the zeros before it that a spreadsheet drops. A number of two claims is none.
 */
export class ClaimIndex {
  readonly claims: readonly NamedClaim[]
  readonly #byNumber: readonly ReadonlyMap<string, ReadonlySet<NamedClaim>>[]

  constructor(remitted: RemittedClaims) {
    const [own, payers, short] = [new Claims(), new Claims(), new Claims()]
    const claims: NamedClaim[] = []
    for (const [claimId, namings] of remitted.all()) {
      const claim = namedClaim(namings)
      claims.push(claim)
      own.add(claimId, claim)
      for (const number of payerNumbers(namings)) payers.add(number, claim)
      for (const number of [claimId, ...payerNumbers(namings)]) {
        short.add(withoutZeros(number), claim)
      }
    }
    this.claims = claims
    this.#byNumber = [own.byNumber, payers.byNumber, short.byNumber]
  }

  /** Undefined where no claim has the number, or several have. */
  of(claimId: string): NamedClaim | undefined {
    for (const [at, byNumber] of this.#byNumber.entries()) {
      const number = plain(claimId)
      const found = byNumber.get(at === 2 ? withoutZeros(number) : number)
      if (found) return found.size === 1 ? [...found][0] : undefined
    }
    return undefined
  }
}

class Claims {
  readonly byNumber = new Map<string, Set<NamedClaim>>()

  add(number: string, claim: NamedClaim): void {
    const known = this.byNumber.get(plain(number))
    if (known) known.add(claim)
    else this.byNumber.set(plain(number), new Set([claim]))
  }
}

function namedClaim(namings: Namings): NamedClaim {
  const standing = namings.answers.filter(({ isTakenBack }) => !isTakenBack)
  if (standing.length > 0) return { namings, standing, isTakenBack: false }
  const { answers, named } = namings
  return { namings, standing: answers.length > 0 ? answers : named, isTakenBack: true }
}

function payerNumbers({ named }: Namings): string[] {
  return named.flatMap(({ lines }) => lines[0]?.payerClaimId ?? [])
}

function plain(number: string): string {
  return number.trim().toUpperCase()
}

function withoutZeros(number: string): string {
  return plain(number).replace(/^0+(?=.)/, '')
}
