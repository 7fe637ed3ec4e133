import { sql } from 'kysely'
import type { SystemTransaction } from '../transactions.ts'

/** What the metrics say of the pipeline, over all processes. */
export interface PipelineFigures {
  readonly uploads: Readonly<Record<string, number>>
  readonly linesAudited: number
  readonly engineSeconds: number
  /** How long the oldest upload that is not yet audited has waited; 0 where none does. */
  readonly oldestWaitSeconds: number
}

export async function findPipelineFigures(tx: SystemTransaction): Promise<PipelineFigures> {
  const rows = await tx.sql
    .selectFrom('uploads')
    .select(({ fn }) => [
      'status',
      fn.countAll<string>().as('count'),
      fn.sum<string | null>('total_claims').as('lines'),
      fn.sum<string | null>('engine_ms').as('engine'),
      sql<string>`extract(epoch from now() - min(created_at))`.as('oldest'),
    ])
    .groupBy('status')
    .execute()
  const sum = (of: (row: (typeof rows)[number]) => string | null) =>
    rows.reduce((total, row) => total + Number(of(row) ?? 0), 0)
  return {
    uploads: Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)])),
    linesAudited: sum(({ lines }) => lines),
    engineSeconds: sum(({ engine }) => engine) / 1000,
    oldestWaitSeconds: Number(rows.find(({ status }) => status === 'processing')?.oldest ?? 0),
  }
}

/** Answers where the database does. */
export async function ping(tx: SystemTransaction): Promise<void> {
  await sql`select 1`.execute(tx.sql)
}
