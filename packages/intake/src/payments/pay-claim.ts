import type { ClaimLine } from '@plumbline/engine'
import type { PayableLine } from '../source/payments-beside.ts'
import { paymentOf } from '../x12/remittances/payment-of.ts'
import type { RemittedClaim } from '../x12/remittances/remitted-claims.ts'
import type { X12Facts } from '../x12/x12-columns.table.ts'
import { centsOf } from '../x12/x12-values.ts'
import type { X12Row } from '../x12/x12-rows.ts'
import type { NamedClaim } from './claim-index.ts'
import { pairLines, type Pairs, type Unpaired } from './pair-lines.ts'
import { remittedService } from './remitted-service.ts'

/** What remittances say of the line of a table, and of which of their own lines it comes. */
export interface Remitted {
  readonly facts: X12Facts
  readonly rows: readonly X12Row[]
}

/**
 * What remittances say of each line of a claim. Several payers' answers add up (0065); of one payer's
 * answers, each line may stand in any.
 */
export function payClaim(
  lines: readonly PayableLine[],
  { standing, isTakenBack }: NamedClaim,
): ReadonlyMap<ClaimLine, Remitted | Unpaired> {
  const byPayer = Map.groupBy(standing, payerRank)
  const pairings = [...byPayer.values()].map((claims) => pairPayer(lines, claims))
  return new Map(lines.map((line) => [line, together(line, pairings, isTakenBack)]))
}

function together(
  line: ClaimLine,
  pairings: readonly Pairs[],
  isTakenBack: boolean,
): Remitted | Unpaired {
  const found = pairings.map((pairs) => pairs.get(line) ?? 'absent')
  const unsure = found.find((each) => each === 'ambiguous' || each === 'contradicts')
  if (unsure !== undefined && typeof unsure === 'string') return unsure
  const rows = found.filter((each) => typeof each !== 'string')
  if (rows.length === 0) return 'absent'
  return { facts: paymentOf(rows.map((paid) => ({ paid, stands: !isTakenBack }))), rows }
}

/** Primary, secondary or tertiary (CLP02); a denial may be any, and is taken for the primary's. */
function payerRank({ lines: [first] }: RemittedClaim): number {
  const status = Number(first?.facts.claimStatus)
  if (status === 2 || status === 20) return 2
  return status === 3 || status === 21 ? 3 : 1
}

function pairPayer(lines: readonly ClaimLine[], claims: readonly RemittedClaim[]): Pairs {
  const rows = claims.flatMap((claim) => claim.lines)
  const [whole] = rows.filter(isWhole)
  if (whole === undefined) return pairLines(lines, rows.map(remittedService))
  return new Map(
    lines.map((line) => [line, rows.length > 1 ? 'ambiguous' : wholeFor(lines, whole)]),
  )
}

function isWhole({ row, claimAt }: X12Row): boolean {
  return row === claimAt
}

/** A payment of the claim as a whole: for its lines where they come to its charge, as the one line's own where there is one. */
function wholeFor(lines: readonly ClaimLine[], whole: X12Row): X12Row | Unpaired {
  const { facts } = whole
  const charged = lines.reduce((sum, { chargeCents }) => sum + (chargeCents ?? 0), 0)
  const isCharged = lines.some(({ chargeCents }) => chargeCents !== undefined)
  if (isCharged && charged !== centsOf(facts.claimCharge)) return 'contradicts'
  if (lines.length > 1) return whole
  const paid = facts.claimPaid
  // One line is the whole claim: what is paid and adjusted is its own.
  return { ...whole, claimAt: -1, facts: { ...facts, ...(paid !== undefined && { paid }) } }
}
