import type { Insertable, Selectable } from 'kysely'
import type { TenantTransaction } from '../transactions.ts'
import type { LettersTable } from './case-tables.ts'

export type LetterRow = Selectable<LettersTable>

/** Letters of a case, the newest version first. */
export async function listLetters(tx: TenantTransaction, caseId: string): Promise<LetterRow[]> {
  return tx.sql
    .selectFrom('letters')
    .selectAll()
    .where('user_id', '=', tx.userId)
    .where('case_id', '=', caseId)
    .orderBy('version', 'desc')
    .execute()
}

export async function findLetter(
  tx: TenantTransaction,
  id: string,
): Promise<LetterRow | undefined> {
  return tx.sql
    .selectFrom('letters')
    .selectAll()
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertLetter(
  tx: TenantTransaction,
  row: Pick<Insertable<LettersTable>, 'id' | 'case_id' | 'version' | 'situation'>,
): Promise<void> {
  await tx.sql
    .insertInto('letters')
    .values({ ...row, user_id: tx.userId })
    .execute()
}

/** Locks a draft for good; what is final stays as it is. */
export async function makeFinal(
  tx: TenantTransaction,
  id: string,
  { sealed, hash }: { readonly sealed: Buffer; readonly hash: Buffer },
): Promise<void> {
  await tx.sql
    .updateTable('letters')
    .set({ state: 'final', sealed, hash, final_at: new Date() })
    .where('user_id', '=', tx.userId)
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .execute()
}
