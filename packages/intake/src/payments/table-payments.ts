import type { LineOrigins, PayableLine, PaymentsBeside } from '../source/payments-beside.ts'
import type { RemittedClaims } from '../x12/remittances/remitted-claims.ts'
import { ClaimIndex, type NamedClaim } from './claim-index.ts'
import { contradiction, fillLine, noPayment, readPayment } from './fill-line.ts'
import { payClaim, type Remitted } from './pay-claim.ts'
import type { Unpaired } from './pair-lines.ts'
import { PaymentCounts } from './payment-counts.ts'

/** Payments of remittances (835) for the lines of a table, by claim number and then line by line. */
export class TablePayments implements PaymentsBeside {
  readonly #index: ClaimIndex

  constructor(remitted: RemittedClaims) {
    this.#index = new ClaimIndex(remitted)
  }

  put(
    lines: readonly PayableLine[],
    { memberNumbers, placeOf = (row) => `row ${row}` }: LineOrigins,
  ): readonly string[] {
    const counts = new PaymentCounts(placeOf)
    for (const [claim, its] of this.#claimsOf(lines, memberNumbers, counts)) {
      const paid = payClaim(its, claim)
      for (const line of its) putLine(line, paid.get(line) ?? 'absent', counts)
    }
    for (const line of lines) fillLine(line, noPayment)
    return counts.notes(lines.length, this.#index.claims)
  }

  /** Without a claim number, the patient's number may be that of the account (CLP01). */
  #claimsOf(
    lines: readonly PayableLine[],
    memberNumbers: LineOrigins['memberNumbers'],
    counts: PaymentCounts,
  ): ReadonlyMap<NamedClaim, PayableLine[]> {
    const found = new Map<NamedClaim, PayableLine[]>()
    for (const [at, line] of lines.entries()) {
      const number = line.claimId ?? memberNumbers[at]
      const claim = number === undefined ? undefined : this.#index.of(number)
      if (claim) append(found, claim, line)
      else counts.addUnnamed(line)
    }
    return found
  }
}

function putLine(line: PayableLine, found: Remitted | Unpaired, counts: PaymentCounts): void {
  if (typeof found === 'string') {
    counts.addUnpaired(line, found)
    return
  }
  const payment = readPayment(found.facts)
  const differs = contradiction(line, payment)
  if (differs === undefined) {
    fillLine(line, payment)
    counts.addPaid(found.rows)
  } else counts.addDiffering(line, differs)
}

function append(found: Map<NamedClaim, PayableLine[]>, claim: NamedClaim, line: PayableLine): void {
  const known = found.get(claim)
  if (known) known.push(line)
  else found.set(claim, [line])
}
