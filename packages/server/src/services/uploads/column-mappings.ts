import { randomUUID } from 'node:crypto'
import { mappingsMaximum, type ColumnMappingKept } from '@plumbline/contract'
import { ownAct, type Actor, type Caller, whoActs } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import {
  insertMapping,
  listMappings,
  lockMappings,
  removeMapping,
  updateMapping,
} from '../../db/uploads/column-mappings.ts'
import {
  openMapping,
  sealMapping,
  type MappingContent,
} from '../../stored-audits/column-mapping.ts'
import { reviewMarks } from '../../stored-audits/review-marks.ts'

/** Mappings that the caller's account keeps, in the order of their names. */
export async function columnMappings(
  context: Context,
  { userId }: Caller,
): Promise<ColumnMappingKept[]> {
  return context.database.asTenant(userId, async (tx) => {
    const account = await context.accountKeys.of(tx, userId)
    const kept = (await listMappings(tx)).map(({ id, version, sealed, saved_at }) => {
      const owner = { userId, mappingId: id }
      const { name, headers, mapping } = openMapping(account, owner, sealed)
      return { id, name, version, headers, mapping, savedAt: saved_at.toISOString() }
    })
    return kept.sort((one, other) => one.name.localeCompare(other.name, 'en'))
  })
}

/**
 * Keeps a mapping for files with the same headings; the one before it gives way, and the version rises.
 * Throws `conflict` where the account keeps too many.
 */
export async function saveMapping(
  context: Context,
  tx: TenantTransaction,
  actor: Actor,
  content: MappingContent,
): Promise<void> {
  const { userId } = tx
  const account = await context.accountKeys.of(tx, userId)
  const mark = reviewMarks(account.patientMarks)('headers', content.fingerprint)
  await lockMappings(tx)
  const rows = await listMappings(tx)
  const earlier = rows.find(({ headers_mark }) => headers_mark.equals(mark))
  if (!earlier && rows.length >= mappingsMaximum) {
    const message = `An account keeps at most ${mappingsMaximum} mappings. Delete one in Profile first.`
    throw new AppError('conflict', { message })
  }
  const id = earlier?.id ?? randomUUID()
  const sealed = sealMapping(account, { userId, mappingId: id }, content)
  const saved = { sealed, saved_by: whoActs(actor), saved_at: new Date() }
  if (earlier) await updateMapping(tx, id, { ...saved, version: earlier.version + 1 })
  else await insertMapping(tx, { ...saved, id, headers_mark: mark })
  const subject = { action: 'mapping-saved', subjectId: id } as const
  await context.auditTrail.record(tx, { ...subject, ...ownAct(actor) })
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Forgets a mapping. Throws `not-found`, the same whether it is another's or none. */
export async function deleteMapping(context: Context, actor: Actor, id: string): Promise<void> {
  await context.database.asTenant(actor.userId, async (tx) => {
    if (!uuid.test(id) || !(await removeMapping(tx, id))) throw new AppError('not-found')
    const subject = { action: 'mapping-deleted', subjectId: id } as const
    await context.auditTrail.record(tx, { ...subject, ...ownAct(actor) })
  })
}
