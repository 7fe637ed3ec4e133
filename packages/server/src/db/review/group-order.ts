import { sql } from 'kysely'
import type { FindingSums, SumColumns } from './finding-sums.ts'
import { readKey, type GroupedBy } from './group-keys.ts'

/** Findings that share a key; null is that of those which have none. */
export interface FindingGroup extends FindingSums {
  readonly key: string | null
  readonly lines: number
}

/** Groups as statements answer them: the last row is all that are left together, its `groups` how many. */
export type GroupRow = SumColumns & {
  readonly key: string | null
  readonly lines: number
  readonly groups: string
}

/** Where a page of groups ended: what orders them, of its last one. */
export interface GroupPlace {
  readonly counted: number
  readonly cents: number
  readonly findings: number
  readonly key: string | null
}

export function placeOfGroup(group: FindingGroup): GroupPlace {
  const { key, findings, firm, recordsNeeded, inDoubt } = group
  return { counted: firm + recordsNeeded, cents: firm + recordsNeeded + inDoubt, findings, key }
}

/** Those with most dollars first, as lists show them, what is in doubt only among equals. */
export const costliestFirst = sql`order by counted desc, cents desc, findings desc, key`

/** What orders a group, by its sums. */
export const withOrder = sql`firm + records as counted, firm + records + doubt as cents`

/** Groups without a key come last among equals. */
export function isAfter(by: GroupedBy, place: GroupPlace) {
  const further =
    place.key === null ? sql`false` : sql`(key is null or key > ${readKey(by, place.key)})`
  const stands = standing(place)
  return sql<boolean>`(${group} <= ${stands} and (${group} < ${stands} or ${further}))`
}

/** Whether groups come before a place or at it. */
export function isUpTo(by: GroupedBy, place: GroupPlace) {
  return sql<boolean>`(${group} >= ${standing(place)} and not ${isAfter(by, place)})`
}

/** As an index in the order of dollars has them. */
const group = sql`(counted, cents, findings)`
const standing = ({ counted, cents, findings }: GroupPlace) =>
  sql`(${counted}::float8, ${cents}::float8, ${findings}::float8)`
