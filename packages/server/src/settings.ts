import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { exampleContacts } from '@plumbline/contract'
import * as z from 'zod'
import { isWeakKey, isWeakPassword } from './weak-secrets.ts'

const text = z.string().trim().min(1).optional()
const positive = (fallback: number) => z.coerce.number().int().positive().default(fallback)

const named = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Addresses, networks as `10.0.0.0/8`, and the names of whole ranges; hops cannot be trusted. */
const trustedProxies = text.transform((value, context) => {
  const proxies = value?.split(',').map((proxy) => proxy.trim()) ?? []
  const wrong = proxies.find((proxy) => !isProxy(proxy))
  if (wrong === undefined) return proxies
  const message =
    `“${wrong}” names no proxy. Give addresses or networks (10.0.0.5, 10.0.0.0/8, loopback), ` +
    'separated by commas; a number of hops would let callers make up their address'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

function isProxy(proxy: string): boolean {
  const [address = '', bits, ...rest] = proxy.split('/')
  const version = isIP(address)
  if (version === 0) return named.has(proxy)
  if (rest.length > 0) return false
  if (bits === undefined) return true
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128)
}

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.union([z.literal('off'), z.coerce.number().int().min(0).max(65_535)]).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: text,
  MIGRATION_URL: text,
  REFERENCE_DIR: text,
  ENCRYPTION_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits (32 bytes)')
    .optional(),
  ENCRYPTION_KEY_PREVIOUS: z
    .string()
    .regex(
      /^[0-9a-f]{64}(?:,[0-9a-f]{64})*$/i,
      'must be keys of 64 hexadecimal digits with commas between them',
    )
    .optional(),
  KMS_KEY_ID: text,
  KMS_KEY_ID_PREVIOUS: text,
  KMS_REGION: z.string().default('us-east-1'),
  KMS_ENDPOINT: z.url().optional(),
  KMS_ACCESS_KEY_ID: text,
  KMS_SECRET_ACCESS_KEY: text,
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  DEMO_EMAIL: z.email().optional(),
  DEMO_PASSWORD: z.string().min(8).optional(),
  ROLE: z.enum(['all', 'server', 'worker']).default('all'),
  WORKERS: positive(2),
  ACCOUNT_WAITING_UPLOADS: positive(50),
  ACCOUNT_STORAGE_MB: positive(5_000),
  SESSION_IDLE_MINUTES: positive(30),
  SESSION_HOURS: positive(12),
  REGISTRATIONS_PER_HOUR: positive(20),
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PRICE_STARTER: text,
  STRIPE_PRICE_PROFESSIONAL: text,
  STRIPE_API_BASE: z.url().optional(),
  S3_BUCKET: text,
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  ANCHOR_S3_BUCKET: text,
  ANCHOR_S3_ENDPOINT: z.url().optional(),
  ANCHOR_S3_REGION: text,
  ANCHOR_S3_ACCESS_KEY_ID: text,
  ANCHOR_S3_SECRET_ACCESS_KEY: text,
  ANCHOR_RETENTION_DAYS: positive(2_190),
  ANCHOR_LOG: z.enum(['on', 'off']).default('off'),
  SALES_EMAIL: z.email().default(exampleContacts.salesEmail),
  SUPPORT_EMAIL: z.email().default(exampleContacts.supportEmail),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: text,
  CHROMIUM: text,
  TRUST_PROXY: trustedProxies,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

const defaultMetricsPort = 9464

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
  /** Bytes of uploaded files, as they were sent. */
  readonly accountBytes: number
}

interface Account {
  readonly email: string | undefined
  readonly password: string | undefined
}

/** A server that takes letters, and who they are from. */
export interface MailSettings {
  readonly url: string
  readonly from: string
}

/** Master keys that lie in the key management service of AWS, or in one that speaks its protocol. */
export interface KmsSettings {
  /** The one that wraps. Undefined: `ENCRYPTION_KEY` does, and these were replaced by it. */
  readonly keyId: string | undefined
  /** Keys that were replaced and still open what they wrapped. */
  readonly previousKeyIds: readonly string[]
  /** Of keys whose name does not say it. */
  readonly region: string
  /** Undefined: that of AWS in the region. */
  readonly endpoint: string | undefined
  /** Undefined: what the machine, the container or the AWS files and variables say. */
  readonly credentials:
    { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
}

/** A bucket of a storage that speaks S3. */
export interface S3Settings {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Where the audit trail's last link is kept besides the file under DATA_DIR. */
export interface AnchorSettings {
  /** A bucket that takes nothing back before its time (Object Lock). */
  readonly bucket: S3Settings | undefined
  readonly retentionDays: number
  /** As lines of the log, for whatever collects it. */
  readonly log: boolean
}

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly prices: { readonly starter: string; readonly professional: string }
  readonly apiBase: string | undefined
}

/** Settings that are missing, unsafe or unreadable; the message names all of them at once. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** What commands on the database alone need: neither keys nor passwords, also in production. */
export type DatabaseSettings = Pick<Settings, 'databaseUrl' | 'migrationUrl' | 'databaseFolder'>

/** Reads where the database is. Throws `SettingsError` with every fault in one message. */
export function readDatabaseSettings(environment: NodeJS.ProcessEnv): DatabaseSettings {
  return settingsOf(parseEnvironment(environment))
}

/** Reads settings from an environment. Throws `SettingsError` with every fault in one message. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const parsed = parseEnvironment(environment)
  const settings = settingsOf(parsed)
  if (settings.production) requireForProduction(parsed)
  return settings
}

function parseEnvironment(environment: NodeJS.ProcessEnv): z.infer<typeof Environment> {
  const parsed = Environment.safeParse(withoutBlanks(environment))
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new SettingsError(`These settings cannot be used:\n  ${faults.join('\n  ')}`)
  }
  if (parsed.data.MIGRATION_URL !== undefined && parsed.data.DATABASE_URL === undefined) {
    throw new SettingsError('MIGRATION_URL needs DATABASE_URL, the application’s own login, too.')
  }
  return parsed.data
}

function withoutBlanks(environment: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(environment).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1].trim() !== '',
  )
  return Object.fromEntries(entries)
}

function settingsOf(env: z.infer<typeof Environment>): Settings {
  const dataFolder = resolve(env.DATA_DIR)
  const minuteMs = 60_000
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    metrics: {
      port: env.METRICS_PORT ?? defaultMetricsPort,
      host: env.METRICS_HOST,
      chosen: env.METRICS_PORT !== undefined,
    },
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    dataFolder,
    databaseFolder: join(dataFolder, 'postgres'),
    databaseUrl: env.DATABASE_URL,
    migrationUrl: env.MIGRATION_URL,
    referenceFolder: resolve(env.REFERENCE_DIR ?? join(dataFolder, 'reference')),
    encryptionKey:
      env.ENCRYPTION_KEY === undefined ? undefined : Buffer.from(env.ENCRYPTION_KEY, 'hex'),
    previousEncryptionKeys: (env.ENCRYPTION_KEY_PREVIOUS?.split(',') ?? []).map((key) =>
      Buffer.from(key, 'hex'),
    ),
    kms: kmsOf(env),
    admin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    demo: { email: env.DEMO_EMAIL, password: env.DEMO_PASSWORD },
    role: env.ROLE,
    workers: env.WORKERS,
    limits: {
      waitingUploads: env.ACCOUNT_WAITING_UPLOADS,
      accountBytes: env.ACCOUNT_STORAGE_MB * 1_000_000,
    },
    sessionIdleMs: env.SESSION_IDLE_MINUTES * minuteMs,
    sessionAbsoluteMs: env.SESSION_HOURS * 60 * minuteMs,
    adminSecondFactor:
      env.ADMIN_SECOND_FACTOR ?? (env.NODE_ENV === 'production' ? 'required' : 'optional'),
    registrationsPerHour: env.REGISTRATIONS_PER_HOUR,
    stripe: stripeOf(env),
    s3: s3Of(env),
    anchors: anchorsOf(env),
    salesEmail: env.SALES_EMAIL,
    supportEmail: env.SUPPORT_EMAIL,
    mail: mailOf(env),
    trustedProxies: env.TRUST_PROXY,
    chromium: env.CHROMIUM,
    logLevel: env.LOG_LEVEL,
  }
}

/** Throws where letters would lead to an address that whoever asks can choose. */
function mailOf(env: z.infer<typeof Environment>): MailSettings | undefined {
  if (env.SMTP_URL === undefined) return undefined
  if (env.PUBLIC_URL === undefined) {
    throw new SettingsError('SMTP_URL needs PUBLIC_URL, too: the links of letters lead there.')
  }
  return { url: env.SMTP_URL, from: env.MAIL_FROM ?? `Plumbline <${env.SUPPORT_EMAIL}>` }
}

/** What is not said of the bucket of anchors is as for the files. */
function anchorsOf(env: z.infer<typeof Environment>): AnchorSettings {
  const bucket = s3Of({
    ...env,
    S3_BUCKET: env.ANCHOR_S3_BUCKET,
    S3_ENDPOINT: env.ANCHOR_S3_ENDPOINT ?? env.S3_ENDPOINT,
    S3_REGION: env.ANCHOR_S3_REGION ?? env.S3_REGION,
    S3_ACCESS_KEY_ID: env.ANCHOR_S3_ACCESS_KEY_ID ?? env.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: env.ANCHOR_S3_SECRET_ACCESS_KEY ?? env.S3_SECRET_ACCESS_KEY,
  })
  return { bucket, retentionDays: env.ANCHOR_RETENTION_DAYS, log: env.ANCHOR_LOG === 'on' }
}

/** Throws where it would not be clear which key wraps, or who asks for it. */
function kmsOf(env: z.infer<typeof Environment>): KmsSettings | undefined {
  const { KMS_KEY_ID: keyId, KMS_ACCESS_KEY_ID: accessKeyId } = env
  const previousKeyIds = env.KMS_KEY_ID_PREVIOUS?.split(',').map((id) => id.trim()) ?? []
  if (keyId === undefined && previousKeyIds.length === 0) return undefined
  if (keyId !== undefined && env.ENCRYPTION_KEY !== undefined) {
    throw new SettingsError(
      'KMS_KEY_ID and ENCRYPTION_KEY are both set: only one key can wrap. To move, give the one that was in force as ENCRYPTION_KEY_PREVIOUS or KMS_KEY_ID_PREVIOUS.',
    )
  }
  const secretAccessKey = env.KMS_SECRET_ACCESS_KEY
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    throw new SettingsError('KMS_ACCESS_KEY_ID and KMS_SECRET_ACCESS_KEY: set both or neither.')
  }
  const credentials =
    accessKeyId === undefined || secretAccessKey === undefined
      ? undefined
      : { accessKeyId, secretAccessKey }
  const { KMS_REGION: region, KMS_ENDPOINT: endpoint } = env
  return { keyId, previousKeyIds, region, endpoint, credentials }
}

/** Throws where a bucket is named without the keys to it: files would go elsewhere unnoticed. */
function s3Of(env: z.infer<typeof Environment>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT, S3_REGION: region } = env
  if (bucket === undefined) return undefined
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    const message = 'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, too.'
    throw new SettingsError(message)
  }
  const endpoint = (S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, '')
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}

function stripeOf(env: z.infer<typeof Environment>): StripeSettings | undefined {
  const {
    STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_PRICE_STARTER,
    STRIPE_PRICE_PROFESSIONAL,
  } = env
  if (
    !STRIPE_SECRET_KEY ||
    !STRIPE_WEBHOOK_SECRET ||
    !STRIPE_PRICE_STARTER ||
    !STRIPE_PRICE_PROFESSIONAL
  ) {
    return undefined
  }
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    prices: { starter: STRIPE_PRICE_STARTER, professional: STRIPE_PRICE_PROFESSIONAL },
    apiBase: env.STRIPE_API_BASE,
  }
}

/** In production these are chosen, not made up. Payments may be absent: checkout then says so. */
function requireForProduction(env: z.infer<typeof Environment>): void {
  const required = [
    'DATABASE_URL',
    ...(env.KMS_KEY_ID === undefined ? (['ENCRYPTION_KEY'] as const) : []),
    'PUBLIC_URL',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
  ] as const
  const faults: string[] = required
    .filter((name) => env[name] === undefined)
    .map((name) => `${name}: is not set${name === 'ENCRYPTION_KEY' ? ', nor is KMS_KEY_ID' : ''}`)
  if (env.KMS_ENDPOINT?.startsWith('http://') === true)
    faults.push('KMS_ENDPOINT: must begin with https://')
  if (env.PUBLIC_URL?.startsWith('http://') === true)
    faults.push('PUBLIC_URL: must begin with https://')
  faults.push(...weakSecrets(env))
  const stripe = [
    env.STRIPE_SECRET_KEY,
    env.STRIPE_WEBHOOK_SECRET,
    env.STRIPE_PRICE_STARTER,
    env.STRIPE_PRICE_PROFESSIONAL,
  ]
  if (stripe.some(Boolean) && !stripe.every(Boolean)) {
    faults.push(
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_STARTER, STRIPE_PRICE_PROFESSIONAL: set all or none',
    )
  }
  if (faults.length > 0) {
    throw new SettingsError(
      `Production mode needs settings that are missing or unsafe:\n  ${faults.join('\n  ')}`,
    )
  }
}

/** What anybody could guess protects nothing. */
function weakSecrets(env: z.infer<typeof Environment>): string[] {
  const { ENCRYPTION_KEY: key, ADMIN_PASSWORD: password } = env
  const faults: string[] = []
  if (key !== undefined && isWeakKey(Buffer.from(key, 'hex'))) {
    faults.push('ENCRYPTION_KEY: can be guessed; draw one at random, with openssl rand -hex 32')
  }
  if (password !== undefined && isWeakPassword(password, env.ADMIN_EMAIL)) {
    faults.push('ADMIN_PASSWORD: is one of the first that anybody would try; choose another')
  }
  return faults
}
