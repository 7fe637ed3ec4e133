import type { Context } from '../../context.ts'
import { updateAttempt, type UploadRow } from '../../db/uploads/uploads.ts'
import type { FileAsked } from '../../jobs/audit-upload/audit-child.ts'
import { sealError } from '../../stored-audits/upload-words.ts'

/** The word for programs that an upload waits for its owner's answer. */
export const needsLook = 'needs-look'

/** The file waits for its owner's answer, as it was understood; nothing is audited or counted. */
export async function askOwner(
  context: Context,
  upload: UploadRow,
  { look, questions }: FileAsked,
): Promise<void> {
  const attempt = { uploadId: upload.id, attempt: upload.attempt }
  await context.database.asTenant(upload.user_id, async (tx) => {
    const account = await context.accountKeys.of(tx, upload.user_id)
    await updateAttempt(tx, attempt, {
      status: 'error',
      error_code: needsLook,
      error: sealError(account, upload, askedSentence(questions)),
      look: Buffer.from(look),
      completed_at: new Date(),
    })
  })
}

function askedSentence(questions: number): string {
  if (questions === 0) return 'The file was read. Look at how, then have it audited.'
  const asked = questions === 1 ? 'one question' : `${questions} questions`
  return `Plumbline has ${asked} about this file before it is audited. Nothing was counted yet.`
}
