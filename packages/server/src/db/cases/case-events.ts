import type { Insertable, Selectable } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import type { CaseEventsTable } from './case-tables.ts'

export type CaseEventRow = Selectable<CaseEventsTable>

/** What happened in a case, in the order in which it was recorded; of all cases where none is named. */
export async function listCaseEvents(
  tx: TenantTransaction,
  caseId?: string,
): Promise<CaseEventRow[]> {
  let query = tx.sql.selectFrom('case_events').selectAll().where('user_id', '=', tx.userId)
  if (caseId !== undefined) query = query.where('case_id', '=', caseId)
  return query.orderBy('made_at').orderBy('id').execute()
}

export async function insertCaseEvent(
  tx: TenantTransaction,
  row: Omit<Insertable<CaseEventsTable>, 'user_id'>,
): Promise<void> {
  await tx.sql
    .insertInto('case_events')
    .values({ ...row, user_id: tx.userId })
    .execute()
}
