import type { AnchorSettings, S3Settings } from './bucket-settings.ts'
import type { KmsSettings } from './kms-settings.ts'
import type { MailSettings } from './mail-settings.ts'
import type { ModelSettings } from './model-settings.ts'
import type { StripeSettings } from './stripe-settings.ts'

/** The settings, read once; nothing else reads the environment. */
export interface Settings {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly metrics: MetricsSettings
  /** Undefined: a request's own host is the origin that changes must come from. */
  readonly publicUrl: string | undefined
  readonly dataFolder: string
  readonly databaseFolder: string
  /** The application's login: owns nothing, bypasses nothing. Undefined: the embedded database. */
  readonly databaseUrl: string | undefined
  /** The owner's login, for migrations, back-ups and restoring; a production server never uses it. */
  readonly migrationUrl: string | undefined
  readonly referenceFolder: string
  /** Undefined in evaluation mode: one is made and kept under the data folder. */
  readonly encryptionKey: Buffer | undefined
  /** Keys that were replaced and still open what they wrapped, until `npm run keys:rotate` is done. */
  readonly previousEncryptionKeys: readonly Buffer[]
  /** Undefined: no master key lies in a key management service. */
  readonly kms: KmsSettings | undefined
  readonly admin: Account
  readonly demo: Account
  readonly role: 'all' | 'server' | 'worker'
  readonly workers: number
  readonly limits: AccountLimits
  /** Open pages that are told of their uploads, in one process. */
  readonly streams: { readonly ofAccount: number; readonly inAll: number }
  readonly sessionIdleMs: number
  readonly sessionAbsoluteMs: number
  /** An administrator without one can only set one up. */
  readonly adminSecondFactor: 'required' | 'optional'
  /** From one network. */
  readonly registrationsPerHour: number
  readonly stripe: StripeSettings | undefined
  /** Undefined: uploaded files lie under the data folder. */
  readonly s3: S3Settings | undefined
  readonly anchors: AnchorSettings
  readonly salesEmail: string
  readonly supportEmail: string
  /** Undefined: letters are shown (evaluation mode) or not sent. */
  readonly mail: MailSettings | undefined
  /** Addresses of proxies that may name the caller; empty: none. */
  readonly trustedProxies: readonly string[]
  /** A Chromium that prints letters to PDF. Undefined: letters are HTML and DOCX. */
  readonly chromium: string | undefined
  /** Undefined: all words are written by rules. */
  readonly model: ModelSettings | undefined
  readonly logLevel: string
}

/** Where `/metrics` is answered; `chosen`: whoever set it wants to know where it cannot be. */
export interface MetricsSettings {
  readonly port: number | 'off'
  readonly host: string
  readonly chosen: boolean
}

/** What one account may have at a time. */
export interface AccountLimits {
  /** Uploads that are not yet audited. */
  readonly waitingUploads: number
  /** Bytes of files as they were sent, of rows that came corrected, and of reports that are kept. */
  readonly accountBytes: number
}

interface Account {
  readonly email: string | undefined
  readonly password: string | undefined
}

/** What commands on the database alone need: neither keys nor passwords, also in production. */
export type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'migrationUrl' | 'databaseFolder'>
