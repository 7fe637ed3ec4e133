import type { AuditUploadJob } from '@plumbline/contract'
import type { Context } from '../../context.ts'
import { findUser } from '../../db/accounts/users.ts'
import { takeTelling } from '../../db/uploads/own-uploads.ts'

/**
 * Writes to the owner of an audit that has ended, where that was asked for, once. Mail goes ways that
 * nobody knows: neither the upload's name nor anything of a claim stands in it.
 */
export async function tellOwner(
  context: Pick<Context, 'database' | 'mail' | 'settings'>,
  { userId, uploadId }: Pick<AuditUploadJob, 'userId' | 'uploadId'>,
): Promise<void> {
  const told = await context.database.asTenant(userId, async (tx) => {
    const upload = await takeTelling(tx, uploadId)
    return upload && { ...upload, user: await findUser(tx, userId) }
  })
  if (!told?.user) return
  const { status, user } = told
  const address = context.settings.publicUrl
  const where = address === undefined ? 'under Uploads' : `at ${address}/uploads/${uploadId}`
  context.mail.send({
    to: user.email,
    subject: status === 'completed' ? 'Your audit is complete' : 'Your audit ended without results',
    text:
      `You asked to be told when an audit of yours has ended. It ${status === 'completed' ? 'is complete' : 'ended without results'}: ` +
      `you find it ${where}, once you are signed in.\n\nPlumbline`,
  })
}
