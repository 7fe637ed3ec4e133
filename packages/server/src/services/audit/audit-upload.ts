import type { AuditUploadJob } from '@plumbline/contract'
import { day } from '@plumbline/engine'
import type { Context } from '../../context.ts'
import { readEarlierLines } from '../../db/results/claim-history.ts'
import { carried } from '../../files/results-key.ts'
import { approvedPlanRules } from '../../stored-audits/plan-rules.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { openCorrectedFiles } from '../../stored-audits/corrected-files.ts'
import { uploadWords } from '../../stored-audits/upload-words.ts'
import { earlierLineOpener } from './open-earlier-lines.ts'
import { listTreatments } from '../../db/review/rule-treatments.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import { beginAttempt, type UploadRow } from '../../db/uploads/uploads.ts'
import {
  FileAsked,
  FileRefused,
  startAuditChild,
  type AuditChild,
} from '../../jobs/audit-upload/audit-child.ts'
import type { AcceptedLead, Outcome } from '../../jobs/audit-upload/messages.ts'
import { askOwner } from './ask-owner.ts'
import { refuseUpload } from './audit-failures.ts'
import { damageOf } from '../uploads/stored-original.ts'
import { recordDamage } from './broken-seal.ts'
import { mappingsForReading } from './mappings-for-reading.ts'
import { progressWriter, type ProgressWriter } from './progress-writer.ts'
import { tellOwner } from './tell-owner.ts'
import { requireCapacity, storeResults } from './store-results.ts'

/** Moments at which the tests kill the worker. */
export type Moment =
  'received' | 'claimed' | 'reading' | 'auditing' | 'before storing' | 'storing' | 'stored'

export interface AuditWorker {
  readonly context: Context
  /** Awaited at each moment; does nothing but in tests. */
  readonly reached: (moment: Moment) => Promise<void>
  readonly startChild: (onProgress: (done: number, total: number) => void) => AuditChild
}

/** A worker as it runs outside of tests. */
export function auditWorker(context: Context): AuditWorker {
  const { referenceFolder } = context.settings
  return {
    context,
    reached: () => Promise.resolve(),
    startChild: (onProgress) => startAuditChild(referenceFolder, onProgress),
  }
}

/**
 * Audits one upload. It may be run again at any time, by this or another worker: the attempt's
 * number keeps whoever came before from writing. Throws where trying again may help.
 */
export async function auditUpload(
  worker: AuditWorker,
  { userId, uploadId, typeConfirmed = false }: AuditUploadJob,
  signal: AbortSignal,
): Promise<void> {
  const { context, reached } = worker
  await reached('received')
  const upload = await context.database.asTenant(userId, (tx) => beginAttempt(tx, uploadId))
  if (!upload) return
  await reached('claimed')
  const progress = progressWriter(context.database, upload)
  const child = worker.startChild(progress.note)
  const kill = () => {
    child.kill()
  }
  signal.addEventListener('abort', kill, { once: true })
  try {
    await auditInChild(worker, { ...upload, typeConfirmed }, child, progress)
  } catch (error) {
    const damage = damageOf(error)
    if (damage !== undefined) await recordDamage(context, upload, damage)
    else if (error instanceof FileAsked) await askOwner(context, upload, error)
    else if (error instanceof FileRefused) await refuseUpload(context, upload, error)
    else throw error
  } finally {
    signal.removeEventListener('abort', kill)
    child.kill()
    await progress.end()
  }
  await tellOwner(context, { userId, uploadId })
}

/** An upload, and whether its audit type stands though the file looks like the other. */
type AskedUpload = UploadRow & { readonly typeConfirmed: boolean }

async function auditInChild(
  worker: AuditWorker,
  upload: AskedUpload,
  child: AuditChild,
  progress: ProgressWriter,
): Promise<void> {
  const { context, reached } = worker
  await progress.begin('reading')
  await reached('reading')
  const outcome = await readAndAudit(worker, upload, child, progress)
  await progress.begin('storing')
  await reached('before storing')
  const batches = child.results()
  await storeResults(context, upload, { outcome, batches, stored: () => reached('storing') })
  await reached('stored')
}

async function readAndAudit(
  { context, reached }: AuditWorker,
  upload: AskedUpload,
  child: AuditChild,
  progress: ProgressWriter,
): Promise<Outcome> {
  const owner = { userId: upload.user_id, uploadId: upload.id }
  if (!upload.file_key) throw new Error('The upload has no file')
  const opened = await context.database.asTenant(owner.userId, async (tx) => {
    const seal = await context.accountKeys.of(tx, owner.userId)
    const ofResults = await resultsKey(seal, tx, upload)
    return {
      account: seal,
      key: ofResults,
      mappings: await mappingsForReading(tx, seal, ofResults, upload),
      corrected: await openCorrectedFiles(tx, ofResults),
      // A sample shows what the product finds, whatever an account's plans say.
      planRules: upload.is_sample ? [] : await approvedPlanRules(tx, seal),
    }
  })
  const { account, key, mappings, corrected, planRules } = opened
  const reading = await child.read({
    fileName: uploadWords(account, upload).fileName,
    bytes: await context.originals.read(owner, account, upload.file_key),
    type: upload.audit_type === 'Medical' ? 'medical' : 'pharmacy',
    typeConfirmed: upload.typeConfirmed,
    auditDay: today(),
    pseudonymKey: account.patientMarks,
    resultsKey: carried(key),
    referenceFolder: context.settings.referenceFolder,
    lookWhen: upload.ask,
    ...mappings,
    leads: await context.database.asTenant(owner.userId, leadsNow),
    corrected,
    planRules,
  })
  await requireCapacity(context, upload, reading.lines)
  await progress.begin('auditing')
  await reached('auditing')
  await context.database.asTenant(owner.userId, async (tx) => {
    const open = earlierLineOpener(tx, account)
    for await (const lines of readEarlierLines(tx, upload, reading.patients)) {
      if (!(await child.remember(await open(lines)))) break
    }
  })
  return child.audit()
}

/** Rules that the account takes for leads at this moment, with what it had reviewed by then. */
async function leadsNow(tx: TenantTransaction): Promise<AcceptedLead[]> {
  return (await listTreatments(tx)).map(({ rule_id, since, reviewed, confirmed }) => ({
    ...{ ruleId: rule_id, reviewed, confirmed },
    sinceDay: day(since.toISOString().slice(0, 10)),
  }))
}

function today(): number {
  return day(new Date().toISOString().slice(0, 10))
}
