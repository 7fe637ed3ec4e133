import {
  categoryNames,
  classNames,
  type FindingFacets,
  type FindingFilter,
  type FindingGroups,
  type FindingGroupsQuery,
} from '@plumbline/contract'
import type { ClaimLine } from '@plumbline/engine'
import type { Caller } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { groupFindings, type FindingGroup, type GroupedBy } from '../../db/review/group-findings.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { AccountKey } from '../../keys/account-keys.ts'
import { payeeOf } from '../../stored-audits/line-parties.ts'
import { reviewMarks } from '../../stored-audits/review-marks.ts'
import { openLines, openUploads, placeOf } from './open-uploads.ts'
import { splitOf } from './list-findings.ts'
import { readFilter } from './read-filter.ts'
import { ruleTitle } from './rule-precision.ts'

/** So many groups are told apart; what is beyond them stands together in a last one. */
const mostGroups = 500

/** Findings that match in groups, which add up to the list's total. */
export async function findingGroups(
  context: Context,
  caller: Caller,
  { by, ...filter }: FindingGroupsQuery,
): Promise<FindingGroups> {
  return context.database.asTenant(caller.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, caller.userId)
    const wanted = readFilter(filter, reviewMarks(account.patientMarks))
    const all = await groupFindings(tx, wanted, by)
    const told = all.slice(0, mostGroups)
    const labels = await labelsOf(tx, account, by, told)
    const groups = told.map((group) => answerOf(group, labels(group)))
    const rest = all.slice(mostGroups)
    if (rest.length === 0) return { groups }
    const others = `${rest.length.toLocaleString('en-US')} others`
    return { groups: [...groups, answerOf(rest.reduce(added), others)] }
  })
}

function answerOf(group: FindingGroup, label: string) {
  const { key, findings, lines } = group
  return { key, label, findings, lines, dollars: splitOf(group) }
}

function added(one: FindingGroup, other: FindingGroup): FindingGroup {
  return {
    key: null,
    sample: undefined,
    findings: one.findings + other.findings,
    lines: one.lines + other.lines,
    firm: one.firm + other.firm,
    recordsNeeded: one.recordsNeeded + other.recordsNeeded,
    inDoubt: one.inDoubt + other.inDoubt,
  }
}

const facets = {
  upload: 'upload',
  category: 'category',
  rule: 'rule',
  class: 'class',
  provider: 'provider',
  payer: 'payer',
  decision: 'decision',
  standing: 'standing',
} as const satisfies Record<keyof FindingFacets, GroupedBy & keyof FindingFilter>

const mostValues = 100

/** For each facet, how many would match each of its values under the other filters. */
export async function findingFacets(
  context: Context,
  caller: Caller,
  filter: FindingFilter,
): Promise<FindingFacets> {
  return context.database.asTenant(caller.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, caller.userId)
    const facetOf = async (by: keyof FindingFacets) => {
      const others = { ...filter, [by]: undefined }
      const wanted = readFilter(others, reviewMarks(account.patientMarks))
      const groups = (await groupFindings(tx, wanted, facets[by], 'findings')).slice(0, mostValues)
      const labels = await labelsOf(tx, account, by, groups)
      return groups.map((group) => ({
        value: group.key ?? 'none',
        label: labels(group),
        findings: group.findings,
      }))
    }
    return {
      upload: await facetOf('upload'),
      category: await facetOf('category'),
      rule: await facetOf('rule'),
      class: await facetOf('class'),
      provider: await facetOf('provider'),
      payer: await facetOf('payer'),
      decision: await facetOf('decision'),
      standing: await facetOf('standing'),
    }
  })
}

/** What groups are called; those that only marks name are opened, a line of each. */
async function labelsOf(
  tx: TenantTransaction,
  account: AccountKey,
  by: GroupedBy,
  groups: readonly FindingGroup[],
): Promise<(group: FindingGroup) => string> {
  const samples = groups.flatMap(({ sample }) => sample ?? [])
  const ids = by === 'upload' ? groups.flatMap(({ key }) => key ?? []) : samples.map(idOf)
  const uploads = await openUploads(tx, account, ids)
  const lines = await openLines(tx, uploads, samples)
  return ({ key, sample }) => {
    if (key === null) return 'Not stated'
    if (by === 'upload') return uploads.get(key)?.name ?? key
    const line = sample && lines.get(placeOf(sample))
    return (line ? sealedName(by, line) : openName(by, key)) ?? key
  }
}

function idOf({ upload_id }: { readonly upload_id: string }): string {
  return upload_id
}

function sealedName(by: GroupedBy, line: ClaimLine): string | undefined {
  if (by === 'provider') return payeeOf(line)
  return by === 'payer' ? line.payer : line.claimId
}

const standingNames = {
  firm: 'Firm',
  'records-needed': 'Records needed',
  'in-doubt': 'In doubt',
  none: 'No dollars',
  open: 'Open',
  confirmed: 'Confirmed',
  dismissed: 'Dismissed',
  'needs-information': 'Needs information',
}
const names: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...categoryNames, ...classNames, ...standingNames }),
)

function openName(by: GroupedBy, key: string): string {
  return by === 'rule' ? ruleTitle(key) : (names.get(key) ?? key)
}
