import type { LookAnswer, MappingFile, Upload } from '@plumbline/contract'
import { IntakeRefusal, parseMapping } from '@plumbline/intake'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { restartUpload } from '../../db/uploads/uploads.ts'
import { sealOwnMapping } from '../../stored-audits/column-mapping.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { saveMapping } from './column-mappings.ts'
import { requireLook } from './look.ts'
import { uploadAnswer } from './upload-answer.ts'
import { requireUpload } from './uploads.ts'

/**
 * Takes what is said of the columns of a file, and puts it back to work: to be audited, or to be shown
 * once more. Throws `conflict` where it waits for no answer.
 */
export async function answerLook(
  context: Context,
  actor: Actor,
  uploadId: string,
  { mapping, remember, then }: LookAnswer,
): Promise<Upload> {
  const { userId } = actor
  if (mapping) requireMapping(mapping)
  return context.database.asTenant(userId, async (tx) => {
    const upload = await requireUpload(tx, uploadId)
    const account = await context.accountKeys.of(tx, userId)
    const key = await resultsKey(account, tx, upload)
    const { fingerprint, columns } = await requireLook(tx, key, upload)
    const answered = {
      ask: then === 'look' ? ('always' as const) : null,
      mapping: mapping ? sealOwnMapping(key, mapping) : null,
    }
    if (!(await restartUpload(tx, upload.id, upload.audit_type, answered))) {
      throw new AppError('conflict')
    }
    if (mapping && remember !== undefined) {
      const headers = columns.map(({ header }) => header)
      await saveMapping(context, tx, actor, { name: remember, fingerprint, headers, mapping })
    }
    await context.jobs.enqueueAudit(tx, {
      userId,
      uploadId: upload.id,
      auditType: upload.is_sample ? 'sample' : upload.audit_type,
    })
    const detail = { columns: Object.keys(mapping?.columns ?? {}).length, then }
    const subject = { action: 'look-answered', subjectId: upload.id } as const
    await context.auditTrail.record(tx, { ...subject, ...ownAct(actor), detail })
    return uploadAnswer(await requireUpload(tx, upload.id), account)
  })
}

/** Fields that do not exist are said at once, and not by an audit that fails. */
function requireMapping(mapping: MappingFile): void {
  try {
    parseMapping(JSON.stringify(mapping))
  } catch (error) {
    if (!(error instanceof IntakeRefusal)) throw error
    const { message } = error
    throw new AppError('invalid-request', { message, faults: [{ field: 'mapping', message }] })
  }
}
