import { flushCompileCache } from 'node:module'
import { auditWorker, type Moment } from '../services/audit/audit-upload.ts'
import { startWorker } from '../worker/start-worker.ts'
import { openContext } from '../open-context.ts'
import { readSettings } from '../settings/read-settings.ts'

/** A worker that stands still for ever at the moment named by its argument, and says so. */
const moment = process.argv[2]
const context = await openContext(readSettings(process.env))
const reached = async (now: Moment) => {
  if (now !== moment) return
  process.stdout.write('stands\n')
  await new Promise(() => undefined)
}
// It is killed, and keeps nothing then.
flushCompileCache()
await startWorker(context, context.connection, { ...auditWorker(context), reached })
