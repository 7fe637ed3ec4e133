import type { ClaimLine, Day } from '@plumbline/engine'
import { providerOf } from './provider.ts'

/** Dollars of lines; a line that does not state an amount adds nothing, and none at all is undefined. */
export interface Money {
  chargeCents: number | undefined
  allowedCents: number | undefined
  paidCents: number | undefined
}

/** What the file holds, from the lines that were audited. */
export interface Portfolio extends Readonly<Money> {
  readonly lines: number
  readonly claims: number
  readonly members: number
  readonly providers: number
  readonly firstService: Day | undefined
  readonly lastService: Day | undefined
  readonly firstPaid: Day | undefined
  readonly lastPaid: Day | undefined
}

/** Counts and adds up the lines in one pass. */
export function portfolioOf(lines: readonly ClaimLine[]): Portfolio {
  const claims = new Set<string>()
  const members = new Set<string>()
  const providers = new Set<string>()
  const service = new DayRange()
  const paid = new DayRange()
  const money: Money = { chargeCents: undefined, allowedCents: undefined, paidCents: undefined }
  let before: ClaimLine | undefined
  for (const line of lines) {
    // Lines of one claim stand together as a rule, and what they name is named already.
    if (line.claimId !== undefined && line.claimId !== before?.claimId) claims.add(line.claimId)
    if (line.patientKey !== undefined && line.patientKey !== before?.patientKey)
      members.add(line.patientKey)
    const provider = providerOf(line)
    if (provider !== undefined) providers.add(provider)
    before = line
    service.add(line.serviceFromDay)
    service.add(line.serviceThroughDay)
    paid.add(line.paidDay)
    addMoney(money, line)
  }
  return {
    ...money,
    lines: lines.length,
    claims: claims.size,
    members: members.size,
    providers: providers.size,
    firstService: service.first,
    lastService: service.last,
    firstPaid: paid.first,
    lastPaid: paid.last,
  }
}

function addMoney(sum: Money, line: ClaimLine): void {
  sum.chargeCents = plus(sum.chargeCents, line.chargeCents)
  sum.allowedCents = plus(sum.allowedCents, line.allowedCents)
  sum.paidCents = plus(sum.paidCents, line.paidCents)
}

function plus(sum: number | undefined, cents: number | undefined): number | undefined {
  return cents === undefined ? sum : (sum ?? 0) + cents
}

class DayRange {
  first: Day | undefined
  last: Day | undefined

  add(day: Day | undefined): void {
    if (day === undefined) return
    if (this.first === undefined || day < this.first) this.first = day
    if (this.last === undefined || day > this.last) this.last = day
  }
}
