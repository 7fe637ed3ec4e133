import { sql, type RawBuilder } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import { sumsFrom, wholeSum } from './finding-sums.ts'
import { written } from './group-keys.ts'
import {
  costliestFirst,
  isAfter,
  isUpTo,
  withOrder,
  type GroupPlace,
  type GroupRow,
} from './group-order.ts'
import { addendsOf, asked } from './kept-totals.ts'
import { countedUploads, matching, type WantedFindings } from './matching-findings.ts'

const kept: ReadonlySet<string> = new Set<keyof WantedFindings>(['uploads'])

/** Whether what is kept of claims knows all that is asked. */
export function isKeptByClaim(wanted: WantedFindings): boolean {
  return asked(wanted).every((name) => kept.has(name))
}

/** As `matching` names its rows; a claim that is not named has an empty mark. */
const rows = sql`(
  select *, '' as class from finding_claims as kept where kept.findings > 0
) as findings`

const columns = sql`nullif(claim_mark, '') as key, counted_cents as counted, all_cents as cents,
  findings.findings, firm_cents as firm, records_needed_cents as records, in_doubt_cents as doubt, lines`

/**
 * Groups by claim of what is kept of them. All claims are counted, and those of several uploads added up; of claims of
 * one upload alone, which are nearly all, only the costliest of each upload are read. A page further on counts what
 * stood before it, and takes that off the whole.
 */
export function groupClaims(
  tx: TenantTransaction,
  wanted: WantedFindings,
  most: number,
  after: GroupPlace | undefined,
) {
  const whole = addendsOf(wanted)
  const alone = aloneInUpload(tx, wanted)
  const eachUpload = sql`(${countedUploads(tx.userId)}) as upload`
  const none = sql`select * from shared where false`
  return sql<GroupRow>`
    with counted as materialized (
      select count(*) as groups, coalesce(array_agg(key) filter (where uploads > 1), '{}') as shared
      from (
        select claim_mark as key, count(*) as uploads from ${rows} where ${matching(tx, wanted)}
        group by 1
      ) as each
    ), shared as materialized (
      select key, ${withOrder}, findings, firm, records, doubt, lines from (
        select nullif(claim_mark, '') as key, sum(findings.findings) as findings, sum(firm_cents) as firm,
          sum(records_needed_cents) as records, sum(in_doubt_cents) as doubt, sum(lines) as lines
        from ${rows} where ${matching(tx, wanted)}
          and claim_mark = any((select shared from counted)::bytea[])
        group by claim_mark
      ) as added
    ), before as (
      select count(*) as groups, ${wholeSum(sql`findings`)} as findings, ${wholeSum(sql`firm`)} as firm,
        ${wholeSum(sql`records`)} as records, ${wholeSum(sql`doubt`)} as doubt,
        ${wholeSum(sql`lines`)} as lines
      from (${after ? upTo(after, alone, eachUpload) : none}) as earlier
    ), whole as (
      select ${sumsFrom(whole)}, ${wholeSum(sql`lines`)} as lines
      from ${whole.from} where ${matching(tx, wanted)}
    )
    select 1 as groups, ${written('claim')} as key, findings, firm, records, doubt, lines from (
      select * from (
        select * from shared
        union all
        select costliest.* from ${eachUpload}, lateral (
          select * from (${alone}) as claims ${after ? sql`where ${isAfter('claim', after)}` : sql``}
          ${costliestFirst} limit ${most}
        ) as costliest
      ) as candidates ${after ? sql`where ${isAfter('claim', after)}` : sql``}
      ${costliestFirst} limit ${most}
    ) as foremost
    union all
    select counted.groups - before.groups, null, whole.findings - before.findings,
      whole.firm - before.firm, whole.records - before.records, whole.doubt - before.doubt,
      whole.lines - before.lines
    from counted, before, whole`
}

/** Claims of the upload at hand that no other has; one without a number is of every upload that has such. */
function aloneInUpload(tx: TenantTransaction, wanted: WantedFindings) {
  return sql`select ${columns} from ${rows}
    where ${matching(tx, wanted)} and findings.upload_id = upload.id
      and claim_mark not in (select unnest(shared) from counted)`
}

function upTo(place: GroupPlace, alone: RawBuilder<unknown>, eachUpload: RawBuilder<unknown>) {
  const before = isUpTo('claim', place)
  return sql`
    select * from shared where ${before}
    union all
    select earlier.* from ${eachUpload}, lateral (
      select * from (${alone}) as claims where ${before}
    ) as earlier`
}
