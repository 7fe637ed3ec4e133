import type { ClaimLine } from '../claim/claim-line.ts'
import { exposureCents, isDenied, isUnpaid } from '../claim/exposure.ts'
import { cells } from '../findings/evidence.ts'
import { cannotTell, finding, pass, type FindingDraft, type Outcome } from '../rule/outcome.ts'
import { nothingPaid } from '../rule/reasons.ts'
import { count, money, percent, say } from '../sentences/say.ts'
import type { Sentence } from '../sentences/sentence.ts'
import { pricedCents } from './plan-prices.ts'

const unpricedLine = cannotTell('a line of the claim has no allowed or paid amount')

/**
 * What a claim comes to against the one price that all of its services are paid at: a finding stands on
 * every line that was paid, each with its part of the excess.
 */
export function overCaseRate(
  lines: readonly ClaimLine[],
  rateCents: number,
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
  if (total <= rateCents) return pass
  const over = (total - rateCents) / total
  const message = said(
    say`the claim came to ${money(total)} on ${count(counted.length, 'line')}, and the contract pays ${money(rateCents)} for the case.`,
  )
  return finding({
    ...{ message, lines: paid, ...partsAtRisk(paid, over) },
    evidence: paid.flatMap((line) => cells(line, 'procedureCode', 'allowedCents')),
  })
}

/** The same share of what was paid on each line; cents that rounding leaves are the last line's. */
function partsAtRisk(
  lines: readonly ClaimLine[],
  share: number,
): Pick<FindingDraft, 'atRisk' | 'arithmetic'> {
  const exposed = lines.reduce((sum, line) => sum + exposureCents(line), 0)
  let left = Math.round(exposed * share)
  const all = left
  const atRisk = lines.map((line, at) => {
    const own = at === lines.length - 1 ? left : Math.round(exposureCents(line) * share)
    const cents = Math.max(0, Math.min(own, left, exposureCents(line)))
    left -= cents
    return { line, cents }
  })
  if (all <= 0) return {}
  return {
    atRisk: atRisk.filter(({ cents }) => cents > 0),
    arithmetic: say`${percent(share, 1)} of the ${money(exposed)} paid on the claim`,
  }
}
