import type { FindingFacets, FindingFilter } from '@plumbline/contract'
import type { Caller } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { countFacets, type Facet } from '../../db/review/count-facets.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { AccountKey } from '../../keys/account-keys.ts'
import { reviewMarks } from '../../stored-audits/review-marks.ts'
import { labelsOf } from './group-labels.ts'
import { readFilter } from './read-filter.ts'

const facets = [
  'upload',
  'category',
  'rule',
  'class',
  'provider',
  'payer',
  'decision',
  'standing',
] as const satisfies readonly Facet[]

const mostValues = 100

/** For each facet, how many would match each of its values under the other filters. */
export async function findingFacets(
  context: Context,
  caller: Caller,
  filter: FindingFilter,
): Promise<FindingFacets> {
  return context.database.asTenant(caller.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, caller.userId)
    const mark = reviewMarks(account.patientMarks)
    const counted = new Map<Facet, FindingFacets[Facet]>()
    const count = async (asked: FindingFilter, some: readonly Facet[]) => {
      if (some.length === 0) return
      for (const [facet, values] of await countFacets(tx, readFilter(asked, mark), some))
        counted.set(facet, await named(tx, account, facet, values.slice(0, mostValues)))
    }
    // Those that filter nothing are counted together; each other one without its own filter.
    await count(
      filter,
      facets.filter((facet) => !filter[facet]),
    )
    for (const facet of facets)
      if (filter[facet]) await count({ ...filter, [facet]: undefined }, [facet])
    const of = (facet: Facet) => counted.get(facet) ?? []
    return {
      upload: of('upload'),
      category: of('category'),
      rule: of('rule'),
      class: of('class'),
      provider: of('provider'),
      payer: of('payer'),
      decision: of('decision'),
      standing: of('standing'),
    }
  })
}

async function named(
  tx: TenantTransaction,
  account: AccountKey,
  facet: Facet,
  values: readonly { readonly key: string | null; readonly findings: number }[],
): Promise<FindingFacets[Facet]> {
  const labelOf = await labelsOf(
    tx,
    account,
    facet,
    values.map(({ key }) => key),
  )
  return values.map(({ key, findings }) => ({
    value: key ?? 'none',
    label: labelOf(key),
    findings,
  }))
}
