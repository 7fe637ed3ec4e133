import { findingsPageSize, type ComparisonQuery, type UploadComparison } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import {
  listPart,
  sumParts,
  type ComparedPart,
  type PartSums,
} from '../../db/review/compare-uploads.ts'
import { readFindingRows } from '../../db/review/read-findings.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { findUpload } from '../../db/uploads/uploads.ts'
import { findingItems } from './finding-items.ts'
import { ruleTitle } from '../learning/rule-precision.ts'

/** An upload beside an earlier one, by the fingerprints of their findings; in the trail. */
export async function compareUploads(
  context: Context,
  actor: Actor,
  uploadId: string,
  { with: earlier, part = 'new', page = 1 }: ComparisonQuery,
): Promise<UploadComparison> {
  return context.database.asTenant(actor.userId, async (tx) => {
    const compared = {
      newer: await requireAudited(tx, uploadId),
      older: await requireAudited(tx, earlier),
    }
    const account = await context.accountKeys.of(tx, actor.userId)
    const sums = await sumParts(tx, compared)
    const place = { offset: (page - 1) * findingsPageSize, limit: findingsPageSize }
    const keys = await listPart(tx, compared, part, place)
    const items = await findingItems(tx, account, await readFindingRows(tx, keys))
    const event = { action: 'claims-viewed', subjectId: compared.newer } as const
    await context.auditTrail.record(tx, { ...event, ...ownAct(actor) })
    return {
      new: sideOf(sums, 'new'),
      gone: sideOf(sums, 'gone'),
      same: sideOf(sums, 'same'),
      rules: changedRules(sums),
      items,
    }
  })
}

function sideOf(sums: readonly PartSums[], part: ComparedPart) {
  const own = sums.filter((one) => one.part === part)
  return {
    findings: own.reduce((all, { findings }) => all + findings, 0),
    dollars: own.reduce((all, { cents }) => all + cents, 0) / 100,
  }
}

function changedRules(sums: readonly PartSums[]): UploadComparison['rules'] {
  const changed = Map.groupBy(
    sums.filter(({ part }) => part !== 'same'),
    ({ ruleId }) => ruleId,
  )
  return Array.from(changed, ([ruleId, own]) => ({
    ruleId,
    title: ruleTitle(ruleId),
    new: sideOf(own, 'new'),
    gone: sideOf(own, 'gone'),
  }))
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** One's own upload whose audit is complete. Throws `not-found` or `not-ready`. */
async function requireAudited(tx: TenantTransaction, id: string): Promise<string> {
  const upload = uuid.test(id) ? await findUpload(tx, id) : undefined
  if (!upload) throw new AppError('not-found')
  if (upload.status !== 'completed') throw new AppError('not-ready')
  return upload.id
}
