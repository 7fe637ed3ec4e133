import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CaseWhole, FindingsPage, LetterWhole, PlanRuleWhole } from '@plumbline/contract'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { keepSuggestion } from '../../db/model/suggestions.ts'
import { customer, type TestCustomer } from '../../testing/customers.ts'
import { fillIn } from '../../testing/case-visitor.ts'
import { multipartRequest } from '../../testing/multipart.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { invited, member } from '../../testing/team.ts'
import { testPassword, testServer } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

const header = 'Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid,Billing NPI'
const line = (mark: string, claim: number) =>
  `${mark}${claim},${mark}P,2024-03-0${claim},99213,E119,1,120.00,80.00,1003000126`

/** Each claim twice, and a row that is set aside. */
function extract(mark: string, claims: number): string {
  const lines = Array.from({ length: claims }, (_, at) => line(mark, at + 1)).flatMap((one) => [
    one,
    one,
  ])
  return [header, ...lines, `${mark}9,${mark}P,someday,99213,E119,1,120.00,80.00,1003000126`].join(
    '\n',
  )
}

async function ask<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) {
  const client = new pg.Client({
    connectionString: server.context.settings.migrationUrl,
    options: '-c app.scope=system',
  })
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}

/** Every table of the database with a row in which one of these stands, in whatever column and form. */
async function tablesHolding(words: readonly string[]): Promise<string[]> {
  const tables = await ask<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      order by 1, 2`,
  )
  expect(tables.length).toBeGreaterThan(50)
  const forms = words.flatMap((word) => [word, Buffer.from(word).toString('hex')])
  const like = forms.map((form) => `%${form}%`)
  const found: string[] = []
  for (const { schema, name } of tables) {
    const rows = await ask(
      `select 1 from "${schema}"."${name}" as t where t::text ilike any($1::text[]) limit 1`,
      [like],
    )
    if (rows.length > 0) found.push(schema === 'public' ? name : `${schema}.${name}`)
  }
  return found
}

/** Files of the data folder whose path or bytes have one of these. */
function filesHolding(words: readonly string[]): string[] {
  const folder = server.context.settings.dataFolder
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) =>
      words.some((word) => path.includes(word) || readFileSync(path).includes(word)),
    )
    .filter((path) => !path.includes('/deletions'))
}

async function newest({ visitor }: TestCustomer, uploadId: string) {
  return FindingsPage.parse((await visitor.get(`/api/findings?upload=${uploadId}`)).json()).items
}

/** An account in which everything was used once. */
async function used(mark: string) {
  const owner = await customer(server, { plan_id: 'enterprise' })
  const { visitor, id } = owner
  const uploads: string[] = []
  for (const claims of [2, 3]) {
    const sent = await sendFile(visitor, extract(mark, claims), { name: `${mark}.csv` })
    expect((await ended(visitor, sent.id)).status).toBe('completed')
    uploads.push(sent.id)
  }
  const [first = '', second = ''] = uploads
  const [finding, ...others] = await newest(owner, first)
  const post = async (url: string, body: object) => {
    const answer = await visitor.post(url, body)
    expect([url, answer.statusCode < 300, answer.body]).toEqual([url, true, answer.body])
    return answer
  }
  await post(`/api/findings/${finding?.id ?? ''}/decision`, { decision: 'confirmed', note: mark })
  await post('/api/findings/decisions', {
    filter: { upload: first },
    decision: 'confirmed',
    note: mark,
  })
  const given = {
    findings: [finding, ...others].map((one) => one?.id ?? ''),
    role: 'plan',
    situation: 'record-request',
    counterpart: mark,
  }
  const opened = CaseWhole.parse((await post('/api/cases', given)).json())
  const letter = LetterWhole.parse((await post(`/api/cases/${opened.id}/letters`, {})).json())
  await fillIn(visitor, letter)
  await post(`/api/letters/${letter.id}/final`, {})
  await visitor.send({
    method: 'PATCH',
    url: `/api/cases/${opened.id}`,
    payload: { event: { kind: 'sent', on: '2026-03-02', note: mark } },
  })
  await post('/api/findings/views', { name: mark, filter: { upload: first } })
  const rule = {
    clause: '4.2',
    quote: mark,
    from: '2024-01-01',
    scope: { claims: 'medical', codes: ['99213'] },
    term: { kind: 'not-covered' },
  }
  const plan = { plan: mark, document: mark, rule }
  const kept = PlanRuleWhole.parse((await post('/api/plan-rules', plan)).json())
  await post(`/api/plan-rules/${kept.id}/trial`, { uploadId: first })
  await server.context.database.asTenant(id, (tx) =>
    keepSuggestion(tx, first, { mark: Buffer.from('looked at'), reason: 'age', lines: [0] }),
  )
  for (const query of ['', '?edition=summary', '?members=whole'])
    expect((await visitor.get(`/api/uploads/${first}/report${query}`)).statusCode).toBe(200)
  expect((await visitor.get(`/api/cases/${opened.id}/evidence`)).statusCode).toBe(200)
  const rows = (await visitor.get(`/api/uploads/${second}/rows-to-correct.csv`)).body
  const corrected = await visitor.send({
    ...multipartRequest([
      { name: 'file', fileName: `${mark}.csv`, value: rows.replace('someday', '2024-03-09') },
    ]),
    url: `/api/uploads/${second}/corrected`,
  })
  const third = corrected.json<{ id: string }>().id
  expect((await ended(visitor, third)).status).toBe('completed')
  await post('/api/create-checkout-session', { planId: 'starter', companyName: mark })
  const colleague = await member(server, visitor, 'auditor', mark)
  const asked = await invited(visitor, 'reader', `${mark}asked@example.com`)
  await server.visitor().post('/api/login', { email: colleague.email, password: 'not the one 1' })
  const overlaps = await ask('select 1 from finding_overlaps where user_id = $1', [id])
  expect(overlaps.length).toBeGreaterThan(0)
  return { ...owner, uploads: [first, second, third], colleague, asked, caseId: opened.id }
}

/** What says that something was deleted, by ids alone that lead to nobody. */
const keepers = ['audit_trail', 'deletions']

describe('every table of the database, asked for what was deleted', () => {
  test('names an upload only where decisions and cases outlive it', async () => {
    const mark = `zq${randomUUID().slice(0, 8)}`
    const owner = await used(mark)
    const [first = ''] = owner.uploads
    expect((await tablesHolding([first])).length).toBeGreaterThan(10)
    expect((await owner.visitor.delete(`/api/uploads/${first}`)).statusCode).toBe(200)
    expect(await tablesHolding([first])).toEqual(['audit_trail', 'case_findings', 'decisions'])
    expect(filesHolding([first])).toEqual([])
    expect((await owner.visitor.get(`/api/cases/${owner.caseId}`)).statusCode).toBe(200)
  })

  test('has nothing of an account, of its people, uploads and words', async () => {
    const mark = `zq${randomUUID().slice(0, 8)}`
    const owner = await used(mark)
    const neighbor = await customer(server)
    const { id: kept } = await sendFile(neighbor.visitor, extract('kept', 2))
    await ended(neighbor.visitor, kept)
    const user = (await owner.visitor.get('/api/user')).json<{ email: string }>()
    const words = [
      ...[owner.id, user.email, mark, owner.caseId, ...owner.uploads],
      ...[owner.colleague.user.id, owner.colleague.email, owner.asked.email],
    ]
    expect((await tablesHolding(words)).length).toBeGreaterThan(30)
    const answer = await owner.visitor.post('/api/account/delete', { password: testPassword })
    expect(answer.statusCode).toBe(200)
    expect(await tablesHolding(words)).toEqual(keepers)
    expect(
      await tablesHolding([mark, user.email, owner.colleague.email, owner.asked.email]),
    ).toEqual([])
    expect(filesHolding(words)).toEqual([])
    expect((await neighbor.visitor.get(`/api/uploads/${kept}/claims`)).statusCode).toBe(200)
  })
})
