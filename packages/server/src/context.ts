import type { Database } from './db/transactions.ts'
import type { OriginalFiles } from './files/original-files.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { AccountKeys } from './keys/account-keys.ts'
import type { Mail } from './mail/mail.ts'
import type { Payments } from './payments/payments.ts'
import type { Renderer } from './rendering/renderer.ts'
import type { AuditTrail } from './audit-trail/audit-trail.ts'
import type { DeletionLedger } from './files/deletion-ledger.ts'
import type { OpenModel } from './model/open-model.ts'
import type { Settings } from './settings/settings.ts'

/** What services stand on; made once at start, handed down, never looked up. */
export interface Context {
  readonly settings: Settings
  readonly database: Database
  readonly auditTrail: AuditTrail
  readonly payments: Payments
  readonly mail: Mail
  /** Each account's own key, which seals what is kept of its claims. */
  readonly accountKeys: AccountKeys
  /** Seals the secrets of second factors, which are no claims and go by the account's rows. */
  readonly secondFactorKey: Buffer
  /** The uploaded files, encrypted. */
  readonly originals: OriginalFiles
  /** Who was deleted, as known outside the database. */
  readonly deletions: DeletionLedger
  readonly jobs: JobQueue
  readonly renderer: Renderer
  /** Undefined: all words are written by rules. */
  readonly model: OpenModel | undefined
  readonly sessionLimits: SessionLimits
}

/** How long a session lasts: without a request, and at most. */
export interface SessionLimits {
  readonly idleMs: number
  readonly absoluteMs: number
}
