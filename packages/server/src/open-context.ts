import type { Context } from './context.ts'
import { connectDatabase } from './db/connect.ts'
import { openKeys } from './keys.ts'
import { auditTrail } from './services/audit-trail.ts'
import type { Settings } from './settings.ts'

/** Everything that the server and the worker stand on, opened in order; closes in reverse. */
export interface OpenContext extends Context {
  close(): Promise<void>
}

export async function openContext(settings: Settings): Promise<OpenContext> {
  const connected = await connectDatabase(settings)
  const keys = openKeys(settings)
  return {
    settings,
    database: connected.database,
    auditTrail: auditTrail(keys.auditTrail),
    sessionLimits: { idleMs: settings.sessionIdleMs, absoluteMs: settings.sessionAbsoluteMs },
    close: () => connected.close(),
  }
}
