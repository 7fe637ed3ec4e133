import type { RulePrecision } from '@plumbline/contract'
import { allRules } from '@plumbline/engine'
import type { Caller } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { countReviews, type RuleReviews } from '../../db/review/rule-reviews.ts'

const shownFrom = 10
const proposedFrom = 20
const proposedUnder = 0.6

/** How each rule fared with the reviews of the caller's account, those reviewed most first. */
export async function rulePrecision(context: Context, caller: Caller): Promise<RulePrecision[]> {
  const reviews = await context.database.asTenant(caller.userId, countReviews)
  return reviews.map(precisionOf)
}

/** What is said of a rule after so many reviews. */
export function precisionOf({ ruleId, reviewed, confirmed, confirmedCents }: RuleReviews) {
  const interval = reviewed < shownFrom ? null : wilson(confirmed, reviewed)
  const proposesLead = interval !== null && reviewed >= proposedFrom && interval.to < proposedUnder
  return {
    ...{ ruleId, reviewed, confirmed, interval, proposesLead },
    title: titles.get(ruleId) ?? ruleId,
    share: interval && confirmed / reviewed,
    confirmedDollars: confirmedCents / 100,
  }
}

const titles: ReadonlyMap<string, string> = new Map(allRules.map(({ id, title }) => [id, title]))

export function ruleTitle(ruleId: string): string {
  return titles.get(ruleId) ?? ruleId
}

/** The 97.5 % quantile of the normal distribution. */
const z = 1.959963984540054

/** Wilson's score interval at 95 % (E. B. Wilson, JASA 22, 1927). */
export function wilson(confirmed: number, reviewed: number): { from: number; to: number } {
  const share = confirmed / reviewed
  const square = (z * z) / reviewed
  const middle = share + square / 2
  const half = z * Math.sqrt((share * (1 - share) + square / 4) / reviewed)
  const bound = (value: number) => Math.min(1, Math.max(0, value / (1 + square)))
  return { from: bound(middle - half), to: bound(middle + half) }
}

/** So many reviews stand before the first, half of them confirmed. */
const priorReviews = 4

/** What share of a rule's findings is expected to be confirmed, as far as reviews tell. */
export function confirmedShares(reviews: readonly RuleReviews[]): ReadonlyMap<string, number> {
  return new Map(
    reviews.map(({ ruleId, reviewed, confirmed }) => [
      ruleId,
      (confirmed + priorReviews / 2) / (reviewed + priorReviews),
    ]),
  )
}
