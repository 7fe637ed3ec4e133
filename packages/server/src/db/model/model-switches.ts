import type { CustomerSwitches } from '@plumbline/ai'
import { sql } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'

/** What the customer switched on; nothing where it never chose. */
export async function findModelSwitches(tx: TenantTransaction): Promise<CustomerSwitches> {
  const row = await tx.sql
    .selectFrom('model_switches')
    .select(['words', 'de_identified as deIdentified', 'column_help as columnHelp', 'identified'])
    .select('second_look_since as since')
    .where('user_id', '=', tx.userId)
    .executeTakeFirst()
  if (!row) return allOff
  const { since, ...others } = row
  return { ...others, secondLook: since !== null }
}

const allOff: CustomerSwitches = {
  ...{ words: false, deIdentified: false, columnHelp: false, secondLook: false, identified: false },
}

export async function keepModelSwitches(
  tx: TenantTransaction,
  { words, deIdentified, columnHelp, secondLook, identified }: CustomerSwitches,
): Promise<void> {
  const { since } = await findSecondLookSwitch(tx)
  const chosen = {
    ...{ words, de_identified: deIdentified, column_help: columnHelp, identified },
    second_look_since: secondLook ? (since ?? sql<Date>`now()`) : null,
    ...(secondLook && { second_look_rested: false }),
    changed_at: sql<Date>`now()`,
  }
  await tx.sql
    .insertInto('model_switches')
    .values({ user_id: tx.userId, ...chosen })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
    .execute()
}

/** Since when second looks are taken, and whether they were switched off by themselves. */
export interface SecondLookSwitch {
  readonly since: Date | null
  readonly isRested: boolean
}

export async function findSecondLookSwitch(tx: TenantTransaction): Promise<SecondLookSwitch> {
  const row = await tx.sql
    .selectFrom('model_switches')
    .select(['second_look_since as since', 'second_look_rested as isRested'])
    .where('user_id', '=', tx.userId)
    .executeTakeFirst()
  return row ?? { since: null, isRested: false }
}

/** Switches second looks off, because people took too few of them. */
export async function restSecondLook(tx: TenantTransaction): Promise<void> {
  await tx.sql
    .updateTable('model_switches')
    .set({ second_look_since: null, second_look_rested: true, changed_at: sql<Date>`now()` })
    .where('user_id', '=', tx.userId)
    .execute()
}
