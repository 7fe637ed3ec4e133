import type { AdminUpload } from '@plumbline/contract'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { deleteUploadById, listAllUploads } from '../../db/uploads/all-uploads.ts'
import { deleteJobsNaming } from '../../db/accounts/rows-of-user.ts'
import { administrative, existingId } from './administered.ts'
import { uploadAnswer } from '../uploads/upload-answer.ts'

/** Every customer's uploads with whose they are. */
export async function allUploads({ database, accountKeys }: Context): Promise<AdminUpload[]> {
  return database.asSystem(async (tx) => {
    const rows = await listAllUploads(tx)
    const owners = rows.map(({ upload }) => upload.user_id)
    const accounts = await accountKeys.ofEach(tx, owners)
    return rows.flatMap(({ upload, firstName, lastName, email }) => {
      const account = accounts.get(upload.user_id)
      if (!account) return []
      const userName = [firstName, lastName].filter((name) => name !== null).join(' ')
      return [{ ...uploadAnswer(upload, account), userName, userEmail: email }]
    })
  })
}

/** Removes any customer's upload: its claims, its job, its file. Usage stays counted. */
export async function deleteAnyUpload(
  { database, auditTrail, originals }: Context,
  admin: Actor,
  uploadId: string,
): Promise<void> {
  const id = existingId(uploadId)
  const userId = await database.asSystem(async (tx) => {
    const owner = await deleteUploadById(tx, id)
    if (owner === undefined) throw new AppError('not-found')
    await deleteJobsNaming(tx, 'uploadId', id)
    const event = { action: 'upload-deleted', subjectId: id } as const
    await auditTrail.record(tx, administrative(admin, owner, event))
    return owner
  })
  await originals.remove({ userId, uploadId: id })
}
