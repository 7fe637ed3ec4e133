import { agreedReason, looksNeeded, secondLook, type LookedAt } from '@plumbline/ai'
import type { NarrateUploadJob } from '@plumbline/contract'
import type { Context } from '../../context.ts'
import { findLookedPairs, keepLookedPair, keepSecondLook } from '../../db/model/looked-pairs.ts'
import { findModelSwitches } from '../../db/model/model-switches.ts'
import { keepSuggestion } from '../../db/model/suggestions.ts'
import { requireCompleted } from '../uploads/uploads.ts'
import { askModel, type Answer, type Asking } from '../words/ask-model.ts'
import { noteAsking } from '../words/note-asking.ts'
import { pairsOfUpload, type PairOfUpload } from './pairs-of-upload.ts'

/** Pairs that are looked at at a time. */
const atOnce = 4

type Looking = Pick<Context, 'database' | 'model' | 'accountKeys' | 'auditTrail'>

/**
 * Has a model look at the dearest pairs of an upload that no table decides on, and keeps those that three looks find
 * implausible for the same reason as suggestions. The audit was complete before and does not change. Ends early
 * where the day's money or the provider's patience does.
 */
export async function lookAgain(
  context: Looking,
  { userId, uploadId }: NarrateUploadJob,
  signal: AbortSignal,
): Promise<void> {
  const { model, database } = context
  if (model === undefined) return
  const found = await database.asTenant(userId, async (tx) => {
    const switches = await findModelSwitches(tx)
    if (!switches.secondLook) return undefined
    const pairs = await pairsOfUpload(context, tx, await requireCompleted(tx, uploadId), model)
    return {
      switches,
      pairs,
      known: await findLookedPairs(
        tx,
        pairs.map(({ mark }) => mark),
      ),
    }
  })
  if (found === undefined) return
  const reasons = new Map(found.known.map(({ mark, reason }) => [mark.toString('hex'), reason]))
  const waiting = found.pairs.filter(({ mark }) => !reasons.has(mark.toString('hex'))).reverse()
  const { switches } = found
  const asking: Asking = { userId, switches }
  const questions = waiting.length * looksNeeded
  await noteAsking(
    context,
    { userId },
    { use: secondLook, switches, questions, subjectId: uploadId },
  )
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next && !signal.aborted; next = waiting.pop()) {
        const looked = await lookAt(context, next, asking)
        if (looked.kind === 'useless') waiting.length = 0
        if (looked.kind === 'looked') reasons.set(next.mark.toString('hex'), looked.reason)
      }
    }),
  )
  await keepEnd(context, { userId, uploadId }, found.pairs, reasons)
}

/** `failed`: of this pair nothing came; `useless`: nor would anything of the others. */
type Looked =
  | { readonly kind: 'looked'; readonly reason: string | null }
  | { readonly kind: 'failed' | 'useless' }

/** Looks once, and as often as needed only where that first look finds something. */
async function lookAt(
  context: Looking,
  { asked, mark }: PairOfUpload,
  asking: Asking,
): Promise<Looked> {
  const look = () => askModel(context, secondLook, asked, asking)
  const first = await look()
  if (first.by === 'rules') return failed([first])
  const others =
    first.value.verdict === 'implausible'
      ? await Promise.all(Array.from({ length: looksNeeded - 1 }, look))
      : []
  const looks = [first, ...others].flatMap((answer): LookedAt[] =>
    answer.by === 'model' ? [answer.value] : [],
  )
  if (looks.length <= others.length) return failed(others)
  const reason = agreedReason(looks) ?? null
  await context.database.asTenant(asking.userId, (tx) => keepLookedPair(tx, { mark, reason }))
  return { kind: 'looked', reason }
}

function failed(answers: readonly Answer<LookedAt>[]): Looked {
  const isOneAlone = answers.every(
    (answer) =>
      answer.by === 'model' || answer.because === 'ungrounded' || answer.because === 'no-shape',
  )
  return { kind: isOneAlone ? 'failed' : 'useless' }
}

async function keepEnd(
  { database }: Looking,
  { userId, uploadId }: NarrateUploadJob,
  pairs: readonly PairOfUpload[],
  reasons: ReadonlyMap<string, string | null>,
): Promise<void> {
  await database.asTenant(userId, async (tx) => {
    // Deleted while it was looked at: then nothing of it is kept.
    await requireCompleted(tx, uploadId)
    const answered = pairs.filter(({ mark }) => reasons.has(mark.toString('hex')))
    for (const { mark, lines } of answered) {
      const reason = reasons.get(mark.toString('hex'))
      if (typeof reason === 'string')
        await keepSuggestion(tx, uploadId, { mark, reason, lines: [...lines] })
    }
    await keepSecondLook(tx, uploadId, { pairs: pairs.length, answered: answered.length })
  })
}
