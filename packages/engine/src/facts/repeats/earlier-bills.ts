import type { ClaimLine } from '../../claim/claim-line.ts'
import { isUnpaid } from '../../claim/exposure.ts'

/** The lines of an encounter so far, by all that makes two of them the same bill (see `isSameBill`). */
export class EarlierBills {
  readonly #bills = new Map<string, Map<string, ClaimLine>>()

  /** Of the same bill the first line for each claim and payer is kept. */
  add(line: ClaimLine): void {
    const bill = billOf(line)
    let ofBill = this.#bills.get(bill)
    if (!ofBill) {
      ofBill = new Map<string, ClaimLine>()
      this.#bills.set(bill, ofBill)
    }
    const { payer, planType, claimId } = line
    const party = [isUnpaid(line), payer, planType, claimId].join('|')
    if (ofBill.size < mostParties && !ofBill.has(party)) ofBill.set(party, line)
  }

  /** Those that may be the same bill as a line, in their order. */
  like(line: ClaimLine): Iterable<ClaimLine> {
    return this.#bills.get(billOf(line))?.values() ?? []
  }
}

/** So many claims for one and the same service are compared with the next one. */
const mostParties = 64

function billOf(line: ClaimLine): string {
  const { procedureCode, revenueCode, modifiers, chargeCents, units, serviceFromDay, ndc } = line
  const { serviceThroughDay = serviceFromDay, placeOfService, oralSite } = line
  const { allowedCents, paidCents } = line
  const service = [procedureCode, revenueCode, Array.from(new Set(modifiers)).sort().join()]
  const bill = [...service, serviceFromDay, serviceThroughDay, units, placeOfService, ndc, oralSite]
  return [...bill, ...(chargeCents === undefined ? [allowedCents, paidCents] : [chargeCents])].join(
    '|',
  )
}
