import { auditUploadQueue } from '@plumbline/contract'
import { sql } from 'kysely'
import { jobSchema } from '../job-schema.ts'
import type { AnyTransaction, TenantTransaction } from '../transactions.ts'

/**
 * Sends what a customer has waiting to the back of the line: behind every customer of whom fewer
 * audits run, and of those with as many behind whoever was last served before. Said when one of
 * the customer's audits begins and when one ends (`ending`: it is still among those that run).
 */
export async function queueBehindOthers(
  tx: TenantTransaction,
  { ending }: { readonly ending: boolean },
): Promise<void> {
  const jobs = sql.table(`${jobSchema}.job`)
  const running = runningJobs(tx.userId)
  await sql`
    with waiting as (
      select id, row_number() over (order by created_on, id) as place from (
        select id, created_on from ${jobs}
        where name = ${auditUploadQueue} and state < 'active' and data ->> 'userId' = ${tx.userId}
        order by created_on, id
        for update skip locked
      ) held
    )
    update ${jobs} job
       set priority = least(0, ${ending ? 1 : 0} - ${running}),
           created_on = clock_timestamp() + waiting.place * interval '1 microsecond'
      from waiting
     where job.name = ${auditUploadQueue} and job.id = waiting.id`.execute(tx.sql)
}

/** Where a customer's new job stands: behind those of whom fewer audits run. */
export async function priorityOfNext(tx: AnyTransaction, userId: string): Promise<number> {
  const { rows } = await sql<{ running: number }>`select ${runningJobs(userId)} as running`.execute(
    tx.sql,
  )
  return -(rows[0]?.running ?? 0)
}

function runningJobs(userId: string) {
  return sql`(
    select count(*)::integer from ${sql.table(`${jobSchema}.job`)}
    where name = ${auditUploadQueue} and state = 'active' and data ->> 'userId' = ${userId})`
}
