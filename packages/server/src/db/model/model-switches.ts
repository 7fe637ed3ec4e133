import type { CustomerSwitches } from '@plumbline/ai'
import type { TenantTransaction } from '../transactions.ts'

/** What the customer switched on; nothing where it never chose. */
export async function findModelSwitches(tx: TenantTransaction): Promise<CustomerSwitches> {
  const row = await tx.sql
    .selectFrom('model_switches')
    .select(['words', 'de_identified as deIdentified', 'column_help as columnHelp', 'identified'])
    .where('user_id', '=', tx.userId)
    .executeTakeFirst()
  return row ?? { words: false, deIdentified: false, columnHelp: false, identified: false }
}

export async function keepModelSwitches(
  tx: TenantTransaction,
  { words, deIdentified, columnHelp, identified }: CustomerSwitches,
): Promise<void> {
  const chosen = {
    ...{ words, de_identified: deIdentified, column_help: columnHelp, identified },
    changed_at: new Date(),
  }
  await tx.sql
    .insertInto('model_switches')
    .values({ user_id: tx.userId, ...chosen })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
    .execute()
}
