import type { SystemTransaction } from './transactions.ts'

/** How often a stored file or result was found changed, moved or lost. */
export async function countBrokenSeals(tx: SystemTransaction): Promise<number> {
  const row = await tx.sql
    .selectFrom('audit_trail')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('action', '=', 'seal-broken')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
