import { sql } from 'kysely'
import type { SystemTransaction } from '../transactions.ts'

/**
 * Closes what was canceled and whose paid period is over, of one account or of all; answers whose.
 * The provider says so too, but its word may come late.
 */
export async function endLapsedSubscriptions(
  tx: SystemTransaction,
  userId?: string,
): Promise<string[]> {
  const ended = await tx.sql
    .updateTable('users')
    .set({ subscription_status: 'canceled', plan_id: null, requires_payment: true })
    .where('cancel_at_period_end', '=', true)
    .where('period_ends_at', '<=', sql<Date>`now()`)
    .where('subscription_status', 'in', ['active', 'trialing'])
    .$if(userId !== undefined, (query) => query.where('id', '=', userId ?? ''))
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}
