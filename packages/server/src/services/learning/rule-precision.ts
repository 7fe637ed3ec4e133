import type { RulePrecision, RuleTreatment } from '@plumbline/contract'
import {
  allRules,
  confirmedInterval,
  expectedShare,
  expectedWords,
  leadProposal,
  numberedPlanRuleTitle,
} from '@plumbline/engine'
import type { Caller } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { groupFindings } from '../../db/review/group-findings.ts'
import { countReviews, type RuleReviews } from '../../db/review/rule-reviews.ts'
import { listTreatments, type TreatmentRow } from '../../db/review/rule-treatments.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { personNames, type PersonNames } from '../accounts/person-names.ts'

/** How each rule fared with the reviews of the caller's account, those reviewed most first. */
export async function rulePrecision(context: Context, caller: Caller): Promise<RulePrecision[]> {
  return context.database.asTenant(caller.userId, precisionNow)
}

/** The rules that were reviewed, that have open findings, or that were treated otherwise. */
export async function precisionNow(tx: TenantTransaction): Promise<RulePrecision[]> {
  const reviews = new Map((await countReviews(tx)).map((one) => [one.ruleId, one]))
  const open = new Map(
    (await groupFindings(tx, { decisions: ['open'] }, 'rule', mostRules)).groups.map((group) => [
      group.key,
      group,
    ]),
  )
  const treated = new Map((await listTreatments(tx)).map((row) => [row.rule_id, row]))
  const who = await personNames(tx)
  const ids = new Set([...reviews.keys(), ...treated.keys(), ...[...open.keys()].flatMap(known)])
  return Array.from(ids, (ruleId) => {
    const group = open.get(ruleId)
    const cents = (group?.firm ?? 0) + (group?.recordsNeeded ?? 0)
    const treatment = treated.get(ruleId)
    return precisionOf(
      reviews.get(ruleId) ?? { ...unreviewed, ruleId },
      { findings: group?.findings ?? 0, cents },
      treatment && treatmentSaid(treatment, who),
    )
  })
}

/** More than there are. */
const mostRules = 10_000

export const unreviewed = { reviewed: 0, confirmed: 0, confirmedCents: 0 }

function known(key: string | null): string[] {
  return key === null ? [] : [key]
}

/** What is said of a rule after so many reviews. */
export function precisionOf(
  reviews: RuleReviews,
  open: { readonly findings: number; readonly cents: number },
  treatedAsLead: RuleTreatment | undefined,
): RulePrecision {
  const { ruleId, reviewed, confirmed, confirmedCents } = reviews
  const interval = confirmedInterval(reviews) ?? null
  const share = expectedShare(reviews)
  const proposal = treatedAsLead ? undefined : leadProposal(reviews)
  return {
    ...{ ruleId, reviewed, confirmed, interval },
    title: ruleTitle(ruleId),
    share: interval && confirmed / reviewed,
    confirmedDollars: confirmedCents / 100,
    expectedShare: share,
    expectedBecause: expectedWords(reviews),
    open: {
      findings: open.findings,
      dollars: open.cents / 100,
      expected: Math.round(open.cents * share) / 100,
    },
    proposesLead: proposal !== undefined,
    proposal: proposal ?? null,
    treatedAsLead: treatedAsLead ?? null,
  }
}

function treatmentSaid(row: TreatmentRow, who: PersonNames): RuleTreatment {
  const { since, made_by: by, reviewed, confirmed } = row
  return { since: since.toISOString(), by: who.of(by), reviewed, confirmed }
}

const titles: ReadonlyMap<string, string> = new Map(allRules.map(({ id, title }) => [id, title]))

/** A rule of ours, or one of the account's own plan rules. */
export function isKnownRule(ruleId: string): boolean {
  return titles.has(ruleId) || numberedPlanRuleTitle(ruleId) !== undefined
}

export function ruleTitle(ruleId: string): string {
  return titles.get(ruleId) ?? numberedPlanRuleTitle(ruleId) ?? ruleId
}

/** What share of a rule's findings is expected to be confirmed, of rules that were reviewed. */
export function confirmedShares(reviews: readonly RuleReviews[]): ReadonlyMap<string, number> {
  return new Map(reviews.map((one) => [one.ruleId, expectedShare(one)]))
}
