import { AppError } from '../../app-error.ts'
import { lockPlanRules, type PlanRuleRow } from '../../db/plan-rules/plan-rules.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { requirePlanRule } from './plan-rules.ts'

const sentences = {
  draft:
    'This rule was approved, so that what it says stays. End it, and write another that begins after it.',
  approved: 'This rule is not approved, so that it judges nothing.',
} as const

/**
 * A rule that is held until the transaction ends, as no other of the account may change. Throws
 * `not-found`, and `conflict` where its state or version is another than whoever asks has before them.
 */
export async function requireState(
  tx: TenantTransaction,
  id: string,
  { version, state }: { readonly version?: number; readonly state: 'draft' | 'approved' },
): Promise<PlanRuleRow> {
  await lockPlanRules(tx)
  const row = await requirePlanRule(tx, id)
  if (row.state !== state) throw new AppError('conflict', { message: sentences[state] })
  if (version !== undefined && row.version !== version) {
    const message = 'Somebody changed this rule in the meantime. Reload it, and look again.'
    throw new AppError('conflict', { message })
  }
  return row
}
