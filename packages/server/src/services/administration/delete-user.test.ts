import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { insertUser, findUser } from '../../db/accounts/users.ts'
import { administrator } from '../../testing/administrators.ts'
import { customer } from '../../testing/customers.ts'
import { claimsCsv } from '../../testing/multipart.ts'
import { sendFile } from '../../testing/run-worker.ts'
import { testAccount } from '../../testing/test-account.ts'
import { testServer } from '../../testing/test-server.ts'
import { deleteAgain } from './delete-user.ts'

const server = testServer()

async function namesOfTables(): Promise<string[]> {
  return server.context.database.asSystem(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'user_id'
         and table_name <> 'deletions'`.execute(tx.sql)
    return rows.map(({ name }) => name)
  })
}

test('an account that a back-up brings back is deleted again, files included', async () => {
  const { database, originals } = server.context
  const admin = await administrator(server)
  const { visitor, id } = await customer(server)
  const other = await customer(server)
  await sendFile(visitor, claimsCsv)
  const user = await database.asSystem((tx) => findUser(tx, id))
  expect(user).toBeDefined()
  expect(await deleteAgain(server.context)).toBe(0)
  const deleted = await admin.visitor.delete(`/api/admin/users/${id}/hard-delete`)
  expect(deleted.statusCode).toBe(200)

  // The back-up: the row is there again, the ledger of the database is not, and a file came back.
  await database.asSystem(async (tx) => {
    if (user) await insertUser(tx, user)
  })
  const upload = { userId: id, uploadId: crypto.randomUUID() }
  await originals.write(upload, testAccount(), one())
  expect(await deleteAgain(server.context)).toBe(1)
  expect(await database.asSystem((tx) => findUser(tx, id))).toBeUndefined()
  expect(await database.asSystem((tx) => findUser(tx, other.id))).toBeDefined()
  const path = join(server.context.settings.dataFolder, 'files', id, upload.uploadId)
  expect(existsSync(path)).toBe(false)
  await database.asSystem(async (tx) => {
    for (const table of await namesOfTables()) {
      const { rows } = await sql`select 1 from ${sql.table(table)} where user_id = ${id}`.execute(
        tx.sql,
      )
      expect([table, rows]).toEqual([table, []])
    }
    expect(await server.context.auditTrail.findBreak(tx)).toBeUndefined()
  })
  expect(await deleteAgain(server.context)).toBe(0)
})

async function* one(): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from('x'))
}
