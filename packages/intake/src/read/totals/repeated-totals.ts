import { claimAmounts, versionOf, type ClaimAmount } from './claim-amounts.ts'
import { talliesByForm, type ClaimTally } from './claim-tally.ts'
import type { ClaimLineDraft } from '../claim-line-draft.ts'
import { listOf, ListedPrices } from '../listed-prices.ts'
import { UsualCharges } from '../usual-charges.ts'

/** Equal amounts of so many different services are what gives a total away. */
const tellingServices = 3
/** Equal amounts of so many different services do so on one claim alone. */
const tellingAlone = 5
/** No two departments of a hospital have one price: with so many, fewer services do so alone. */
const tellingDepartments = 2
const fewestClaims = 2
/** A file in which so many claims repeat their totals does so everywhere. */
const wholeShare = 0.8
/** Below this share they are chance. */
const leastShare = 0.1

/**
 * Some files write the total of a claim on each of its lines, under a name that says nothing of it,
 * some of them only on the claims of one source. Such amounts are moved from the lines of claims of
 * several lines to the claim, and a note says of how many claims.
 */
export function moveRepeatedTotals(lines: readonly ClaimLineDraft[]): string[] {
  const totals = new Map<string, readonly ClaimAmount[]>()
  for (const claims of talliesByForm(lines).values()) {
    const usual = new UsualCharges(lines, claims)
    const found = new Set([
      ...claimAmounts.flatMap((amount) => [
        ...versionsWithStated(claims, amount),
        ...versionsWithTotals(claims, amount),
        ...pairsWithTotals(claims, amount),
      ]),
      ...usual.versionsFarAbove(),
    ])
    // Where one amount is a total, so are the others that all lines have alike.
    for (const version of found) {
      const claim = claims.get(version)
      const moved = claimAmounts.filter((amount) => claim?.repeated(amount) !== undefined)
      totals.set(version, moved)
    }
  }
  if (totals.size === 0) return []
  for (const line of lines) {
    const moved = line.claimId === undefined ? undefined : totals.get(versionOf(line))
    for (const amount of claimAmounts) moveAmount(line, amount, moved?.includes(amount) ?? false)
  }
  const claims = totals.size === 1 ? '1 claim' : `${totals.size} claims`
  return [
    `Amounts of ${claims} repeat the total of the claim on each line: the same for different services, and for none of them a price on other claims. They were read as amounts of the claim; this is an assumption.`,
  ]
}

/** All lines of a file have the same fields. */
function moveAmount(
  line: ClaimLineDraft,
  { ofLine, ofClaim }: ClaimAmount,
  isTotal: boolean,
): void {
  line[ofClaim] = isTotal ? line[ofLine] : line[ofClaim]
  if (isTotal) line[ofLine] = undefined
}

/** Claims whose total stands in a column of its own, and on their lines as if it were theirs. */
function versionsWithStated(
  claims: ReadonlyMap<string, ClaimTally>,
  amount: ClaimAmount,
): readonly string[] {
  return Array.from(claims).flatMap(([version, claim]) =>
    claim.repeatsStated(amount) ? version : [],
  )
}

function versionsWithTotals(
  claims: ReadonlyMap<string, ClaimTally>,
  amount: ClaimAmount,
): readonly string[] {
  const telling = [...claims.values()].filter(
    (claim) => claim.services.length >= tellingServices || claim.hasDifferentCharges,
  )
  // Of two services, one that is paid more than it charges tells it.
  const repeating = telling.filter((claim) =>
    claim.services.length >= tellingServices
      ? claim.repeated(amount) !== undefined
      : claim.repeatsBeyondCharge(amount),
  )
  if (repeating.length === 0) return []
  const prices = new ListedPrices(claims.values(), amount)
  if (arePrices(repeating, amount, prices)) return []
  const isTotal = testFor(repeating, telling.length, amount)
  return Array.from(claims).flatMap(([version, claim]) => {
    if (claim.lines < 2 || claim.repeated(amount) === undefined) return []
    const isPrice = prices.has(claim) && !claim.repeatsBeyondCharge(amount)
    return !isPrice && isTotal(claim) ? version : []
  })
}

const fewestPairs = 4
const fewestTotals = 3

/**
 * Claims of a file whose claims have two services at most: where every one of them has the same amounts on both
 * lines, several totals are among them and no amount is a price, none is of a line.
 */
function pairsWithTotals(
  claims: ReadonlyMap<string, ClaimTally>,
  amount: ClaimAmount,
): readonly string[] {
  const pairs = [...claims].filter(([, { services }]) => services.length > 1)
  const tallies = pairs.map(([, claim]) => claim)
  if (pairs.length < fewestPairs || !tallies.every(({ repeatsAll }) => repeatsAll)) return []
  const totals = tallies.flatMap((claim) => claim.repeated(amount) ?? [])
  if (totals.length < tallies.length || new Set(totals).size < fewestTotals) return []
  const prices = new ListedPrices(claims.values(), amount)
  if (tallies.some((claim) => prices.has(claim))) return []
  return pairs.map(([version]) => version)
}

/** Which claims with one amount on all lines have their total there, by how common such claims are. */
function testFor(
  repeating: readonly ClaimTally[],
  telling: number,
  amount: ClaimAmount,
): (claim: ClaimTally) => boolean {
  const { length } = repeating
  const isBeyond = (claim: ClaimTally) => claim.repeatsBeyondCharge(amount)
  if (length < fewestClaims || length < telling * leastShare) {
    const isTold = repeating.some(tellsAlone)
    const isSure = (claim: ClaimTally) =>
      isBeyond(claim) && claim.services.length >= tellingServices
    return (claim) =>
      tellsAlone(claim) || isSure(claim) || (isTold && claim.repeatsAll && isOfDepartments(claim))
  }
  if (length >= telling * wholeShare) return () => true
  return (claim) => (claim.repeatsAll || isBeyond(claim)) && claim.services.length >= 2
}

function tellsAlone(claim: ClaimTally): boolean {
  const fewest = isOfDepartments(claim) ? tellingServices : tellingAlone
  return claim.repeatsAll && claim.services.length >= fewest
}

function isOfDepartments({ departments }: ClaimTally): boolean {
  return departments.size >= tellingDepartments
}

/** Whether a file has one price for much: then equal amounts say nothing. */
function arePrices(
  repeating: readonly ClaimTally[],
  amount: ClaimAmount,
  prices: ListedPrices,
): boolean {
  // What is more than the charge of its line is no price of it.
  const mayBePrices = repeating.filter((claim) => !claim.repeatsBeyondCharge(amount))
  const priced = mayBePrices.filter((claim) => prices.has(claim)).length
  if (priced * 2 >= repeating.length) return true
  const byAmount = Map.groupBy(mayBePrices, (claim) => claim.repeated(amount))
  const isOne = mayBePrices.length === repeating.length && byAmount.size === 1
  if (repeating.length >= fewestClaims && isOne) return true
  const alike = Array.from(byAmount.values()).filter(
    (claims) => new Set(claims.map(listOf)).size > 1,
  )
  return (
    repeating.length < fewClaims &&
    alike.reduce((sum, claims) => sum + claims.length, 0) * 2 >= repeating.length
  )
}

/** Among more claims than these, different ones have equal totals by chance. */
const fewClaims = 10
