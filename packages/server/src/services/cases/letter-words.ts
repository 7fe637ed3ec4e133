import { argue } from '@plumbline/ai'
import type { LetterWhole, LetterWordsChosen } from '@plumbline/contract'
import { ownAct, type Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { lockCase, updateCase } from '../../db/cases/cases.ts'
import { findModelSwitches } from '../../db/model/model-switches.ts'
import { keepModelText } from '../../db/model/model-texts.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { OpenModel } from '../../model/open-model.ts'
import { sealCase } from '../../stored-audits/sealed-case.ts'
import { askModel, type Asking } from '../words/ask-model.ts'
import { askingInTurn } from '../words/asking-in-turn.ts'
import { noteAsking } from '../words/note-asking.ts'
import { textKey } from '../words/text-key.ts'
import { chosenName, groupsOf, issueOf, type PlacedGroup } from './chosen-words.ts'
import { keptArguments } from './letter-wording.ts'
import { ownLetter, requireLetter, type FoundLetter } from './letters.ts'

/** Questions that are asked at a time, and no more than these at one request; the screen asks again. */
const atOnce = 4
const mostAsked = 12

/**
 * Asks the model for the paragraphs of a draft that nobody asked for yet. The draft stays as it is: what
 * passes every check is offered beside the rules' words. Throws `conflict` where the letter is final.
 */
export async function askForLetterWords(
  context: Context,
  actor: Actor,
  id: string,
): Promise<LetterWhole> {
  await askingInTurn(actor.userId, () => askOnce(context, actor, id))
  return ownLetter(context, actor, id)
}

async function askOnce(context: Context, actor: Actor, id: string): Promise<void> {
  const { model, database } = context
  const { groups, switches } = await database.asTenant(actor.userId, async (tx) => {
    const { row, opened } = requireDraft(await requireLetter(context, tx, id))
    const found = groupsOf(opened, row.situation)
    return { groups: found, switches: await findModelSwitches(tx) }
  })
  if (!model || !switches.words) return
  const kept = await keptArguments(context, groups)
  const waiting = groups.filter(({ findingId }) => !kept.has(findingId)).slice(0, mostAsked)
  const asking: Asking = { userId: actor.userId, switches }
  const about = { use: argue, switches, questions: waiting.length, subjectId: id }
  await noteAsking(context, actor, about)
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        if (!(await argueOne(context, model, next, asking))) waiting.length = 0
    }),
  )
}

/** False where asking on would be of no use. */
async function argueOne(
  context: Context,
  model: OpenModel,
  group: PlacedGroup,
  asking: Asking,
): Promise<boolean> {
  const issue = issueOf(group)
  const answer = await askModel(context, argue, issue, asking)
  if (answer.by === 'rules') return answer.because === 'ungrounded' || answer.because === 'no-shape'
  const { id: use, version } = argue
  const key = textKey(argue, model.settings.model, issue)
  const text = { key, use, version, model: model.settings.model, body: answer.value }
  await context.database.asSystemSingly((system) => keepModelText(system, text))
  return true
}

/**
 * Puts the words of rules or of the model below a finding of a draft. The paragraph is kept with the case,
 * so that the letter holds what was read and chosen, whatever is written later. Throws `conflict` where
 * the letter is final or the model wrote none that passed.
 */
export async function chooseLetterWords(
  context: Context,
  actor: Actor,
  id: string,
  { findingId, by }: LetterWordsChosen,
): Promise<LetterWhole> {
  await context.database.asTenant(actor.userId, async (tx) => {
    const { opened: before } = await requireLetter(context, tx, id)
    await lockCase(tx, before.row.id)
    const found = requireDraft(await requireLetter(context, tx, id))
    const chosenWords = await wordsAfter(context, tx, found, findingId, by)
    const { row, opened } = found
    const account = await context.accountKeys.of(tx, tx.userId)
    const owner = { userId: tx.userId, caseId: row.case_id }
    const sealed = sealCase(account, owner, { ...opened.content, chosenWords })
    await updateCase(tx, row.case_id, { sealed })
    await context.auditTrail.record(tx, {
      action: 'letter-words-chosen',
      ...ownAct(actor),
      subjectId: id,
      detail: { caseId: row.case_id, version: row.version, by },
    })
  })
  return ownLetter(context, actor, id)
}

async function wordsAfter(
  context: Context,
  tx: TenantTransaction,
  { row, opened }: FoundLetter,
  findingId: string,
  by: LetterWordsChosen['by'],
): Promise<Readonly<Record<string, string>>> {
  const group = groupsOf(opened, row.situation).find((one) => one.findingId === findingId)
  if (!group) throw new AppError('not-found')
  const name = chosenName(row.situation, findingId)
  const { [name]: chosen, ...others } = opened.content.chosenWords
  if (by === 'rules') return others
  const { words } = await findModelSwitches(tx)
  const kept = words ? (await keptArguments(context, [group])).get(findingId) : undefined
  const paragraph = chosen ?? kept?.paragraph
  if (paragraph === undefined)
    throw new AppError('conflict', { message: 'No AI words have passed the checks for this yet.' })
  return { ...others, [name]: paragraph }
}

function requireDraft(found: FoundLetter): FoundLetter {
  if (found.row.state === 'draft') return found
  throw new AppError('conflict', { message: 'The letter is final and changes no more.' })
}
