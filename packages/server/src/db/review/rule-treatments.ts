import type { Insertable, Selectable } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import type { RuleTreatmentsTable } from './learning-tables.ts'

export type TreatmentRow = Selectable<RuleTreatmentsTable>

/** Rules that the account takes for leads now, in the order in which it began to. */
export async function listTreatments(tx: TenantTransaction): Promise<TreatmentRow[]> {
  return tx.sql
    .selectFrom('rule_treatments')
    .selectAll()
    .where('user_id', '=', tx.userId)
    .where('until', 'is', null)
    .orderBy('since')
    .orderBy('rule_id')
    .execute()
}

/** Begins a treatment; where the rule is taken for a lead already, that one stays. */
export async function beginTreatment(
  tx: TenantTransaction,
  row: Omit<Insertable<RuleTreatmentsTable>, 'user_id'>,
): Promise<void> {
  await tx.sql
    .insertInto('rule_treatments')
    .values({ ...row, user_id: tx.userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Ends a treatment; what it was stays on record. False where there was none. */
export async function endTreatment(tx: TenantTransaction, ruleId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx.sql
    .updateTable('rule_treatments')
    .set({ until: new Date() })
    .where('user_id', '=', tx.userId)
    .where('rule_id', '=', ruleId)
    .where('until', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
