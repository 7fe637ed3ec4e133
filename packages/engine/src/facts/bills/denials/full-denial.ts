import type { ClaimLine } from '../../../claim/claim-line.ts'

/**
 * Claim adjustment reasons by which a payer refuses a line as a whole: duplicate (18), not the payer, not
 * covered or not eligible (22, 26, 27, 31, 32, 96, 109, 204), late (29), not necessary (50), experimental
 * (55), included in another payment (97), unauthorized (197). Reasons that price, share or cut are none.
 */
const fullDenials: ReadonlySet<string> = new Set(
  '18 22 26 27 29 31 32 39 50 55 96 97 109 119 129 170 171 177 178 181 182 197 198 204 242 256 B7 B13 B15'.split(
    ' ',
  ),
)

/**
 * The reason by which the remittance denies all that a line charged, to the cent; undefined where it
 * denies a part, or does not say how much.
 */
export function fullDenial(line: ClaimLine): string | undefined {
  return line.adjustments.length === 0 ? undefined : denialOfAll(line)
}

function denialOfAll({ adjustments, chargeCents = 0 }: ClaimLine): string | undefined {
  if (chargeCents <= 0) return undefined
  return adjustments.find(
    ({ reason, amountCents }) => fullDenials.has(reason) && amountCents === chargeCents,
  )?.reason
}

/** Reasons that refuse a service for what it is or when it was: no part of one unit is left to be paid. */
const refusals: ReadonlySet<string> = new Set(
  '18 26 27 29 31 32 39 50 55 109 197 198 204 B7'.split(' '),
)

/** A cent either way is rounding. */
const roundingCents = 1

/** A reason that refuses a service, stated without an amount on a line that was paid. */
export interface BareRefusal {
  readonly reason: string
  /** Whether payment and patient's part come to all that was allowed, or where that is not stated, charged. */
  readonly isUncut: boolean
}

/** Undefined where amounts or further units leave room for a denial of a part. */
export function bareRefusal(line: ClaimLine): BareRefusal | undefined {
  const { adjustments, units = 1, chargeCents, allowedCents, paidCents = 0 } = line
  if (adjustments.length === 0 || paidCents <= 0 || units > 1) return undefined
  if (adjustments.some(({ amountCents }) => amountCents !== undefined)) return undefined
  const reason = adjustments.find((each) => refusals.has(each.reason))?.reason
  const due = allowedCents ?? chargeCents
  if (reason === undefined || due === undefined || due <= 0) return undefined
  const isUncut = paidCents + (line.patientShareCents ?? 0) >= due - roundingCents
  return { reason, isUncut }
}

/** Whether a line has a refusal of that kind, whatever was paid on it. */
export function hasBareRefusal({ adjustments }: ClaimLine): boolean {
  return adjustments.some(
    ({ reason, amountCents }) => amountCents === undefined && refusals.has(reason),
  )
}
