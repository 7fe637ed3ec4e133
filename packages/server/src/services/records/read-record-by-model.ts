import {
  recordFacts,
  refusalOf,
  type CustomerSwitches,
  type RecordAsked,
  type RecordFacts,
} from '@plumbline/ai'
import type { RecordReadByModel } from '@plumbline/contract'
import {
  agree,
  checkFact,
  elementOf,
  itemsAsked,
  linesToRead,
  openQuestions,
  readings,
  recordNote,
  type Reading,
} from '@plumbline/records'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { findModelSwitches } from '../../db/model/model-switches.ts'
import { deploymentOf } from '../../model/open-model.ts'
import { requireFinding } from '../review/require-finding.ts'
import { askModel, type Answer } from '../words/ask-model.ts'
import { recordHeld, type ArrivingForm } from './arriving-record.ts'
import { receiptOf, toldReviews } from './told-reviews.ts'

/** As many characters of lines as a question has room for. */
const mostCharacters = 24_000

/**
 * Lets the model of this server read, three times, what rules left open of a record. It copies lines out; a tree of
 * rules decides, and only where all three readings come to the same. Nothing is kept before a person signs. Throws
 * `conflict`, before the record is read, where records may not go to the model.
 */
export async function readRecordByModel(
  context: Context,
  actor: Actor,
  findingId: string,
  form: ArrivingForm,
): Promise<RecordReadByModel> {
  const switches = await context.database.asTenant(actor.userId, async (tx) => {
    await requireFinding(tx, findingId)
    return findModelSwitches(tx)
  })
  if (refusalOf(recordFacts, deploymentOf(context.model), switches) !== undefined)
    throw new AppError('conflict', { message: notAllowed })
  const held = await recordHeld(context, actor, findingId, form)
  const { line, text, reviews: byRules, held: tables } = held
  const questions = openQuestions(line, byRules, tables)
  const elements = questions.map((question) => elementOf[question])
  const items = itemsAsked(questions, tables)
  const asked = { elements, items, lines: linesToRead(text.lines, elements, items) }
  if (asked.lines.reduce((sum, each) => sum + each.text.length, 0) > mostCharacters)
    throw new AppError('invalid-request', { message: tooLong })
  await recordAsked(context, actor, held.row.upload_id, { lines: asked.lines.length })
  const answers = await threeAnswers(context, actor, switches, asked)
  const all = answers.map((answer) => readingOf(answer, asked))
  const reviews = asked.lines.length === 0 ? [] : agree(questions, all, line, byRules, tables)
  const told = toldReviews(reviews, 'model')
  const refused = answers.reduce((sum, answer) => sum + droppedOf(answer), 0)
  return {
    ...{ reviews: told, lines: asked.lines.length, refused },
    failed: answers.flatMap((answer) => (answer.by === 'rules' ? [answer.because] : [])),
    note: recordNote([...byRules, ...reviews]),
    receipt: receiptOf(held, [...toldReviews(byRules, 'rules'), ...told]),
  }
}

/** The same question three times, at once; none where no line could answer it. */
async function threeAnswers(
  context: Context,
  { userId }: Actor,
  switches: CustomerSwitches,
  asked: RecordAsked,
): Promise<readonly Answer<RecordFacts>[]> {
  if (asked.lines.length === 0) return []
  return Promise.all(
    Array.from({ length: readings }, () =>
      askModel(context, recordFacts, asked, { userId, switches }),
    ),
  )
}

/** A reading with anything in it that the record does not bear out is none. */
function readingOf(answer: Answer<RecordFacts>, { lines, elements, items }: RecordAsked): Reading {
  if (answer.by === 'rules' || droppedOf(answer) > 0) return undefined
  return answer.value.facts.flatMap((fact) => {
    const found = checkFact(lines, fact, elements, items)
    return typeof found === 'string' ? [] : [found]
  })
}

function droppedOf(answer: Answer<unknown>): number {
  return answer.by === 'rules'
    ? 0
    : Object.values(answer.dropped).reduce((sum, one) => sum + one, 0)
}

/** Before anything leaves, so that the trail has it whatever happens then. */
async function recordAsked(
  context: Context,
  actor: Actor,
  subjectId: string,
  detail: Readonly<Record<string, number>>,
): Promise<void> {
  const event = { action: 'record-read-by-model', subjectId, detail } as const
  await context.database.asTenant(actor.userId, (tx) =>
    context.auditTrail.record(tx, { ...event, ...ownAct(actor) }),
  )
}

const notAllowed =
  'Records may not go to a language model: it is switched off in Profile > AI Words, or this server has none that may hold them.'
const tooLong =
  'Too many lines of this record could answer. Send the pages that concern this claim.'
