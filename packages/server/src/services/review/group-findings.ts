import { findingGroupsSize, type FindingGroups, type FindingGroupsQuery } from '@plumbline/contract'
import type { Caller } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { groupFindings, type FindingGroupsFound } from '../../db/review/group-findings.ts'
import type { FindingGroup } from '../../db/review/group-order.ts'
import { reviewMarks } from '../../stored-audits/review-marks.ts'
import { readPlace, writePlace } from './group-place.ts'
import { labelsOf } from './group-labels.ts'
import { splitOf } from './list-findings.ts'
import { readFilter } from './read-filter.ts'

/** One page of groups of findings that match; with what comes after they add up to the list's total. */
export async function findingGroups(
  context: Context,
  caller: Caller,
  { by, size = findingGroupsSize, after, ...filter }: FindingGroupsQuery,
): Promise<FindingGroups> {
  const place = after === undefined ? undefined : readPlace(after, by)
  return context.database.asTenant(caller.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, caller.userId)
    const wanted = readFilter(filter, reviewMarks(account.patientMarks))
    const { groups, rest } = await groupFindings(tx, wanted, by, size, place)
    const keys = groups.map(({ key }) => key)
    const labelOf = await labelsOf(tx, account, by, keys)
    const last = groups.at(-1)
    return {
      groups: groups.map((group) => answerOf(group, labelOf(group.key))),
      rest: rest ? restOf(rest) : null,
      next: rest && last ? writePlace(last) : null,
    }
  })
}

function answerOf(group: FindingGroup, label: string) {
  const { key, findings, lines } = group
  return { key, label, findings, lines, dollars: splitOf(group) }
}

function restOf({ groups, sums }: NonNullable<FindingGroupsFound['rest']>) {
  return { groups, findings: sums.findings, lines: sums.lines, dollars: splitOf(sums) }
}
