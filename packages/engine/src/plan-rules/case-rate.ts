import type { ClaimLine } from '../claim/claim-line.ts'
import { exposureCents, isDenied, isUnpaid } from '../claim/exposure.ts'
import { cells } from '../findings/evidence.ts'
import { shareAtRisk } from '../findings/line-at-risk.ts'
import { mostListed } from '../findings/most-listed.ts'
import { cannotTell, finding, pass, type FindingDraft, type Outcome } from '../rule/outcome.ts'
import { nothingPaid } from '../rule/reasons.ts'
import { count, money, percent, say } from '../sentences/say.ts'
import type { Sentence } from '../sentences/sentence.ts'
import { pricedCents } from './plan-prices.ts'

const unpricedLine = cannotTell('a line of the claim has no allowed or paid amount')

/** What a contract pays for all services of a claim together, and how that comes. */
export interface CaseRate {
  readonly kind: 'rate'
  readonly cents: number
  readonly words: Sentence
}

/** The one price of a clause. */
export function fixedRate(cents: number): CaseRate {
  return { kind: 'rate', cents, words: say`${money(cents)} for the case` }
}

/**
 * What a claim comes to against the one price that all of its services are paid at: a finding stands on
 * every line that was paid, each with its part of the excess.
 */
export function overCaseRate(
  lines: readonly ClaimLine[],
  rate: CaseRate,
  said: (sentence: Sentence) => Sentence,
): Outcome {
  const paid = lines.filter((line) => !isUnpaid(line))
  if (paid.length === 0) return nothingPaid
  // What the patient owes the whole of was allowed all the same.
  const counted = lines.filter((line) => !isDenied(line))
  let total = 0
  for (const line of counted) {
    const stated = pricedCents(line)
    if (stated === undefined) return unpricedLine
    total += stated.cents
  }
  if (total <= rate.cents) return pass
  const over = (total - rate.cents) / total
  const message = said(
    say`the claim came to ${money(total)} on ${count(counted.length, 'line')}, and the contract pays ${rate.words}.`,
  )
  return finding({
    ...{ message, lines: paid, ...partsAtRisk(paid, over) },
    evidence: paid
      .slice(0, mostListed)
      .flatMap((line) => cells(line, 'procedureCode', 'allowedCents')),
  })
}

/** The same share of what was paid on each line, whatever their order. */
function partsAtRisk(
  lines: readonly ClaimLine[],
  share: number,
): Pick<FindingDraft, 'atRisk' | 'arithmetic'> {
  const atRisk = lines.flatMap((line) => shareAtRisk(line, share).atRisk ?? [])
  if (atRisk.length === 0) return {}
  const exposed = lines.reduce((sum, line) => sum + exposureCents(line), 0)
  return {
    atRisk,
    arithmetic: say`${percent(share, 1)} of the ${money(exposed)} paid on the claim`,
  }
}
