import {
  parseQuestion,
  planRead,
  questionForModel,
  readQuestion,
  type QuestionRefusal,
} from '@plumbline/ai'
import type { QuestionAnswered, QuestionAsked } from '@plumbline/contract'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { findModelSwitches } from '../../db/model/model-switches.ts'
import { askModel } from '../words/ask-model.ts'
import { noteAsking } from '../words/note-asking.ts'

/** A plan, and who read the words that it came from. */
export interface PlanRead extends Pick<QuestionAnswered, 'plan' | 'readBy'> {
  readonly kind: 'plan'
}

/**
 * The plan of what was asked: by rules, and by the model of this server where they do not know the words
 * and the customer wants it. A model picks from closed lists; figures, days and names are read by rules.
 */
export async function planOf(
  context: Context,
  actor: Actor,
  asked: QuestionAsked,
): Promise<PlanRead | { readonly kind: 'refused'; readonly refusal: QuestionRefusal }> {
  if ('plan' in asked) return { kind: 'plan', plan: asked.plan, readBy: 'rules' }
  const today = new Date().toISOString().slice(0, 10)
  const read = parseQuestion(asked.question, today)
  if (read.kind === 'plan') return { ...read, readBy: 'rules' }
  const plan =
    read.refusal.kind === 'unknown'
      ? await planOfModel(context, actor, asked.question, today)
      : undefined
  return plan ? { kind: 'plan', plan, readBy: 'model' } : read
}

async function planOfModel(
  context: Context,
  actor: Actor,
  question: string,
  today: string,
): Promise<QuestionAnswered['plan'] | undefined> {
  const told = context.model && questionForModel(question, today)
  if (told === undefined) return undefined
  const { userId } = actor
  const switches = await context.database.asTenant(userId, findModelSwitches)
  await noteAsking(context, actor, { use: readQuestion, switches, questions: 1 })
  const answer = await askModel(context, readQuestion, told, { userId, switches })
  return answer.by === 'model' ? planRead(told, answer.value) : undefined
}
