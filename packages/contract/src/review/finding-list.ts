import * as z from 'zod'
import { classes } from '../claim-lists.ts'
import { Category } from '../claims.ts'
import { SavingsSplit } from '../savings.ts'
import {
  dueWithin,
  findingGroupings,
  findingGroupsMaximum,
  findingOrders,
  findingsPageMaximum,
} from './finding-lists.ts'
import { Decision } from './decisions.ts'
import { FindingItem, Standing } from './finding-item.ts'

const isoDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'A day is written yyyy-mm-dd')

/** Several values of one facet are written with commas; any of them may hold. */
function several<Value extends string>(value: z.ZodType<Value, string>) {
  return z
    .string()
    .max(2_000)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(value).max(100))
    .optional()
}

/** Which findings. Notices are none: there is nothing to decide. Names come as marks (see items). */
export const FindingFilter = z.object({
  upload: several(z.string().max(100)),
  category: several(Category),
  rule: several(z.string().max(100)),
  class: several(z.enum(classes)),
  /** The mark of a payee, as items and groups name it; `none` where a file names nobody. */
  provider: several(z.string().max(100)),
  payer: several(z.string().max(100)),
  /** The mark of a member. */
  patient: several(z.string().max(100)),
  /** A procedure, drug or revenue code, whole. */
  code: several(z.string().max(30)),
  claim: several(z.string().max(100)),
  decision: several(Decision),
  standing: several(Standing),
  minDollars: z.coerce.number<number>().min(0).max(1e12).optional(),
  from: isoDay.optional(),
  to: isoDay.optional(),
  /** Whole claim numbers, codes, NPIs and member marks, or words of rules' titles. */
  q: z.string().max(200).optional(),
  /** Findings of cases that are not closed and have a deadline. */
  due: z.enum(dueWithin).optional(),
  /** Whether it stands in a case. */
  inCase: z.enum(['yes', 'no']).optional(),
})
export type FindingFilter = z.infer<typeof FindingFilter>

export const FindingsQuery = FindingFilter.extend({
  order: z.enum(findingOrders).optional(),
  /** 1 first. */
  page: z.coerce.number<number>().int().min(1).max(1_000_000).optional(),
  size: z.coerce.number<number>().int().min(1).max(findingsPageMaximum).optional(),
})
export type FindingsQuery = z.infer<typeof FindingsQuery>

export const FindingsPage = z.object({
  items: z.array(FindingItem),
  total: z.number().int(),
  /** Of all that match, not of the page. */
  dollars: SavingsSplit,
})
export type FindingsPage = z.infer<typeof FindingsPage>

export const FindingGroupsQuery = FindingFilter.extend({
  by: z.enum(findingGroupings),
  size: z.coerce.number<number>().int().min(1).max(findingGroupsMaximum).optional(),
  /** What the page before called `next`. */
  after: z.string().max(200).optional(),
})
export type FindingGroupsQuery = z.infer<typeof FindingGroupsQuery>

/**
 * One page of groups of what matches, those with most dollars at risk first, not counting what is in doubt.
 * On the first page, groups and what comes after them add up to the list's total.
 */
export const FindingGroups = z.object({
  groups: z.array(
    z.object({
      /** What the filter takes; null for findings without it. */
      key: z.string().nullable(),
      label: z.string(),
      findings: z.number().int(),
      /** What its findings cite, both lines of a pair; one that two findings cite counts twice. */
      lines: z.number().int(),
      dollars: SavingsSplit,
    }),
  ),
  /** What the groups after this page come to together. */
  rest: z
    .object({
      groups: z.number().int(),
      findings: z.number().int(),
      lines: z.number().int(),
      dollars: SavingsSplit,
    })
    .nullable(),
  /** Sent as `after`, it brings the next page. */
  next: z.string().nullable(),
})
export type FindingGroups = z.infer<typeof FindingGroups>

const facet = z.array(
  z.object({ value: z.string(), label: z.string(), findings: z.number().int() }),
)

/** For each facet, how many would match each value under the other filters; the most first. */
export const FindingFacets = z.object({
  upload: facet,
  category: facet,
  rule: facet,
  class: facet,
  provider: facet,
  payer: facet,
  decision: facet,
  standing: facet,
})
export type FindingFacets = z.infer<typeof FindingFacets>

export const FindingsExportQuery = FindingsQuery.omit({ page: true, size: true }).extend({
  format: z.enum(['csv', 'xlsx', 'json']),
})
export type FindingsExportQuery = z.infer<typeof FindingsExportQuery>
