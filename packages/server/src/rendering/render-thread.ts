import { parentPort, workerData, type MessagePort } from 'node:worker_threads'
import { writeClaimsCsv } from '@plumbline/report'
import { openDatabase, type TenantTransaction } from '../db/transactions.ts'
import { findUpload } from '../db/uploads/uploads.ts'
import { fixVoice } from '../stored-audits/fix-voice.ts'
import { readMemberNumbers } from '../stored-audits/member-numbers.ts'
import { readStoredAudit } from '../stored-audits/stored-audit.ts'
import { planTrial } from './plan-trial.ts'
import { reportOf, type CompletedAudit } from './report-of.ts'
import type {
  RenderAnswer,
  Rendering,
  RenderRequest,
  RenderThreadData,
  UploadRendering,
} from './messages.ts'

/** The thread in which reports and exports are read and made, beside the one that answers requests. */

const { connection } = asData(workerData)
const database = openDatabase({ ...connection, max: 2 })

parentPort?.on('message', ({ line, rendering }: RenderRequest) => {
  serve(line, rendering)
})

/** Whoever starts the thread gives it this and nothing else. */
function asData(data: unknown): RenderThreadData {
  return data as RenderThreadData
}

/** A piece for every question; who asks no more has gone. */
function serve(line: MessagePort, rendering: Rendering): void {
  const pieces = piecesOf(rendering)
  line.on('message', () => {
    void nextOf(pieces, rendering).then((answer) => {
      line.postMessage(answer)
    })
  })
  line.once('close', () => void pieces.return(undefined).catch(() => undefined))
}

async function nextOf(
  pieces: AsyncGenerator<string, undefined>,
  rendering: Rendering,
): Promise<RenderAnswer> {
  try {
    const { done, value } = await pieces.next()
    return done ? { say: 'end' } : { say: 'piece', text: value }
  } catch (error) {
    if (await isGone(rendering)) return { say: 'gone' }
    return { say: 'failed', error: error instanceof Error ? error : new Error('It cannot be made') }
  }
}

/** Whoever asks has looked already; it may have been deleted since, also while it was read. */
async function isGone(rendering: Rendering): Promise<boolean> {
  if (rendering.kind === 'sample-report') return false
  const { userId, uploadId } = rendering
  return (await database.asTenant(userId, (tx) => findUpload(tx, uploadId))) === undefined
}

const pieceLength = 1 << 17

async function* piecesOf(rendering: Rendering): AsyncGenerator<string, undefined> {
  let piece = ''
  for (const text of await textsFor(rendering)) {
    piece += text
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  if (piece !== '') yield piece
}

async function textsFor(rendering: Rendering): Promise<Iterable<string>> {
  if (rendering.kind === 'sample-report') {
    // Only here does the thread read a claims file and judge it; everything else was audited before.
    const { sampleReport } = await import('./sample-report.ts')
    return [await sampleReport()]
  }
  const audit = await database.asTenant(rendering.userId, (tx) => completedAudit(tx, rendering))
  return textsOf(audit, rendering)
}

function textsOf(audit: CompletedAudit, rendering: UploadRendering): Iterable<string> {
  switch (rendering.kind) {
    case 'report':
      return [reportOf(audit, rendering)]
    case 'plan-trial':
      return [JSON.stringify(planTrial(audit, rendering))]
    case 'claims-csv':
      return csvOf(audit)
  }
}

async function completedAudit(
  tx: TenantTransaction,
  { uploadId, resultsKey }: UploadRendering,
): Promise<CompletedAudit> {
  const upload = await findUpload(tx, uploadId)
  if (upload?.status !== 'completed') throw new Error('There is no completed audit to render')
  const members = await readMemberNumbers(tx, resultsKey)
  const voice = await fixVoice(tx, upload.audit_type)
  return { upload, members, ...(await readStoredAudit(tx, upload, resultsKey, voice)) }
}

function csvOf({ document, lines, members }: CompletedAudit): Iterable<string> {
  return writeClaimsCsv(document, lines, members)
}
