import type { AdminUsersQuery } from '@plumbline/contract'
import { sql } from 'kysely'
import type { SystemTransaction } from '../transactions.ts'
import type { UserRow } from './users.ts'

export interface CustomerRow {
  readonly user: UserRow
  /** In the calendar month (UTC) asked for. */
  readonly claimsUsed: number
  readonly refundRequestedAt: Date | null
}

/** Customers, newest first, by words of their name, company or email, by plan and by access. */
export async function listCustomers(
  tx: SystemTransaction,
  { search, plan, access }: AdminUsersQuery,
  { year, month }: { readonly year: number; readonly month: number },
): Promise<CustomerRow[]> {
  const words = search?.trim().split(/\s+/).filter(Boolean) ?? []
  const named = sql<string>`concat_ws(' ', first_name, last_name, company_name, email)`
  const rows = await tx.sql
    .selectFrom('users')
    .selectAll('users')
    .select((select) => [
      select
        .selectFrom('usage_months')
        .select('claims_used')
        .whereRef('usage_months.user_id', '=', 'users.id')
        .where('year', '=', year)
        .where('month', '=', month)
        .as('used'),
      select
        .selectFrom('refund_requests')
        .select(({ fn }) => fn.max('requested_at').as('at'))
        .whereRef('refund_requests.user_id', '=', 'users.id')
        .as('refundAt'),
    ])
    .where('role', '=', 'client')
    .where('works_for', 'is', null)
    .where((where) => where.and(words.map((word) => where(named, 'ilike', containing(word)))))
    .$if(plan === 'pending_payment', (query) =>
      query.where('subscription_status', '=', 'pending_payment'),
    )
    .$if(isPlan(plan), (query) => query.where('plan_id', '=', isPlan(plan) ? plan : null))
    .$if(access === 'enabled' || access === 'disabled', (query) =>
      query.where('access_enabled', '=', access === 'enabled'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ used, refundAt, ...user }) => ({
    user,
    claimsUsed: used ?? 0,
    refundRequestedAt: refundAt,
  }))
}

function isPlan(plan: AdminUsersQuery['plan']): plan is 'starter' | 'professional' | 'enterprise' {
  return plan !== undefined && plan !== 'all' && plan !== 'pending_payment'
}

/** What is typed is looked for as it stands; `%` and `_` mean themselves. */
function containing(word: string): string {
  return `%${word.replace(/[\\%_]/g, (character) => `\\${character}`)}%`
}
