import {
  columnHelp,
  columnsAsked,
  ColumnsProposed,
  refusalOf,
  type ColumnsAsked,
} from '@plumbline/ai'
import type { ColumnHelp, UploadLook } from '@plumbline/contract'
import { columnsTold, fieldsTold } from '@plumbline/intake'
import type { AccountActor, Caller } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { findModelSwitches } from '../../db/model/model-switches.ts'
import { findModelTexts, keepModelText } from '../../db/model/model-texts.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { deploymentOf } from '../../model/open-model.ts'
import type { StoredLook } from '../../stored-audits/stored-look.ts'
import { openedLook } from '../uploads/look.ts'
import { askModel } from './ask-model.ts'
import { askingInTurn } from './asking-in-turn.ts'
import { noteAsking } from './note-asking.ts'
import { textKey } from './text-key.ts'

/**
 * How a file that waits for an answer was understood, with what a model proposed for its doubtful columns
 * where the customer wants that. Throws `conflict` where it waits for none.
 */
export async function uploadLook(
  context: Context,
  { userId }: Pick<Caller, 'userId'>,
  uploadId: string,
): Promise<UploadLook> {
  return context.database.asTenant(userId, async (tx) => {
    const { stored, shown } = await openedLook(context, tx, uploadId)
    return { ...shown, help: await helpWith(context, tx, stored) }
  })
}

/**
 * Asks the model what the doubtful columns of a file are, where nobody has asked for these yet. The file, its
 * reading and what was said of it stay as they are. Throws `conflict` where it waits for no answer.
 */
export async function askForColumns(
  context: Context,
  actor: AccountActor,
  uploadId: string,
): Promise<UploadLook> {
  await askingInTurn(actor.userId, () => askOnce(context, actor, uploadId))
  return uploadLook(context, actor, uploadId)
}

async function askOnce(context: Context, actor: AccountActor, uploadId: string): Promise<void> {
  const { model, database } = context
  const { userId } = actor
  const { asked, switches, help } = await database.asTenant(userId, async (tx) => {
    const { stored } = await openedLook(context, tx, uploadId)
    return {
      asked: askedOf(stored),
      switches: await findModelSwitches(tx),
      help: await helpWith(context, tx, stored),
    }
  })
  if (!model || !asked || help.standing !== 'may-be-asked') return
  const about = { use: columnHelp, switches, questions: 1, subjectId: uploadId }
  await noteAsking(context, actor, about)
  const answer = await askModel(context, columnHelp, asked, { userId, switches })
  if (answer.by !== 'model') return
  const { id: use, version } = columnHelp
  const { model: name } = model.settings
  const key = textKey(columnHelp, name, asked)
  const text = { key, use, version, model: name, body: answer.value }
  await database.asSystemSingly((system) => keepModelText(system, text))
}

/** What a model may be asked about a file; undefined where nothing is in doubt, or may be chosen. */
export function askedOf({ isFixed, columns, questions }: StoredLook): ColumnsAsked | undefined {
  return isFixed ? undefined : columnsAsked(columnsTold(columns, questions), fieldsTold())
}

const noHelp: ColumnHelp = { standing: 'off', columns: [] }

async function helpWith(
  { database, model }: Context,
  tx: TenantTransaction,
  look: StoredLook,
): Promise<ColumnHelp> {
  if (!model) return noHelp
  const refusal = refusalOf(columnHelp, deploymentOf(model), await findModelSwitches(tx))
  const asked = refusal === undefined ? askedOf(look) : undefined
  if (!asked) return noHelp
  const key = textKey(columnHelp, model.settings.model, asked)
  const [kept] = await database.asSystemSingly((system) => findModelTexts(system, [key]))
  const { success, data } = ColumnsProposed.safeParse(kept?.body)
  const standing = success ? 'asked' : 'may-be-asked'
  return { standing, columns: columnsHelped(asked, look, success ? data : { proposals: [] }) }
}

/** Each column in doubt with its proposal, where all of them pass every check as it is today. */
function columnsHelped(
  asked: ColumnsAsked,
  { columns }: StoredLook,
  proposed: ColumnsProposed,
): ColumnHelp['columns'] {
  const isSound = columnHelp.faults(proposed, asked).length === 0
  return asked.columns.flatMap(({ column: place }) => {
    const { key } = columns[place - 1] ?? {}
    const found = proposed.proposals.find(({ column }) => isSound && column === place)
    const proposal = found ? { meaning: found.field, because: found.because } : null
    return key === undefined ? [] : [{ key, proposal }]
  })
}
