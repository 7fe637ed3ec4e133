import type { SummaryWordsByRule } from '@plumbline/ai'
import type { ReportOrder } from '@plumbline/contract'
import type { ReportCover } from '@plumbline/report'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { findBranding } from '../../db/accounts/branding.ts'
import { findUser } from '../../db/accounts/users.ts'
import { findLineOfPayee } from '../../db/results/report-decisions.ts'
import { findReport, findReportState, type ReportChoice } from '../../db/results/reports.ts'
import type { TenantTransaction } from '../../db/transactions.ts'
import type { UploadRow } from '../../db/uploads/uploads.ts'
import type { ResultsKey } from '../../files/results-key.ts'
import type { ToldDecisions } from '../../stored-audits/told-decisions.ts'
import { openBranding } from '../../stored-audits/branding.ts'
import { resultsKey } from '../../stored-audits/results-key.ts'
import { uploadWords } from '../../stored-audits/upload-words.ts'
import { wordedCauses } from '../words/word-causes.ts'
import { reportDecisions } from './report-decisions.ts'
import { coverOf, reportState } from './report-words.ts'

/** What is known before a report is made. */
export interface WantedReport {
  readonly choice: ReportChoice
  readonly key: ResultsKey
  readonly kept: Buffer | undefined
  readonly cover: ReportCover
  readonly told: ToldDecisions
  readonly payeeLine: number | undefined
  /** What a model wrote of main causes, where that is asked for. */
  readonly causes: SummaryWordsByRule
}

/**
 * Which report is asked for, as decisions and cover stand now, and what was kept of it. Throws
 * `not-found` for a payee without findings, and for a number that no report has.
 */
export async function wantedReport(
  context: Context,
  tx: TenantTransaction,
  upload: UploadRow,
  order: ReportOrder,
): Promise<WantedReport> {
  const { version = upload.audit_version, edition, members, payee, revision } = order
  const account = await context.accountKeys.of(tx, upload.user_id)
  const key = await resultsKey(account, tx, upload)
  const told = await reportDecisions(tx, upload.id)
  const look = openBranding(account, upload.user_id, await findBranding(tx))
  const payeeMark = Buffer.from(payee ?? '', 'hex')
  const kept = revision === undefined ? undefined : await findReportState(tx, upload.id, revision)
  if (revision !== undefined && !kept) throw new AppError('not-found')
  const role = (await findUser(tx, upload.user_id))?.account_role ?? null
  const causes = order.words === 'model' ? await wordedCauses(context, tx, upload.id) : {}
  const choice = {
    ...{ uploadId: upload.id, auditVersion: version, edition, members, payeeMark },
    state: kept ?? reportState(key, told, order.cover, look, role, causes),
  }
  const { uploadName } = uploadWords(account, upload)
  return {
    ...{ choice, key, told, causes },
    kept: await findReport(tx, choice),
    cover: await coverOf(tx, uploadName, order.cover, look),
    payeeLine: payee === undefined ? undefined : await payeeLineOf(tx, upload.id, payeeMark),
  }
}

async function payeeLineOf(tx: TenantTransaction, uploadId: string, payeeMark: Buffer) {
  const line = await findLineOfPayee(tx, uploadId, payeeMark)
  if (line === undefined) throw new AppError('not-found')
  return line
}
