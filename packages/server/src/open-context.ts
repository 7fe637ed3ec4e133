import type { Context } from './context.ts'
import type pg from 'pg'
import { connectDatabase, type ConnectedDatabase } from './db/connect.ts'
import { openStores } from './files/open-stores.ts'
import { originalFiles } from './files/original-files.ts'
import { openJobQueue } from './jobs/job-queue.ts'
import { accountKeys } from './keys/account-keys.ts'
import { fillStoredFindings } from './keys/fill-stored-findings.ts'
import { openKeys } from './keys/open-keys.ts'
import { openMail } from './mail/mail.ts'
import { sealStoredRows } from './keys/seal-stored-rows.ts'
import { openModel } from './model/open-model.ts'
import { openPayments } from './payments/open-payments.ts'
import { openRenderer } from './rendering/renderer.ts'
import { auditTrail } from './audit-trail/audit-trail.ts'
import { deletionLedger } from './files/deletion-ledger.ts'
import type { Settings } from './settings/settings.ts'

/** Everything that the server and the worker stand on, opened in order; closes in reverse. */
export interface OpenContext extends Context {
  /** For the worker's own connections, as the application's role. */
  readonly connection: pg.PoolConfig
  close(): Promise<void>
}

export async function openContext(settings: Settings): Promise<OpenContext> {
  const connected = await connectDatabase(settings)
  try {
    return await standOn(settings, connected)
  } catch (error) {
    await connected.close()
    throw error
  }
}

/** The keys come first: with another database's, nothing may be read or written. */
async function standOn(settings: Settings, connected: ConnectedDatabase): Promise<OpenContext> {
  const keys = await openKeys(settings, connected.database)
  const accounts = accountKeys(keys.masters, connected.database)
  await sealStoredRows(connected.database, accounts, keys)
  await fillStoredFindings(connected.database, accounts)
  const jobs = await openJobQueue(connected.connection)
  const renderer = openRenderer(connected.connection)
  const stores = openStores(settings)
  return {
    settings,
    database: connected.database,
    connection: connected.connection,
    accountKeys: accounts,
    secondFactorKey: keys.secondFactors,
    originals: originalFiles(stores.originals),
    deletions: deletionLedger(stores.deletions),
    jobs,
    renderer,
    model: await openModel(settings.model),
    auditTrail: auditTrail(keys.auditTrail),
    payments: openPayments(settings, connected.database),
    mail: openMail(settings),
    sessionLimits: { idleMs: settings.sessionIdleMs, absoluteMs: settings.sessionAbsoluteMs },
    async close() {
      await Promise.allSettled([jobs.stop(), renderer.close()])
      await connected.close()
    },
  }
}
