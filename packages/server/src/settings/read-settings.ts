import { join, resolve } from 'node:path'
import { anchorsOf, s3Of } from './bucket-settings.ts'
import { parseEnvironment, type Environment } from './environment.ts'
import { requireForProduction } from './for-production.ts'
import { kmsOf } from './kms-settings.ts'
import { mailOf } from './mail-settings.ts'
import { modelOf } from './model-settings.ts'
import type { DatabaseSettings, Settings } from './settings.ts'
import { stripeOf } from './stripe-settings.ts'

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

const defaultMetricsPort = 9464
const minuteMs = 60_000

function settingsOf(env: Environment): Settings {
  const dataFolder = resolve(env.DATA_DIR)
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
    streams: { ofAccount: env.ACCOUNT_EVENT_STREAMS, inAll: env.EVENT_STREAMS },
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
    model: modelOf(env),
    logLevel: env.LOG_LEVEL,
  }
}
