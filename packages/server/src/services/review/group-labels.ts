import { categoryNames, classNames, decisionNames } from '@plumbline/contract'
import type { ClaimLine } from '@plumbline/engine'
import { findSamples, type GroupedBy } from '../../db/review/group-keys.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { AccountKey } from '../../keys/account-keys.ts'
import { payeeOf } from '../../stored-audits/line-parties.ts'
import { openLines, openUploads, placeOf } from './open-uploads.ts'
import { ruleTitle } from '../learning/rule-precision.ts'

/** What groups are called; those that only marks name are opened, a line of each. */
export async function labelsOf(
  tx: TenantTransaction,
  account: AccountKey,
  by: GroupedBy,
  keys: readonly (string | null)[],
): Promise<(key: string | null) => string> {
  const known = keys.flatMap((key) => key ?? [])
  const samples = await findSamples(tx, by, known)
  const ids = by === 'upload' ? known : Array.from(samples.values(), ({ upload_id }) => upload_id)
  const uploads = await openUploads(tx, account, ids)
  const lines = await openLines(tx, uploads, [...samples.values()])
  return (key) => {
    if (key === null) return 'Not stated'
    if (by === 'upload') return uploads.get(key)?.name ?? key
    const sample = samples.get(key)
    const line = sample && lines.get(placeOf(sample))
    return (line ? sealedName(by, line) : openName(by, key)) ?? key
  }
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
}
const names: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...categoryNames, ...classNames, ...standingNames, ...decisionNames }),
)

function openName(by: GroupedBy, key: string): string {
  return by === 'rule' ? ruleTitle(key) : (names.get(key) ?? key)
}
