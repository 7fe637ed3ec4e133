import type { Database } from './db/transactions.ts'
import type { AuditTrail } from './services/audit-trail.ts'
import type { SessionLimits } from './services/sessions.ts'
import type { Settings } from './settings.ts'

/** What services stand on; made once at start, handed down, never looked up. */
export interface Context {
  readonly settings: Settings
  readonly database: Database
  readonly auditTrail: AuditTrail
  readonly sessionLimits: SessionLimits
}
