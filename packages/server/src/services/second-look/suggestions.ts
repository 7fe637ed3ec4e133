import type { Suggestion, SuggestionDecision, UploadSuggestions } from '@plumbline/contract'
import { ownAct, type Actor, type Caller } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { findSecondLook } from '../../db/model/looked-pairs.ts'
import { findSecondLookSwitch, restSecondLook } from '../../db/model/model-switches.ts'
import {
  countDecided,
  decideSuggestion,
  listSuggestions,
  lockSuggestion,
} from '../../db/model/suggestions.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { requireCompleted } from '../uploads/uploads.ts'
import { toldSuggestions } from './told-suggestions.ts'

/**
 * What a model finds worth a look in an upload. Switched off, nothing of a model is shown but what people took or left.
 * Throws `not-ready` before the audit is complete.
 */
export async function uploadSuggestions(
  context: Context,
  { userId }: Caller,
  uploadId: string,
): Promise<UploadSuggestions> {
  return context.database.asTenant(userId, async (tx) => {
    const { id } = await requireCompleted(tx, uploadId)
    const ended = await findSecondLook(tx, id)
    const isOn = await standingOf(context, tx)
    const standing = isOn === 'on' ? (ended ? 'looked' : 'waiting') : isOn
    const rows = await listSuggestions(tx, id)
    const shown = standing === 'looked' ? rows : rows.filter(({ state }) => state !== 'open')
    const { pairs = 0, answered = 0 } = standing === 'looked' ? (ended ?? {}) : {}
    return { standing, pairs, answered, suggestions: await toldSuggestions(context, tx, id, shown) }
  })
}

async function standingOf({ model }: Context, tx: TenantTransaction) {
  if (!model) return 'no-model'
  const { since, isRested } = await findSecondLookSwitch(tx)
  if (since !== null) return 'on'
  return isRested ? 'rested' : 'off'
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Takes a suggestion, leaves it, or opens it again. A taken one is a lead of the person, beside the audit and in none of its
 * figures. Where people took too few of many, second looks are switched off.
 */
export async function decideOnSuggestion(
  context: Context,
  actor: Actor,
  id: string,
  { decision }: SuggestionDecision,
): Promise<Suggestion> {
  return context.database.asTenant(actor.userId, async (tx) => {
    const row = uuid.test(id) ? await lockSuggestion(tx, id) : undefined
    if (!row) throw new AppError('not-found')
    await decideSuggestion(tx, id, decision, actor.personId)
    const event = { ...ownAct(actor), subjectId: row.upload_id }
    const detail = { suggestion: id, decision }
    await context.auditTrail.record(tx, { action: 'suggestion-decided', ...event, detail })
    await restWhereFewAreTaken(context, tx, actor)
    const now = await lockSuggestion(tx, id)
    const [told] = now ? await toldSuggestions(context, tx, row.upload_id, [now]) : []
    if (!told) throw new AppError('not-found')
    return told
  })
}

/** So many decisions tell whether suggestions are of use, and so large a share of them has to be taken. */
const enoughDecisions = 30
const leastTaken = 0.3

async function restWhereFewAreTaken(
  { auditTrail }: Context,
  tx: TenantTransaction,
  actor: Actor,
): Promise<void> {
  const { since } = await findSecondLookSwitch(tx)
  if (since === null) return
  const { accepted, decided } = await countDecided(tx, since)
  if (decided < enoughDecisions || accepted >= decided * leastTaken) return
  await restSecondLook(tx)
  const detail = { secondLook: false, accepted, decided }
  await auditTrail.record(tx, { action: 'ai-settings-changed', ...ownAct(actor), detail })
}
