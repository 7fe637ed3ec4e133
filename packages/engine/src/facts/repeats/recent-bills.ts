import { settingOf } from '../../batch/setting.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { isUnpaid } from '../../claim/exposure.ts'

interface Placed {
  readonly line: ClaimLine
  readonly place: number
}

/** So many kinds of bills for one code are compared with the next one. */
const mostKinds = 16

/** The last lines of a patient for one code: of those that are alike, the nearest of two claims. */
export class RecentBills {
  readonly #kinds = new Map<string, { nearest: Placed; ofOtherClaim: Placed | undefined }>()
  #count = 0

  /** Lines are added by date; those before a day are forgotten. */
  add(line: ClaimLine, since: number): void {
    const kind = kindOf(line)
    const known = this.#kinds.get(kind)
    const isOther = known !== undefined && known.nearest.line.claimId !== line.claimId
    this.#kinds.delete(kind)
    this.#kinds.set(kind, {
      nearest: { line, place: this.#count++ },
      ofOtherClaim: isOther ? known.nearest : known?.ofOtherClaim,
    })
    for (const [oldest, { nearest }] of this.#kinds) {
      const isOld = (nearest.line.serviceFromDay ?? 0) < since
      if (!isOld && this.#kinds.size <= mostKinds) break
      this.#kinds.delete(oldest)
    }
  }

  /** The nearest first. */
  nearestFirst(): readonly ClaimLine[] {
    const found: Placed[] = []
    for (const { nearest, ofOtherClaim } of this.#kinds.values()) {
      found.push(nearest)
      if (ofOtherClaim) found.push(ofOtherClaim)
    }
    return found.sort((one, two) => two.place - one.place).map(({ line }) => line)
  }
}

/** All that is compared of two bills, apart from their claims. */
function kindOf(line: ClaimLine): string {
  const { serviceFromDay, serviceThroughDay, procedureCode, revenueCode, modifiers } = line
  const { billingNpi, providerTaxId, renderingNpi, providerId, facilityNpi, specialty } = line
  const { chargeCents, units, placeOfService, diagnoses, ndc, allowedCents, paidCents } = line
  return [
    ...[serviceFromDay, serviceThroughDay, procedureCode, revenueCode, modifiers.join()],
    ...[billingNpi, providerTaxId, renderingNpi, providerId, facilityNpi, specialty],
    ...[chargeCents, units, placeOfService, diagnoses[0], ndc, allowedCents, paidCents],
    ...[line.payer, line.planType, settingOf(line), isUnpaid(line)],
  ].join('|')
}
