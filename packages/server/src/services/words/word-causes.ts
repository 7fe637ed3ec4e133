import {
  summaryWords,
  SummaryWords,
  type CauseForSummary,
  type SummaryWordsByRule,
} from '@plumbline/ai'
import { allRules } from '@plumbline/engine'
import type { Context } from '../../context.ts'
import { findModelSwitches } from '../../db/model/model-switches.ts'
import { findModelTexts, keepModelText, knownModelTexts } from '../../db/model/model-texts.ts'
import { groupFindings } from '../../db/review/group-findings.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { OpenModel } from '../../model/open-model.ts'
import { requireUpload } from '../uploads/uploads.ts'
import { askModel } from './ask-model.ts'
import { noteAsking } from './note-asking.ts'
import { textKey } from './text-key.ts'

type Wording = Pick<Context, 'database' | 'model'>

/**
 * More than a report names: it counts a line's dollars at one cause, and so may put causes in another order
 * than the sums of findings have.
 */
const causesAsked = 6

/**
 * Has a model word what the main causes of an upload mean, a question for each rule that nobody has asked for
 * yet. The audit was complete before and does not change. Clauses of a plan are worded by rules.
 */
export async function wordCauses(
  context: Wording & Pick<Context, 'auditTrail'>,
  { userId, uploadId }: { readonly userId: string; readonly uploadId: string },
  signal: AbortSignal,
): Promise<void> {
  const { model, database } = context
  if (model === undefined) return
  const { causes, switches } = await database.asTenant(userId, async (tx) => {
    await requireUpload(tx, uploadId)
    return { causes: await causesOf(tx, uploadId, model), switches: await findModelSwitches(tx) }
  })
  if (!switches.words) return
  const keys = causes.map(({ key }) => key)
  const known = await database.asSystemSingly((system) => knownModelTexts(system, keys))
  const waiting = causes.filter(({ key }) => !known.some((each) => each.equals(key)))
  const about = { use: summaryWords, switches, questions: waiting.length, subjectId: uploadId }
  await noteAsking(context, { userId }, about)
  for (const { key, asked } of waiting) {
    if (signal.aborted) return
    const answer = await askModel(context, summaryWords, asked, { userId, switches })
    if (answer.by === 'model') {
      const { id: use, version } = summaryWords
      const text = { key, use, version, model: model.settings.model, body: answer.value }
      await database.asSystemSingly((system) => keepModelText(system, text))
    } else if (answer.because !== 'ungrounded' && answer.because !== 'no-shape') return
  }
}

/** What was written of an upload's main causes and passes every check, where the customer wants it. */
export async function wordedCauses(
  { database, model }: Wording,
  tx: TenantTransaction,
  uploadId: string,
): Promise<SummaryWordsByRule> {
  if (model === undefined || !(await findModelSwitches(tx)).words) return {}
  const causes = await causesOf(tx, uploadId, model)
  const keys = causes.map(({ key }) => key)
  const kept = await database.asSystemSingly((system) => findModelTexts(system, keys))
  return Object.fromEntries(
    causes.flatMap(({ ruleId, key }) => {
      const body = kept.find((text) => text.key.equals(key))?.body
      const { success, data } = SummaryWords.safeParse(body)
      return success && summaryWords.faults(data).length === 0 ? [[ruleId, data] as const] : []
    }),
  )
}

interface CauseAsked {
  readonly ruleId: string
  readonly key: Buffer
  readonly asked: CauseForSummary
}

const ownRules = new Map(allRules.map((rule) => [rule.id, rule]))

async function causesOf(
  tx: TenantTransaction,
  uploadId: string,
  { settings }: OpenModel,
): Promise<CauseAsked[]> {
  const { groups } = await groupFindings(tx, { uploads: [uploadId] }, 'rule', causesAsked)
  return groups.flatMap(({ key: ruleId }) => {
    const rule = ownRules.get(ruleId ?? '')
    if (rule === undefined) return []
    const { id, title, category, clearedBy } = rule
    const asked = { title, category, clearedBy }
    return [{ ruleId: id, asked, key: textKey(summaryWords, settings.model, asked) }]
  })
}
