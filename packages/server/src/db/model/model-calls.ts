import { sql } from 'kysely'
import type { SystemTransaction } from '../transactions.ts'
import type { CallOutcome } from './model-tables.ts'

/** A call that has run for so long was killed, and holds nothing any more. */
const forgottenAfter = '10 minutes'

export interface WantedCall {
  readonly userId: string
  readonly use: string
  readonly version: number
  readonly model: string
  /** Millionths of a dollar that it may cost at most. */
  readonly microUsd: number
}

/** Millionths of a dollar for a day, of all customers together and of one. */
export interface DayLimits {
  readonly all: number
  readonly customer: number
}

/** Opens a call and holds what it may cost; undefined where the day's limit would be passed. */
export async function reserveCall(
  tx: SystemTransaction,
  { userId, use, version, model, microUsd }: WantedCall,
  limits: DayLimits,
): Promise<string | undefined> {
  // One after the other: two that look at once would both find room for the last.
  await sql`select pg_advisory_xact_lock(hashtext('model budget'))`.execute(tx.sql)
  const { all, customer } = await spentToday(tx, userId)
  if (all + microUsd > limits.all || customer + microUsd > limits.customer) return undefined
  const { id } = await tx.sql
    .insertInto('model_calls')
    .values({ user_id: userId, use, version, model, micro_usd: microUsd, outcome: 'running' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** By Greenwich's day: spent, and held by calls that run. */
async function spentToday(tx: SystemTransaction, userId: string): Promise<DayLimits> {
  const { rows } = await sql<{ all: string; customer: string }>`
    select coalesce(sum(micro_usd), 0) as all,
           coalesce(sum(micro_usd) filter (where user_id = ${userId}), 0) as customer
    from model_calls
    where started_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
      and (outcome <> 'running' or started_at > now() - ${sql.lit(forgottenAfter)}::interval)
  `.execute(tx.sql)
  const [row] = rows
  return { all: Number(row?.all ?? 0), customer: Number(row?.customer ?? 0) }
}

/** Ends a call with what it cost. */
export async function settleCall(
  tx: SystemTransaction,
  id: string,
  {
    tokens,
    ...ended
  }: {
    readonly outcome: Exclude<CallOutcome, 'running'>
    readonly ms: number
    readonly microUsd: number
    readonly tokens: { readonly input: number; readonly output: number }
    readonly faults: Readonly<Record<string, number>>
  },
): Promise<void> {
  await tx.sql
    .updateTable('model_calls')
    .set({
      outcome: ended.outcome,
      ms: Math.round(ended.ms),
      micro_usd: ended.microUsd,
      input_tokens: tokens.input,
      output_tokens: tokens.output,
      faults: JSON.stringify(ended.faults),
    })
    .where('id', '=', id)
    .execute()
}

export interface CallsOfDay {
  readonly day: string
  readonly use: string
  readonly outcome: CallOutcome
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
  readonly microUsd: number
}

/** Calls of the last thirty days, by day, use and how they ended; the newest first. */
export async function callsByDay(tx: SystemTransaction): Promise<CallsOfDay[]> {
  const { rows } = await sql<CallsOfDay>`
    select to_char(started_at at time zone 'UTC', 'YYYY-MM-DD') as day, use, outcome,
           count(*)::int as calls,
           sum(input_tokens)::int as "inputTokens",
           sum(output_tokens)::int as "outputTokens",
           sum(micro_usd)::float8 as "microUsd"
    from model_calls
    where started_at > now() - interval '30 days'
    group by 1, 2, 3
    order by 1 desc, 2, 3
  `.execute(tx.sql)
  return rows
}
