import { exampleContacts } from '@plumbline/contract'
import * as z from 'zod'
import { trustedProxies } from './trusted-proxies.ts'

const text = z.string().trim().min(1).optional()
const positive = (fallback: number) => z.coerce.number().int().positive().default(fallback)

/** The variables that are settings, each as it must be written. */
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
  ACCOUNT_EVENT_STREAMS: positive(20),
  EVENT_STREAMS: positive(2_000),
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
  AI_PROVIDER: z
    .enum(['anthropic', 'openai', 'azure', 'bedrock', 'vertex', 'openai-compatible'])
    .optional(),
  AI_MODEL: text,
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: text,
  AI_BAA: z.literal('signed').optional(),
  AI_BAA_DATE: z.iso.date('must be a day as 2026-01-31').optional(),
  AI_ZERO_RETENTION: z.literal('yes').optional(),
  AI_DAILY_USD: z.coerce.number().positive().default(20),
  AI_CUSTOMER_DAILY_USD: z.coerce.number().positive().default(2),
  AI_INPUT_USD_PER_MILLION: z.coerce.number().nonnegative().default(3),
  AI_OUTPUT_USD_PER_MILLION: z.coerce.number().nonnegative().default(15),
  TRUST_PROXY: trustedProxies,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** What the environment says, each variable looked at by itself. */
export type Environment = z.infer<typeof Environment>

/** Settings that are missing, unsafe or unreadable; the message names all of them at once. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/** Reads the variables. Throws `SettingsError` with every fault in one message. */
export function parseEnvironment(environment: NodeJS.ProcessEnv): Environment {
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
