import path from 'node:path'
import { allRules } from '@plumbline/engine'
import { sql } from 'kysely'
import { asOwner } from '../../packages/server/src/db/connect.ts'
import { openContext, type OpenContext } from '../../packages/server/src/open-context.ts'
import { readSettings } from '../../packages/server/src/settings/read-settings.ts'
import { findUpload } from '../../packages/server/src/db/uploads/uploads.ts'
import type { TenantTransaction } from '../../packages/server/src/db/transactions.ts'
import type { ResultsKey } from '../../packages/server/src/files/results-key.ts'
import { resultsKey } from '../../packages/server/src/stored-audits/results-key.ts'
import {
  readFindings,
  sealFinding,
} from '../../packages/server/src/stored-audits/sealed-results.ts'
import type { RunningProduct } from '../running-product.ts'

const atOnce = 5_000

/** A second way into the data of a product that runs. */
export function openBeside(product: RunningProduct): Promise<OpenContext> {
  const DATA_DIR = path.dirname(product.databaseFolder)
  return openContext(readSettings({ DATA_DIR, LOG_LEVEL: 'silent' }))
}

/**
 * Fills audited uploads up with findings until an account has so many: each sealed under its own number
 * as an audit seals it, of the rules, payees, claims, days and dollars that many files would have.
 */
export async function makeFindings(
  context: OpenContext,
  userId: string,
  uploads: readonly string[],
  wanted: number,
): Promise<void> {
  const each = Math.ceil(wanted / uploads.length)
  for (const uploadId of uploads) {
    const key = await context.database.asTenant(userId, (tx) => keyOf(context, tx, uploadId))
    const bodies = await context.database.asTenant(userId, (tx) => readFindings(tx, key))
    const texts = Array.from(bodies.values(), (body) => JSON.stringify(body))
    for (let from = 0; from < each; from += atOnce) {
      const numbers = Array.from(
        { length: Math.min(atOnce, each - from) },
        (_, at) => 1_000_000 + from + at,
      )
      const sealed = numbers.map((number) =>
        sealFinding(key, number, texts[number % texts.length] ?? '{}'),
      )
      await context.database.asTenant(userId, (tx) => insert(tx, uploadId, numbers, sealed))
    }
  }
  await tidied(context)
}

/** What the database does by itself within a minute of so many rows. */
async function tidied({ settings }: OpenContext): Promise<void> {
  await asOwner(settings, (client) =>
    client.query(
      `vacuum analyze findings, finding_codes, finding_totals, finding_sizes, finding_groups,
        finding_claims`,
    ),
  )
}

async function keyOf(
  context: OpenContext,
  tx: TenantTransaction,
  uploadId: string,
): Promise<ResultsKey> {
  const upload = await findUpload(tx, uploadId)
  if (!upload) throw new Error('There is no such upload')
  return resultsKey(await context.accountKeys.of(tx, tx.userId), tx, upload)
}

const ruleIds = allRules.map(({ id }) => id)
const categories = [
  'duplicate',
  'unbundling',
  'units',
  'overpayment',
  'modifier-misuse',
  'upcoding',
]

/** Values follow from the number: the same every time. Marks are of as many as a payer would see. */
async function insert(
  tx: TenantTransaction,
  uploadId: string,
  numbers: readonly number[],
  sealed: readonly Buffer[],
): Promise<void> {
  const mark = (text: ReturnType<typeof sql>) => sql`decode(md5(${text}), 'hex')`
  await sql`
    insert into findings (user_id, upload_id, number, rule_id, category, class, standing,
      firm_cents, records_needed_cents, in_doubt_cents, paid_cents, service_day, line, row, lines,
      claim_mark, patient_mark, payee_mark, payer_mark, code_marks, fingerprint, kin)
    select ${tx.userId}::uuid, ${uploadId}::uuid, number,
      (${ruleIds}::text[])[1 + (roll % ${ruleIds.length})],
      (${categories}::text[])[1 + (roll / 7 % ${categories.length})],
      (array['error', 'lead', 'outlier'])[1 + (roll / 11 % 3)],
      (array['firm', 'records-needed', 'in-doubt'])[1 + (roll / 11 % 3)],
      case when roll / 11 % 3 = 0 then cents else 0 end,
      case when roll / 11 % 3 = 1 then cents else 0 end,
      case when roll / 11 % 3 = 2 then cents else 0 end,
      cents * 2, 19700 + (roll / 17 % 730)::integer, (roll % 500)::integer,
      2 + (roll % 500)::integer, 2,
      ${mark(sql`'claim' || (number / 3) || upload`)}, ${mark(sql`'patient' || (roll % 40000)`)},
      case when roll % 100 < 3 then null else ${mark(sql`'payee' || (roll / 5 % 800)`)} end,
      ${mark(sql`'payer' || (roll / 3 % 12)`)},
      array[${mark(sql`'code' || (roll / 13 % 600)`)}, ${mark(sql`'code' || (roll / 19 % 600)`)}],
      ${mark(sql`'print' || number || upload`)}, ${mark(sql`'kin' || number || upload`)}
    from unnest(${numbers}::integer[]) as given (number),
      lateral (select ${uploadId}::text as upload,
        ('x' || substr(md5(number || ${uploadId}::text), 1, 8))::bit(32)::bigint as roll) as rolled,
      lateral (select 100 + (roll / 29 % 90000) as cents) as priced`.execute(tx.sql)
  await sql`
    insert into finding_texts (user_id, upload_id, number, sealed)
    select ${tx.userId}::uuid, ${uploadId}::uuid, number, sealed
    from unnest(${numbers}::integer[], ${sealed}::bytea[]) as given (number, sealed)`.execute(
    tx.sql,
  )
}
