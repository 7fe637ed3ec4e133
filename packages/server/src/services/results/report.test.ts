import { randomUUID } from 'node:crypto'
import { FindingsPage, type Upload } from '@plumbline/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { beginTreatment } from '../../db/review/rule-treatments.ts'
import { customer, type TestCustomer } from '../../testing/customers.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

const member = 'QZMBR-778812'
const csv = [
  'Claim ID,Member ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid,Billing NPI',
  `C1,${member},2024-03-01,99213,E119,1,120.00,80.00,1234567893`,
  `C2,${member},2024-03-01,99213,E119,1,120.00,80.00,1234567893`,
  'C3,QZMBR-4,2024-03-02,99213,E119,1,120.00,80.00,1234567893',
].join('\n')

let owner: TestCustomer
let upload: Upload

beforeAll(async () => {
  owner = await customer(server)
  upload = await ended(owner.visitor, (await sendFile(owner.visitor, csv)).id)
  expect(upload.status).toBe('completed')
  expect(upload.flaggedClaims + upload.reviewClaims).toBeGreaterThan(0)
}, 60_000)

async function report(query = '', id = upload.id): Promise<string> {
  const answer = await owner.visitor.get(`/api/uploads/${id}/report${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.body
}

describe('a report', () => {
  test('is the same bytes at every download, also of two at once', async () => {
    const first = await Promise.all([report(), report()])
    expect(first[1]).toBe(first[0])
    expect(await report()).toBe(first[0])
    expect(await report('?edition=full&members=tail')).toBe(first[0])
  })

  test('is made when the audit was, and says for whom', async () => {
    const [row] = await server.context.database.asSystem((tx) =>
      tx.sql
        .selectFrom('uploads')
        .innerJoin('users', 'users.id', 'uploads.user_id')
        .select(['completed_at', 'company_name'])
        .where('uploads.id', '=', upload.id)
        .execute(),
    )
    const text = await report()
    const at = row?.completed_at?.toISOString().replace(/^(.{4})-(..)-(..)T(.{5}).*/, '$2/$3/$1 $4')
    expect(text).toContain(`${at} UTC by Plumbline`)
    expect(text).toContain(upload.uploadName)
    if (row?.company_name) expect(text).toContain(row.company_name)
  })

  test('shows the end of members’ own numbers, or all of them where that is chosen', async () => {
    const tail = await report()
    expect(tail).toContain('member ••8812')
    expect(tail).not.toContain(member)
    const whole = await report('?members=whole')
    expect(whole).toContain(`member ${member}`)
    expect(whole).toContain('by their whole number')
    expect(await report('?members=whole')).toBe(whole)
  })

  test('fits two pages where that is chosen', async () => {
    const short = await report('?edition=summary')
    expect(short).toContain('Recovery by payee')
    expect(short).not.toContain('id="lines"')
  })

  test.each(['?edition=long', '?members=none', '?version=0', '?version=x'])(
    'of no such kind is refused: %s',
    async (query) => {
      const answer = await owner.visitor.get(`/api/uploads/${upload.id}/report${query}`)
      expect(answer.statusCode).toBe(400)
    },
  )
})

test('the lines as CSV show the end of members’ own numbers', async () => {
  const { body } = await owner.visitor.get(`/api/uploads/${upload.id}/claims.csv`)
  expect(body).toContain('"••8812"')
  expect(body).not.toContain(member)
})

test('no member’s number stands readable in the database', async () => {
  await report('?members=whole')
  const tables = ['uploads', 'claims', 'findings', 'member_numbers', 'reports', 'audit_trail']
  for (const table of tables) {
    const { rows } = await server.context.database.asSystem((tx) =>
      sql<{ found: string }>`
        select count(*) as found from ${sql.table(table)} as kept
         where kept::text like ${`%${member}%`}
            or kept::text like ${`%${Buffer.from(member).toString('hex')}%`}`.execute(tx.sql),
    )
    expect([table, rows[0]?.found]).toEqual([table, '0'])
  }
})

describe('where the file was audited again', () => {
  test('the earlier report stays, and the new one says which it is', async () => {
    const again = await ended(
      owner.visitor,
      (await sendFile(owner.visitor, csv, { again: true })).id,
    )
    const before = await report('', again.id)
    await server.context.database.asSystem((tx) =>
      tx.sql.updateTable('uploads').set({ audit_version: 2 }).where('id', '=', again.id).execute(),
    )
    const after = await report('', again.id)
    expect(after).toContain(', audit 2 of this file')
    expect(after).toMatch(/Report [0-9a-f]{12}-\d{8}-v2/)
    expect(await report('?version=1', again.id)).toBe(before)
    const never = await owner.visitor.get(`/api/uploads/${again.id}/report?version=1&members=whole`)
    expect(never.statusCode).toBe(404)
  })
})

test('what is kept goes with the upload', async () => {
  const gone = await ended(owner.visitor, (await sendFile(owner.visitor, csv, { again: true })).id)
  await report('', gone.id)
  await server.context.database.asSystem((tx) =>
    tx.sql.deleteFrom('uploads').where('id', '=', gone.id).execute(),
  )
  for (const table of ['member_numbers', 'reports'] as const) {
    const left = await server.context.database.asSystem((tx) =>
      tx.sql.selectFrom(table).select('upload_id').where('upload_id', '=', gone.id).execute(),
    )
    expect(left).toEqual([])
  }
})

test('an audit whose numbers were not kept says so in its report', async () => {
  const old = await ended(owner.visitor, (await sendFile(owner.visitor, csv, { again: true })).id)
  await server.context.database.asSystem(async (tx) => {
    await tx.sql.deleteFrom('member_numbers').where('upload_id', '=', old.id).execute()
    await tx.sql
      .updateTable('uploads')
      .set({ product_version: null })
      .where('id', '=', old.id)
      .execute()
  })
  expect(await report('', old.id)).toContain('they were not kept when this audit was made')
})

test('a rule that the account accepted as a lead is one, and the report says since when and why', async () => {
  const flagged = async (uploadId: string) => {
    const query = `/api/findings?size=200&class=error&upload=${uploadId}`
    return FindingsPage.parse((await owner.visitor.get(query)).json()).items
  }
  const rule = (await flagged(upload.id))[0]?.ruleId ?? 'none is flagged'
  await server.context.database.asTenant(owner.id, (tx) =>
    beginTreatment(tx, {
      ...{ id: randomUUID(), rule_id: rule, reviewed: 25, confirmed: 2 },
      made_by: owner.id,
    }),
  )
  const { id } = await ended(
    owner.visitor,
    (await sendFile(owner.visitor, csv, { again: true })).id,
  )
  expect((await flagged(id)).map(({ ruleId }) => ruleId)).not.toContain(rule)
  const made = await report('', id)
  expect(made).toContain(`(${rule}) has been taken for a lead in this account since`)
  expect(made).toContain('2 of 25 reviewed findings were confirmed')
  expect(await report()).not.toContain('taken for a lead')
}, 60_000)
