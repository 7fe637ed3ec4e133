import { SetAsideRow, type UploadDetails } from '@plumbline/contract'
import { allRules, numberedPlanRuleTitle } from '@plumbline/engine'
import * as z from 'zod'
import type { Context } from '../../context.ts'
import { hasSetAsideParts } from '../../db/results/set-aside-parts.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { readDocument } from '../../stored-audits/sealed-results.ts'
import type { Caller } from '../../actor.ts'
import { uploadAnswer } from '../uploads/upload-answer.ts'
import { requireUpload } from '../uploads/uploads.ts'

const titles = new Map(allRules.map((rule) => [rule.id, rule.title]))

/** The part of a document that an upload's details show; empty before the audit is complete. */
const DetailsPart = z.object({
  file: z.object({ notes: z.array(z.string()) }),
  /** Audits of earlier versions did not count it. */
  summary: z.object({ hardlyChecked: z.number().int().default(0) }),
  setAside: z.array(SetAsideRow),
  hasPages: z.boolean().default(false),
  coverage: z.array(
    z.object({
      ruleId: z.string(),
      checked: z.number(),
      notApplicable: z.number(),
      couldNotCheck: z.number(),
      because: z.string(),
      reasons: z.array(z.object({ because: z.string(), lines: z.number() })).default([]),
    }),
  ),
})

/** An upload with what its audit could not read or could not check. */
export async function uploadDetails(
  context: Context,
  caller: Caller,
  uploadId: string,
): Promise<UploadDetails> {
  return context.database.asTenant(caller.userId, async (tx) => {
    const row = await requireUpload(tx, uploadId)
    const account = await context.accountKeys.of(tx, row.user_id)
    const upload = uploadAnswer(row, account)
    const key = await resultsKey(account, tx, row)
    const stored = DetailsPart.safeParse(await readDocument(tx, key))
    if (!stored.success) return nothingYet(upload)
    const { file, summary, setAside, hasPages, coverage } = stored.data
    return {
      upload,
      notes: file.notes,
      hardlyChecked: summary.hardlyChecked,
      setAside,
      hasPages,
      canCorrect: await hasSetAsideParts(tx, row.id),
      coverage: coverage.map((entry) => ({
        ...entry,
        title: titles.get(entry.ruleId) ?? numberedPlanRuleTitle(entry.ruleId) ?? entry.ruleId,
      })),
    }
  })
}

function nothingYet(upload: UploadDetails['upload']): UploadDetails {
  const nothing = { notes: [], hardlyChecked: 0, setAside: [], coverage: [] }
  return { upload, ...nothing, hasPages: false, canCorrect: false }
}
