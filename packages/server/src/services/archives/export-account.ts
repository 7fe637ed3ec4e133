import type { Readable } from 'node:stream'
import { AppError } from '../../app-error.ts'
import { ownAct, type Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { findUser, type UserRow } from '../../db/accounts/users.ts'
import { listCaseIds } from '../../db/cases/list-cases.ts'
import { listUploads, type UploadRow } from '../../db/uploads/uploads.ts'
import type { AccountSeal } from '../../files/envelope.ts'
import { openCorrectedFiles } from '../../stored-audits/corrected-files.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { uploadWords } from '../../stored-audits/upload-words.ts'
import { storedOriginal } from '../uploads/stored-original.ts'
import { claimsCsv, setAsideRows } from '../results/downloads.ts'
import { uploadAnswer } from '../uploads/upload-answer.ts'
import { archive, archiveName, one, type Entry } from '../../files/zip-archive.ts'
import { caseEntries } from './case-entries.ts'
import { reviewEntries } from './review-entries.ts'

/**
 * All of an account as a ZIP, in pieces: the account, its uploads as they were sent, every line with
 * its verdict, what was set aside, what people decided, named and wrote; at the end a manifest with the
 * digest of each. In the trail.
 */
export async function exportAccount(context: Context, actor: Actor): Promise<Readable> {
  const { user, uploads, account, cases } = await context.database.asTenant(
    actor.userId,
    async (tx) => {
      const found = await findUser(tx, actor.userId)
      if (!found) throw new AppError('unauthorized')
      await context.auditTrail.record(tx, {
        action: 'export-downloaded',
        ...ownAct(actor),
        detail: { everything: true },
      })
      const seal = await context.accountKeys.of(tx, actor.userId)
      return {
        user: found,
        uploads: await listUploads(tx),
        account: seal,
        cases: await listCaseIds(tx),
      }
    },
  )
  const entries = [accountEntry(user, uploads, account)]
  for (const upload of uploads) {
    entries.push(...entriesOf(context, actor, upload, account))
    entries.push(...(await correctedEntries(context, upload, account)))
  }
  entries.push(...reviewEntries(context, actor))
  for (const id of cases) entries.push(...(await caseEntries(context, actor, id, `cases/${id}`)))
  return archive(entries)
}

function accountEntry(user: UserRow, uploads: readonly UploadRow[], account: AccountSeal): Entry {
  const told = {
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    companyName: user.company_name,
    accountRole: user.account_role,
    planId: user.plan_id,
    subscriptionStatus: user.subscription_status,
    bonusCredits: user.bonus_credits,
    createdAt: user.created_at.toISOString(),
    retentionDays: user.retention_days,
    uploads: uploads.map((upload) => uploadAnswer(upload, account)),
  }
  return { path: 'account.json', bytes: () => one(JSON.stringify(told, undefined, 2)) }
}

function entriesOf(
  context: Context,
  actor: Actor,
  upload: UploadRow,
  account: AccountSeal,
): Entry[] {
  const folder = `uploads/${upload.id}`
  const original: Entry[] =
    upload.file_key === null
      ? []
      : [
          {
            path: `${folder}/original/${archiveName(uploadWords(account, upload).fileName)}`,
            bytes: async () => one(await storedOriginal(context, account, upload)),
          },
        ]
  if (upload.status !== 'completed') return original
  return [
    ...original,
    { path: `${folder}/claims.csv`, bytes: () => claimsCsv(context, actor, upload.id) },
    {
      path: `${folder}/set-aside.csv`,
      bytes: async () => one(await setAsideRows(context, actor, upload.id)),
    },
  ]
}

/** Files of corrected rows that belong to an upload, as they were sent. */
async function correctedEntries(
  context: Context,
  upload: UploadRow,
  account: AccountSeal,
): Promise<Entry[]> {
  const open = () =>
    context.database.asTenant(upload.user_id, async (tx) =>
      openCorrectedFiles(tx, await resultsKey(account, tx, upload)),
    )
  return (await open()).map((_, at) => ({
    path: `uploads/${upload.id}/corrected/${at + 1}`,
    bytes: async () => one((await open())[at]?.bytes ?? new Uint8Array()),
  }))
}
