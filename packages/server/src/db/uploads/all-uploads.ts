import { findOverlapping, keepOverlaps } from '../results/overlaps.ts'
import { findOwner, holdUpload, lockDeletions } from './deleting.ts'
import { joinNeighbors } from './own-uploads.ts'
import { columns, type UploadRow } from './uploads.ts'
import type { SystemTransaction } from '../transactions.ts'

export interface UploadWithOwner {
  readonly upload: UploadRow
  readonly firstName: string | null
  readonly lastName: string | null
  readonly email: string
}

/** Every customer's uploads, newest first. */
export async function listAllUploads(tx: SystemTransaction): Promise<UploadWithOwner[]> {
  const rows = await tx.sql
    .selectFrom('uploads')
    .innerJoin('users', 'users.id', 'uploads.user_id')
    .select(columns.map((column) => `uploads.${column}` as const))
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .orderBy('uploads.created_at', 'desc')
    .orderBy('uploads.id')
    .execute()
  return rows.map(({ first_name, last_name, email, ...upload }) => ({
    upload,
    firstName: first_name,
    lastName: last_name,
    email,
  }))
}

/** Removes an upload with its claims, and what names it elsewhere; answers whose it was. */
export async function deleteUploadById(
  tx: SystemTransaction,
  uploadId: string,
): Promise<string | undefined> {
  const userId = await findOwner(tx, uploadId)
  if (userId === undefined) return undefined
  await lockDeletions(tx, userId)
  await joinNeighbors(tx, uploadId)
  await tx.sql
    .updateTable('uploads')
    .set({ duplicate_of: null })
    .where('duplicate_of', '=', uploadId)
    .execute()
  await holdUpload(tx, uploadId)
  const overlapping = await findOverlapping(tx, uploadId)
  const row = await tx.sql
    .deleteFrom('uploads')
    .where('id', '=', uploadId)
    .returning('user_id')
    .executeTakeFirst()
  for (const other of overlapping) await keepOverlaps(tx, other)
  return row?.user_id
}

/** How many uploads and claim lines an account has. */
export async function countHoldings(
  tx: SystemTransaction,
  userId: string,
): Promise<{ uploads: number; claims: number }> {
  const uploads = await tx.sql
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const claims = await tx.sql
    .selectFrom('claims')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { uploads: Number(uploads.count), claims: Number(claims.count) }
}
