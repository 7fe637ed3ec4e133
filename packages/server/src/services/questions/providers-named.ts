import { groupFindings } from '../../db/review/group-findings.ts'
import type { WantedFindings } from '../../db/review/matching-findings.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { AccountKey } from '../../keys/account-keys.ts'
import { labelsOf } from '../review/group-labels.ts'

/** Payees are looked through up to so many; an account with more names one by NPI in the list's search. */
const mostProviders = 5_000
/** A filter takes so many values. */
const mostMeant = 100

/** Whoever of the payees of what matches is called so, whole or in part; undefined where nobody is. */
export async function providersNamed(
  tx: TenantTransaction,
  account: AccountKey,
  wanted: WantedFindings,
  name: string | undefined,
): Promise<{ readonly marks: readonly string[]; readonly label: string } | undefined> {
  if (name === undefined) return undefined
  const { groups } = await groupFindings(tx, wanted, 'provider', mostProviders)
  const marks = groups.flatMap(({ key }) => key ?? [])
  const labelOf = await labelsOf(tx, account, 'provider', marks)
  const sought = plain(name)
  const found = marks.filter((mark) => plain(labelOf(mark)).includes(sought))
  const exact = found.filter((mark) => plain(labelOf(mark)) === sought)
  const all = exact.length > 0 ? exact : found
  const meant = all.slice(0, mostMeant)
  const [first] = meant
  if (first === undefined) return undefined
  return {
    marks: meant,
    label: all.length === 1 ? labelOf(first) : severalCalled(name, all.length),
  }
}

function severalCalled(name: string, count: number): string {
  const called = `payees called “${name}”`
  return count > mostMeant ? `${mostMeant} of ${count} ${called}` : `${count} ${called}`
}

/** Names are told apart by letters and digits alone. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
