import type { ClaimLine } from '../../claim/claim-line.ts'
import { limitOfClaimAlone, type ClaimLimit } from '../../claim/claim-limit.ts'
import { isSaidUnpaid } from '../../claim/exposure.ts'
import { strongerFirst } from '../../result/class-strength.ts'
import type { Finding } from '../../result/finding.ts'
import { lineSavings } from '../../result/savings.ts'
import { count, money, say, words } from '../../sentences/say.ts'
import type { Sentence } from '../../sentences/sentence.ts'
import { AmountsAnew } from './amounts-anew.ts'
import { limitedClaims, type FindingsByLine } from './limited-claims.ts'
import { limitedParts } from './limited-parts.ts'
import { sharedRows } from '../../result/line-amounts.ts'
import { sharesOf } from '../../findings/shares-of.ts'

/** Findings that take a line as such whose amounts belong to its claim, by the line's index. */
export type PartsOfClaims = Map<number, Finding[]>

/**
 * What findings take of claims that state an amount as a whole, after all rules. Where each line of a
 * claim is at fault as such and none has an amount of its own, they take what the claim was paid, each
 * its share by charge, for shares must stand somewhere; where only some are, what they were paid is not
 * known. In no claim do the findings take more than it was paid: those that stand firmest go before.
 *
 * @param lines the final versions
 * @returns findings that take another amount than they said, with what stands in their place
 */
export function claimDollars(
  lines: readonly ClaimLine[],
  findingsByLine: FindingsByLine,
  parts: PartsOfClaims,
): ReadonlyMap<Finding, Finding> {
  const claims = limitedClaims(lines, findingsByLine)
  const amounts = new AmountsAnew(sharedRows(claims.flatMap((claim) => claim.lines)))
  for (const { limit, lines: ofClaim } of claims) {
    takeWholeClaim(ofClaim, limit, { findingsByLine, parts, amounts })
    limitClaim(ofClaim, limit, findingsByLine, amounts)
  }
  return amounts.findings()
}

interface AtWork {
  readonly findingsByLine: FindingsByLine
  readonly parts: PartsOfClaims
  readonly amounts: AmountsAnew
}

function takeWholeClaim(
  lines: readonly ClaimLine[],
  { cents, basis }: ClaimLimit,
  { findingsByLine, parts, amounts }: AtWork,
): void {
  const paid = lines.filter((line) => !isSaidUnpaid(line) && !isFreeOfCharge(line))
  const taken = paid.flatMap((line) => {
    const standing = findingsByLine[line.index] ?? []
    const takes = parts.get(line.index)?.filter((finding) => standing.includes(finding)) ?? []
    const [finding] = takes.toSorted((one, two) => strongerFirst(one.class, two.class))
    return finding && limitOfClaimAlone(line) ? [{ line, finding }] : []
  })
  if (taken.length === 0 || taken.length < paid.length) return
  const shares = sharesOf(
    cents,
    taken.map(({ line }) => line.chargeCents ?? 0),
  )
  const how = say`${howMany(paid.length)} at fault: ${money(cents)} ${words(basis)} for the claim as a whole`
  taken.forEach(({ line, finding }, at) => {
    amounts.give(finding, line, shares[at] ?? 0, how)
  })
}

function howMany(lines: number): Sentence {
  return lines === 1
    ? words('the only line of its claim is')
    : say`all ${count(lines, 'line')} of the claim are`
}

/** Reported only: no part of the payment is for it. */
function isFreeOfCharge({ chargeCents }: ClaimLine): boolean {
  return chargeCents !== undefined && chargeCents <= 0
}

function limitClaim(
  lines: readonly ClaimLine[],
  { cents, basis }: ClaimLimit,
  findingsByLine: FindingsByLine,
  amounts: AmountsAnew,
): void {
  const found = lines.flatMap((line) => {
    const findings = findingsByLine[line.index]?.map((finding) => amounts.now(finding))
    const savings = findings && lineSavings(line, findings)
    return savings ? [{ line, findings, savings }] : []
  })
  const sum = found.reduce((total, { savings }) => total + savings.cents + savings.inDoubtCents, 0)
  if (sum <= cents) return
  const how = say`no more than the ${money(cents)} ${words(basis)} for the whole claim`
  for (const { line, finding, cents: left } of limitedParts(found, cents))
    amounts.limit(finding, line, left, how)
}
