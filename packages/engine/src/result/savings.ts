import type { ClaimLine } from '../claim/claim-line.ts'
import { basisOf, mostAtRiskCents } from '../claim/exposure.ts'
import { isAmountOf } from './line-amounts.ts'
import { strongerFirst } from './class-strength.ts'
import type { Finding, PaymentCut } from './finding.ts'

/**
 * How far dollars can be relied on: `firm` a rule is broken on a line that was paid (or allowed);
 * `records-needed` records would settle it, or only charges are known; `in-doubt` the finding
 * itself says that the file may mean something else, so no headline holds them.
 */
export type DollarStanding = 'firm' | 'records-needed' | 'in-doubt'

/** What one finding adds to the dollars of a line. */
export interface SavingsPart {
  readonly finding: Finding
  readonly cents: number
  readonly standing: DollarStanding
}

/** What the findings of one line put at risk: together at most what the line was paid. */
export interface LineSavings {
  /** Firm and records needed together: what headlines count. */
  readonly cents: number
  readonly firmCents: number
  readonly recordsNeededCents: number
  readonly inDoubtCents: number
  /** Which findings account for it, those that stand firmest first; each adds what it alone takes. */
  readonly parts: readonly SavingsPart[]
}

/** How far the dollars of a finding on a line can be relied on. */
export function standingOf(finding: Finding, line: ClaimLine): DollarStanding {
  if (finding.readingInDoubt) return 'in-doubt'
  const isFirm = finding.class === 'error' && !finding.estimated && basisOf(line) !== 'charged'
  return isFirm ? 'firm' : 'records-needed'
}

/** What a finding would put at risk on a line if it were the only one, in cents; nothing where it is in doubt. */
export function savingsAloneCents(line: ClaimLine, finding: Finding): number {
  if (finding.class === 'notice' || standingOf(finding, line) === 'in-doubt') return 0
  const cents = amountOn(line, finding)
  return cents > 0 ? Math.max(0, Math.min(cents, mostAtRiskCents(line))) : 0
}

/**
 * A line's dollars count once, however many findings: the firmest first, then the larger. Findings
 * that cut the payment in the same way overlap, and of those the largest counts; a different cut
 * applies to what the others leave. Undefined where nothing is at risk.
 */
export function lineSavings(
  line: ClaimLine,
  findings: readonly Finding[],
): LineSavings | undefined {
  const whole = mostAtRiskCents(line)
  const claims: SavingsPart[] = []
  for (const finding of findings) {
    if (finding.class === 'notice' || finding.atRisk.length === 0) continue
    const cents = Math.min(amountOn(line, finding), whole)
    if (cents > 0) claims.push({ finding, cents, standing: standingOf(finding, line) })
  }
  if (claims.length === 0) return undefined
  // One takes what it says, and nothing is to be shared.
  const parts = claims.length > 1 ? sharesOf(claims.sort(firmestFirst), whole) : claims
  const firmCents = centsOf(parts, 'firm')
  const recordsNeededCents = centsOf(parts, 'records-needed')
  const inDoubtCents = centsOf(parts, 'in-doubt')
  const cents = firmCents + recordsNeededCents
  return { cents, firmCents, recordsNeededCents, inDoubtCents, parts }
}

function centsOf(parts: readonly SavingsPart[], standing: DollarStanding): number {
  let cents = 0
  for (const part of parts) if (part.standing === standing) cents += part.cents
  return cents
}

const standings: readonly DollarStanding[] = ['firm', 'records-needed', 'in-doubt']

function firmestFirst(one: SavingsPart, other: SavingsPart): number {
  return (
    standings.indexOf(one.standing) - standings.indexOf(other.standing) ||
    strongerFirst(one.finding.class, other.finding.class) ||
    other.cents - one.cents
  )
}

/** What each adds: of the same cut only what it takes above the others before it. */
function sharesOf(claims: readonly SavingsPart[], whole: number): SavingsPart[] {
  const taken = new Map<PaymentCut, number>()
  const parts: SavingsPart[] = []
  let left = whole
  for (const claim of claims) {
    const before = taken.get(claim.finding.cuts) ?? 0
    if (claim.cents <= before) continue
    taken.set(claim.finding.cuts, claim.cents)
    const leftNow = Math.round((left * (whole - claim.cents)) / (whole - before))
    if (left > leftNow) parts.push({ ...claim, cents: left - leftNow })
    left = leftNow
  }
  return parts
}

/** Several lines may start at one row (wide files): each takes its own amount, or the one of the row. */
function amountOn(line: ClaimLine, finding: Finding): number {
  let cents = 0
  for (const amount of finding.atRisk)
    if (isAmountOf(line, amount)) cents = Math.max(cents, amount.cents)
  return cents
}
