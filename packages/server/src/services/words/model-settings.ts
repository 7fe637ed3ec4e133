import {
  columnExample,
  columnHelp,
  documentExample,
  mayHoldRecords,
  narrate,
  pairExample,
  proposeClauses,
  secondLook,
  skeletonOf,
  type CustomerSwitches,
} from '@plumbline/ai'
import type {
  ModelExample,
  ModelOversight,
  ModelStanding,
  ModelSwitches,
  ModelSwitchesChanged,
} from '@plumbline/contract'
import { ownAct, type Actor, type Caller } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { callsByDay } from '../../db/model/model-calls.ts'
import { findModelSwitches, keepModelSwitches } from '../../db/model/model-switches.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { deploymentOf } from '../../model/open-model.ts'
import { findLook } from '../../db/uploads/looks.ts'
import { listUploads } from '../../db/uploads/uploads.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { readFindings } from '../../stored-audits/sealed-results.ts'
import { asStoredFinding } from '../../stored-audits/stored-finding.ts'
import { openLook } from '../../stored-audits/stored-look.ts'
import { askedOf } from './column-help.ts'

/** Which model this server has, and what the caller's account switched on. */
export async function modelStanding(context: Context, caller: Caller): Promise<ModelStanding> {
  const switches = await context.database.asTenant(caller.userId, findModelSwitches)
  return standingOf(context, shown(switches))
}

/** Switches uses on or off. Words are written and looks taken for the audits that there are, too; off hides them at once. */
export async function setModelSwitches(
  context: Context,
  actor: Actor,
  changed: ModelSwitchesChanged,
): Promise<ModelStanding> {
  return context.database.asTenant(actor.userId, async (tx) => {
    const before = await findModelSwitches(tx)
    const {
      words = before.words,
      questions = before.deIdentified,
      columns = before.columnHelp,
      secondLook: again = before.secondLook,
      documents = before.identified,
    } = changed
    if (changed.documents === true && !mayHoldDocuments(context))
      throw new AppError('conflict', { message: noDocuments })
    await keepModelSwitches(tx, {
      ...{ words, deIdentified: questions, columnHelp: columns, identified: documents },
      secondLook: again,
    })
    const detail = { words, questions, columns, secondLook: again, documents }
    await context.auditTrail.record(tx, { action: 'ai-settings-changed', ...ownAct(actor), detail })
    const isNew = (words && !before.words) || (again && !before.secondLook)
    if (isNew && context.model) {
      for (const { id: uploadId } of await completedUploads(tx)) {
        await context.jobs.enqueueNarration(tx, { userId: actor.userId, uploadId })
      }
    }
    return standingOf(context, detail)
  })
}

const noDocuments =
  'Documents may go only to a model that an agreement covers and that keeps nothing, or to one at a private address. This server has none; ask whoever runs it.'

function standingOf(context: Context, switches: ModelSwitches): ModelStanding {
  return {
    model: modelNamed(context),
    ...switches,
    mayHoldDocuments: mayHoldDocuments(context),
  }
}

function mayHoldDocuments({ model }: Context): boolean {
  return model !== undefined && mayHoldRecords(deploymentOf(model))
}

function shown(switches: CustomerSwitches): ModelSwitches {
  const { words, deIdentified, columnHelp, secondLook: again, identified } = switches
  return {
    ...{ words, questions: deIdentified, columns: columnHelp, documents: identified },
    secondLook: again,
  }
}

/** Exactly what would leave for the newest finding of the caller and for columns in doubt; else for what is made up. */
export async function modelExample(context: Context, caller: Caller): Promise<ModelExample> {
  return context.database.asTenant(caller.userId, async (tx) => ({
    sent: await findingExample(context, tx),
    columns: await columnsExample(context, tx),
    document: proposeClauses.prompt(documentExample),
    pair: secondLook.prompt(pairExample),
  }))
}

async function findingExample(
  context: Context,
  tx: TenantTransaction,
): Promise<ModelExample['sent']> {
  const account = await context.accountKeys.of(tx, tx.userId)
  for (const upload of await completedUploads(tx)) {
    const key = await resultsKey(account, tx, upload)
    for (const body of (await readFindings(tx, key, [0])).values()) {
      const { parts, ...finding } = asStoredFinding(body)
      if (parts && !finding.ofEarlierClaim) return narrate.prompt(skeletonOf({ ...finding, parts }))
    }
  }
  return null
}

async function columnsExample(
  context: Context,
  tx: TenantTransaction,
): Promise<ModelExample['columns']> {
  const account = await context.accountKeys.of(tx, tx.userId)
  const waiting = (await listUploads(tx)).filter(({ error_code }) => error_code === 'needs-look')
  for (const upload of waiting.slice(0, newestUploads)) {
    const sealed = await findLook(tx, upload.id)
    const look = sealed && openLook(await resultsKey(account, tx, upload), sealed)
    const asked = look && askedOf(look)
    if (asked) return { ...columnHelp.prompt(asked), isMadeUp: false }
  }
  return { ...columnHelp.prompt(columnExample), isMadeUp: true }
}

/** What the model was asked and what it cost, for administrators. */
export async function modelOversight(context: Context): Promise<ModelOversight> {
  const days = await context.database.asSystem(callsByDay)
  const daily = context.model?.settings.daily
  return {
    model: modelNamed(context),
    dailyDollars: daily ? { all: dollars(daily.all), customer: dollars(daily.customer) } : null,
    days: days.map(({ microUsd, ...day }) => ({ ...day, dollars: dollars(microUsd) })),
  }
}

/** The newest, as many as a page of the uploads list shows. */
const newestUploads = 20

async function completedUploads(tx: TenantTransaction) {
  const uploads = await listUploads(tx)
  return uploads.filter(({ status }) => status === 'completed').slice(0, newestUploads)
}

function modelNamed({ model }: Context): ModelStanding['model'] {
  return model ? { name: model.settings.model, host: new URL(model.settings.baseUrl).host } : null
}

function dollars(microUsd: number): number {
  return microUsd / 1_000_000
}
