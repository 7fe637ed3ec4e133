import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { auditTrail } from '../audit-trail/audit-trail.ts'
import { appRole } from '../db/app-login.ts'
import { installJobQueue } from '../db/job-schema.ts'
import { openDatabase } from '../db/transactions.ts'
import { sealBytes } from '../files/envelope.ts'
import { localMasterKey } from '../keys/master-key.ts'

const migrations = join(import.meta.dirname, '../../migrations')

/** A database as the version before encryption left it, with one audited upload. */
export interface OldDatabase {
  /** As its owner, who sees every row, and as the application. */
  readonly url: string
  readonly appUrl: string
  readonly masterKey: Buffer
  readonly userId: string
  readonly uploadId: string
  /** Texts that stand in it in clear. */
  readonly sentinels: readonly string[]
  readonly patientMark: string
}

const sentinels = {
  claim: 'SENTCLAIM1',
  diagnosis: 'Z9988',
  procedure: 'SP777',
  drug: 'sentinelomab',
  prescription: 'SENTRX42',
  provider: 'Sentinel Clinic',
  file: 'sentinel-smith.csv',
  title: 'Sentinel Jones',
  error: 'sentinel cell',
}

/** `lines` claim lines; more than some thousand make several steps of the encryption. */
export async function oldDatabase(lines: number): Promise<OldDatabase> {
  const { socketFolder, owner } = inject('postgres')
  const name = `old_${randomUUID().replaceAll('-', '')}`
  await withClient({ host: socketFolder, user: owner, database: 'postgres' }, (client) =>
    client.query(`create database ${name}`),
  )
  const urlOf = (user: string) =>
    `postgresql://${user}@/${name}?host=${encodeURIComponent(socketFolder)}`
  const url = urlOf(owner)
  const ids = { userId: randomUUID(), uploadId: randomUUID() }
  const masterKey = randomBytes(32)
  const mark = createHmac('sha256', localMasterKey(masterKey).derived('patients'))
    .update(ids.userId)
    .digest()
  const patientMark = createHmac('sha256', mark).update('PATIENT1').digest('hex').slice(0, 32)
  await withClient({ connectionString: url }, async (client) => {
    await migrateToClear(client)
    await fill(client, { ...ids, masterKey, lines, patientMark })
  })
  const database = openDatabase({ connectionString: url })
  const trail = auditTrail(localMasterKey(masterKey).derived('audit trail'))
  await database.asSystem((tx) =>
    trail.record(tx, { action: 'registered', actorId: undefined, targetId: ids.userId }),
  )
  await database.close()
  return {
    url,
    appUrl: urlOf(appRole),
    masterKey,
    ...ids,
    patientMark,
    sentinels: Object.values(sentinels),
  }
}

/** Every migration before encryption. */
async function migrateToClear(client: pg.Client): Promise<void> {
  await client.query(
    'create table migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  for (const file of readdirSync(migrations).sort()) {
    if (file >= '0013') continue
    await client.query(readFileSync(join(migrations, file), 'utf8'))
    await client.query('insert into migrations (name) values ($1)', [file])
  }
  await installJobQueue(client, 'plumbline_app')
}

interface Filling {
  readonly userId: string
  readonly uploadId: string
  readonly masterKey: Buffer
  readonly lines: number
  readonly patientMark: string
}

async function fill(client: pg.Client, given: Filling): Promise<void> {
  await client.query(`set app.scope = 'system'`)
  await client.query(
    `insert into users (id, role, email, password_hash, requires_payment, plan_id, subscription_status)
     values ($1, 'client', $2, 'x', false, 'starter', 'active')`,
    [given.userId, `${given.userId}@example.com`],
  )
  await addUpload(client, given)
  await addClaims(client, given)
  await addFinding(client, given)
}

async function addUpload(client: pg.Client, given: Filling): Promise<void> {
  const { userId, uploadId, masterKey, lines } = given
  const wrapping = localMasterKey(masterKey).derived('files')
  const wrapped = (place: string) => sealBytes(wrapping, `key of ${place}`, randomBytes(32))
  const document = {
    file: { name: sentinels.file, notes: [`Provider ${sentinels.provider}`] },
    setAside: [{ row: 9, code: 'bad-value', reason: `“${sentinels.error}” is no date` }],
    coverage: [],
    summary: { byCategory: { duplicate: { lines: 2, savingsCents: 500 } } },
  }
  await client.query(
    `insert into uploads (user_id, id, upload_name, audit_type, file_name, file_bytes, file_sha256,
       file_key, results_key, status, total_claims, flagged_claims, document, error_message, audit_version,
       completed_at)
     values ($1, $2, $3, 'Medical', $4, 10, $5, $6, $7, 'completed', $8, 1, $9, $10, 1, now())`,
    [
      ...[userId, uploadId, sentinels.title, sentinels.file, Buffer.alloc(32, 7)],
      wrapped(`upload ${uploadId} of ${userId}`),
      wrapped(`results of ${uploadId} of ${userId}`),
      ...[lines, JSON.stringify(document), `There is “${sentinels.error}”`],
    ],
  )
}

async function addClaims(client: pg.Client, given: Filling): Promise<void> {
  const { userId, uploadId, lines, patientMark } = given
  const facts = {
    claimId: sentinels.claim,
    diagnoses: [sentinels.diagnosis],
    modifiers: [],
    procedureCode: sentinels.procedure,
    drugName: sentinels.drug,
    prescriptionNumber: sentinels.prescription,
    billingName: sentinels.provider,
  }
  await client.query(
    `insert into claims (user_id, upload_id, line, row, claim_id, error_flag, audit_summary, suggested_fix,
       categories, finding_numbers, savings_cents, patient_hash, age_years, sex, service_day, procedure_code,
       charge_cents, facts, search)
     select $1, $2, line, line + 2, $3, 'Flagged', 'Claim ' || $3, 'Call ' || $4, '{duplicate}', '{0}', 500,
       $5, 40, 'F', 19000, $6, 1000, $7::json, lower($3 || '-' || line)
     from generate_series(0, $8 - 1) as line`,
    [
      ...[userId, uploadId, sentinels.claim, sentinels.provider, Buffer.from(patientMark, 'hex')],
      ...[sentinels.procedure, JSON.stringify(facts), lines],
    ],
  )
}

async function addFinding(client: pg.Client, { userId, uploadId }: Filling): Promise<void> {
  const body = {
    ruleId: 'exact-duplicate',
    category: 'duplicate',
    class: 'error',
    message: `Claim ${sentinels.claim}`,
    rows: [2],
    atRisk: [],
    evidence: [],
  }
  await client.query(
    `insert into findings (user_id, upload_id, number, rule_id, body)
     values ($1, $2, 0, 'exact-duplicate', $3)`,
    [userId, uploadId, JSON.stringify(body)],
  )
}

async function withClient<Answer>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
