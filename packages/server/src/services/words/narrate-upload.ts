import { narrate, skeletonOf, type Skeleton } from '@plumbline/ai'
import type { Context } from '../../context.ts'
import { findModelSwitches } from '../../db/model/model-switches.ts'
import { keepModelText, knownModelTexts } from '../../db/model/model-texts.ts'
import type { OpenModel } from '../../model/open-model.ts'
import { requireUpload } from '../uploads/uploads.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { readFindings } from '../../stored-audits/sealed-results.ts'
import { asStoredFinding } from '../../stored-audits/stored-finding.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { askModel, type Asking } from './ask-model.ts'
import { noteAsking } from './note-asking.ts'
import { textKey } from './text-key.ts'

/** Questions that are asked at a time. */
const atOnce = 4
const findingsAtOnce = 2_000

type Narrating = Pick<Context, 'database' | 'model' | 'accountKeys' | 'auditTrail'>

/**
 * Has a model word the patterns of an upload's findings that nobody has asked for yet, a question for
 * each. The audit was complete before and does not change. Ends early where the day's money or the
 * provider's patience does: what is missing stays written by rules. Answers whether there is any use in
 * asking on.
 */
export async function narrateUpload(
  context: Narrating,
  { userId, uploadId }: { readonly userId: string; readonly uploadId: string },
  signal: AbortSignal,
): Promise<boolean> {
  const { model, database } = context
  if (model === undefined) return false
  const found = await database.asTenant(userId, async (tx) => {
    const switches = await findModelSwitches(tx)
    return switches.words
      ? { switches, patterns: await patternsOf(skeletonsOf(context, tx, uploadId), model) }
      : undefined
  })
  if (found === undefined) return false
  const waiting = await unknownOf(context, found.patterns)
  const asking: Asking = { userId, switches: found.switches }
  const about = { use: narrate, switches: found.switches, questions: waiting.length }
  await noteAsking(context, { userId }, { ...about, subjectId: uploadId })
  const ends = await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.pop(); next && !signal.aborted; next = waiting.pop()) {
        if (await narrateOne(context, model, next, asking)) continue
        waiting.length = 0
        return false
      }
      return true
    }),
  )
  return ends.every(Boolean) && !signal.aborted
}

interface Waiting {
  readonly key: Buffer
  readonly skeleton: Skeleton
}

/** False where asking on would be of no use. */
async function narrateOne(
  context: Narrating,
  model: OpenModel,
  { key, skeleton }: Waiting,
  asking: Asking,
): Promise<boolean> {
  const answer = await askModel(context, narrate, skeleton, asking)
  if (answer.by === 'rules') return answer.because === 'ungrounded' || answer.because === 'no-shape'
  const { id: use, version } = narrate
  const text = { key, use, version, model: model.settings.model, body: answer.value }
  await context.database.asSystemSingly((system) => keepModelText(system, text))
  return true
}

/** A part of the findings at a time: an upload may have very many. */
async function* skeletonsOf(
  { accountKeys }: Narrating,
  tx: TenantTransaction,
  uploadId: string,
): AsyncIterable<Skeleton> {
  const upload = await requireUpload(tx, uploadId)
  const key = await resultsKey(await accountKeys.of(tx, tx.userId), tx, upload)
  for (let from = 0; ; from += findingsAtOnce) {
    const numbers = Array.from({ length: findingsAtOnce }, (_, at) => from + at)
    const stored = await readFindings(tx, key, numbers)
    if (stored.size === 0) return
    for (const body of stored.values()) {
      const { parts, ...finding } = asStoredFinding(body)
      if (parts && !finding.ofEarlierClaim) yield skeletonOf({ ...finding, parts })
    }
  }
}

interface Pattern extends Waiting {
  count: number
}

/** Each pattern once, by its key, with how many findings have it. */
async function patternsOf(
  skeletons: AsyncIterable<Skeleton>,
  { settings }: OpenModel,
): Promise<Map<string, Pattern>> {
  const patterns = new Map<string, Pattern>()
  for await (const skeleton of skeletons) {
    const key = textKey(narrate, settings.model, skeleton)
    const name = key.toString('hex')
    const pattern = patterns.get(name) ?? { key, skeleton, count: 0 }
    pattern.count += 1
    patterns.set(name, pattern)
  }
  return patterns
}

/** Those that nobody has asked for yet; the most frequent stand last, from where they are taken. */
async function unknownOf(
  { database }: Narrating,
  patterns: Map<string, Pattern>,
): Promise<Waiting[]> {
  const keys = Array.from(patterns.values(), ({ key }) => key)
  const known = await database.asSystemSingly((system) => knownModelTexts(system, keys))
  for (const key of known) patterns.delete(key.toString('hex'))
  return Array.from(patterns.values()).sort((a, b) => a.count - b.count)
}
