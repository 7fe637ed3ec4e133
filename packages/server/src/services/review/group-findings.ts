import type { FindingGroups, FindingGroupsQuery } from '@plumbline/contract'
import type { Caller } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { groupFindings, type FindingGroup } from '../../db/review/group-findings.ts'
import { reviewMarks } from '../../stored-audits/review-marks.ts'
import { labelsOf } from './group-labels.ts'
import { splitOf } from './list-findings.ts'
import { readFilter } from './read-filter.ts'

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
    const found = await groupFindings(tx, wanted, by, mostGroups)
    const keys = found.groups.map(({ key }) => key)
    const labelOf = await labelsOf(tx, account, by, keys)
    const groups = found.groups.map((group) => answerOf(group, labelOf(group.key)))
    if (!found.rest) return { groups }
    const others = `${found.rest.groups.toLocaleString('en-US')} others`
    return { groups: [...groups, answerOf(found.rest.sums, others)] }
  })
}

function answerOf(group: FindingGroup, label: string) {
  const { key, findings, lines } = group
  return { key, label, findings, lines, dollars: splitOf(group) }
}
