import type { BilledService } from '../../batch/kinds/billed-services.ts'
import type { ClaimLine } from '../../claim/claim-line.ts'
import { cannotTell, notApplicable, pass, type NoFinding } from '../../rule/outcome.ts'
import { denied, nothingPaid } from '../../rule/reasons.ts'

/** More was paid than was allowed: by the payer alone, with another payer, or of a fill with the patient. */
export type Excess =
  | { readonly kind: 'exceeds-with-other'; readonly excessCents: number }
  | { readonly kind: 'exceeds'; readonly excessCents: number }
  | { readonly kind: 'exceeds-together'; readonly excessCents: number }

const noAmounts = cannotTell('no allowed or no paid amount on the line')
const notByLine = notApplicable('inpatient stays are not priced by the line')

/** Reasons for which a payer pays on top: tax or surcharge, incentive, bonus, interest. */
const paidOnTop: ReadonlySet<string> = new Set(['137', '144', '161', '225', '235'])

/** A cent either way is rounding. */
const roundingCents = 1

/**
 * How the payment of a line compares with what was allowed for it.
 *
 * @param doLinesBalance whether plan and patient together pay the price of nearly every line to the cent
 */
export function paymentExcess(
  line: ClaimLine,
  service: BilledService,
  doLinesBalance: boolean,
): Excess | NoFinding {
  const { allowedCents, paidCents, patientShareCents = 0, otherPayerPaidCents = 0 } = line
  if (allowedCents === undefined || paidCents === undefined) return noAmounts
  if (paidCents <= 0) return nothingPaid
  if (service.standing.isDenied) return denied
  if (service.setting === 'inpatient-facility') return notByLine
  const excess = paidCents - allowedCents
  if (excess > roundingCents) {
    if (excess <= extraCents(line) + roundingCents) return pass
    return {
      kind: 'exceeds',
      excessCents: paidCents - Math.max(0, allowedCents) - extraCents(line),
    }
  }
  const withOther = excess + Math.max(0, otherPayerPaidCents)
  if (otherPayerPaidCents > 0 && withOther > extraCents(line) + roundingCents) {
    return { kind: 'exceeds-with-other', excessCents: withOther - extraCents(line) }
  }
  if (!isPaidTwice(line, allowedCents, paidCents, doLinesBalance)) return pass
  const together = excess + patientShareCents - extraCents(line)
  return together > roundingCents ? { kind: 'exceeds-together', excessCents: together } : pass
}

/** What the remittance adds to the price; adjustments that add money are below zero, a column of interest says so alone. */
function extraCents({ adjustments, interestCents = 0 }: ClaimLine): number {
  const adjusted = adjustments.reduce(
    (sum, { reason, amountCents = 0 }) =>
      paidOnTop.has(reason) && amountCents < 0 ? sum - amountCents : sum,
    0,
  )
  return Math.max(adjusted, interestCents)
}

/**
 * The plan paid the whole price, and the patient's share was not taken off; or plan and patient of a
 * fill together pay far more than its price; taxes and fees are not far, unless the file has none. Of a
 * service the patient may owe more than a part of the price, unless the file says otherwise. A patient who
 * pays more than the price alone is judged elsewhere.
 */
function isPaidTwice(
  line: ClaimLine,
  allowedCents: number,
  paidCents: number,
  doLinesBalance: boolean,
): boolean {
  const { auditType, patientShareCents: share = 0 } = line
  if (allowedCents <= 0 || share <= 0 || isRestOfCharge(line, allowedCents, share)) return false
  if (Math.abs(paidCents - allowedCents) <= roundingCents) return share <= allowedCents
  if (auditType !== 'pharmacy' && (!doLinesBalance || owesMoreThanItsPart(line))) return false
  const excess = paidCents + share - allowedCents - extraCents(line)
  const slack = doLinesBalance ? roundingCents : Math.max(100, 0.1 * allowedCents)
  return share <= allowedCents && excess > slack
}

/** The patient is billed what the price left of the charge: nothing that the plan should have paid less. */
function isRestOfCharge(
  { auditType, chargeCents, adjustments }: ClaimLine,
  allowedCents: number,
  share: number,
): boolean {
  if (auditType !== 'medical' || chargeCents === undefined) return false
  if (adjustments.some(({ group, reason }) => group === 'PR' && partOfPrice.has(reason)))
    return false
  return Math.abs(chargeCents - allowedCents - share) <= roundingCents
}

/** Deductible, coinsurance and copayment: the patient's part of the price. */
const partOfPrice: ReadonlySet<string> = new Set(['1', '2', '3'])

/** Where the adjustments are stated, the patient owes what they leave to the patient (PR) as part of the price. */
function owesMoreThanItsPart({ adjustments, patientShareCents = 0 }: ClaimLine): boolean {
  if (adjustments.length === 0) return false
  let part = 0
  for (const { group, reason, amountCents = 0 } of adjustments)
    if (group === 'PR' && partOfPrice.has(reason)) part += amountCents
  return patientShareCents > part + roundingCents
}

/** Of so many lines, this share must balance to the cent before a small excess is one. */
const balancing = { fewestLines: 20, share: 0.9 } as const

/** Whether the price of a file's lines is what plan and patient pay together, and nothing else. */
export function linesBalance(lines: readonly ClaimLine[]): boolean {
  let paid = 0
  let balanced = 0
  for (const { auditType, allowedCents, paidCents = 0, patientShareCents } of lines) {
    if (allowedCents === undefined || paidCents <= 0) continue
    if (auditType === 'medical' && patientShareCents === undefined) continue
    paid++
    if (Math.abs(paidCents + (patientShareCents ?? 0) - allowedCents) <= roundingCents) balanced++
  }
  return paid >= balancing.fewestLines && balanced >= paid * balancing.share
}
