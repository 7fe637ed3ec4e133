import { randomUUID } from 'node:crypto'
import {
  viewsMaximum,
  type SavedView,
  type SavedViewChange,
  type SavedViewGiven,
} from '@plumbline/contract'
import { ownAct, type Actor, type Caller, whoActs } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import {
  insertView,
  listViews,
  lockView,
  lockViews,
  removeView,
  updateView,
  type SavedViewRow,
} from '../../db/review/saved-views.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { AccountKey } from '../../keys/account-keys.ts'
import { reviewMarks } from '../../stored-audits/review-marks.ts'
import { openView, sealView, type ViewContent } from '../../stored-audits/saved-view.ts'
import { checkedFilter } from './view-filter.ts'

/** Lists that the caller's account named, in the order of their names. */
export async function savedViews(context: Context, { userId }: Caller): Promise<SavedView[]> {
  return context.database.asTenant(userId, async (tx) => {
    const account = await context.accountKeys.of(tx, userId)
    const views = (await listViews(tx)).map((row) => answerOf(account, row))
    return views.sort((one, other) => one.name.localeCompare(other.name, 'en'))
  })
}

/** Names a list. Throws `conflict` where the account has the name already, or too many views. */
export async function saveView(
  context: Context,
  actor: Actor,
  { name, filter, order, by }: SavedViewGiven,
): Promise<SavedView> {
  return context.database.asTenant(actor.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, tx.userId)
    const content = {
      name,
      filter: checkedFilter(filter, account),
      order: order ?? null,
      by: by ?? null,
    }
    await lockViews(tx)
    if ((await listViews(tx)).length >= viewsMaximum) {
      const message = `An account keeps at most ${viewsMaximum} views. Delete one first.`
      throw new AppError('conflict', { message })
    }
    const id = randomUUID()
    const kept = { id, saved_by: whoActs(actor) }
    if (!(await insertView(tx, { ...kept, ...sealedOf(account, tx, id, content) }))) throw taken()
    await record(context, tx, actor, 'view-saved', id)
    return requireView(account, tx, id)
  })
}

/** Renames a view, or changes what it shows: what is not given stays. */
export async function changeView(
  context: Context,
  actor: Actor,
  id: string,
  change: SavedViewChange,
): Promise<SavedView> {
  return context.database.asTenant(actor.userId, async (tx) => {
    const account = await context.accountKeys.of(tx, tx.userId)
    const { name, order, by, filter } = await requireView(account, tx, id)
    const given = change.filter && checkedFilter(change.filter, account)
    const content = {
      name: change.name ?? name,
      order: change.order ?? order,
      by: change.by ?? by,
      filter: given ?? filter,
    }
    if (!(await updateView(tx, id, sealedOf(account, tx, id, content)))) throw taken()
    await record(context, tx, actor, 'view-saved', id)
    return requireView(account, tx, id)
  })
}

export async function deleteView(context: Context, actor: Actor, id: string): Promise<void> {
  await context.database.asTenant(actor.userId, async (tx) => {
    if (!isId(id) || !(await removeView(tx, id))) throw new AppError('not-found')
    await record(context, tx, actor, 'view-deleted', id)
  })
}

async function record(
  context: Context,
  tx: TenantTransaction,
  actor: Actor,
  action: 'view-saved' | 'view-deleted',
  subjectId: string,
): Promise<void> {
  await context.auditTrail.record(tx, { action, ...ownAct(actor), subjectId })
}

function sealedOf(
  account: AccountKey,
  tx: TenantTransaction,
  viewId: string,
  content: ViewContent,
) {
  const mark = reviewMarks(account.patientMarks)
  return {
    sealed: sealView(account, { userId: tx.userId, viewId }, content),
    name_mark: mark('view', content.name.toLowerCase()),
  }
}

async function requireView(
  account: AccountKey,
  tx: TenantTransaction,
  id: string,
): Promise<SavedView> {
  const row = isId(id) ? await lockView(tx, id) : undefined
  if (!row) throw new AppError('not-found')
  return answerOf(account, row)
}

function answerOf(account: AccountKey, row: SavedViewRow): SavedView {
  const content = openView(account, { userId: row.user_id, viewId: row.id }, row.sealed)
  return { id: row.id, ...content, savedAt: row.saved_at.toISOString() }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function isId(id: string): boolean {
  return uuid.test(id)
}

function taken(): AppError {
  const message = 'There is a view of this name already. Choose another name, or change that view.'
  return new AppError('conflict', { message, faults: [{ field: 'name', message }] })
}
