import { expect, test } from 'vitest'
import { customer } from '../../testing/customers.ts'
import { claimsCsv } from '../../testing/multipart.ts'
import { sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'
import type { Database } from '../../db/transactions.ts'
import { uploadFeed } from './upload-feed.ts'

const server = testServer()

test('however many pages are open, the database is asked for all of them at once', async () => {
  let asked = 0
  const database: Database = {
    ...server.context.database,
    asSystemSingly: (work) => {
      asked++
      return server.context.database.asSystemSingly(work)
    },
  }
  const feed = uploadFeed({ ...server.context, database })
  const { visitor, id } = await customer(server)
  const caller = await signedIn(id)
  const upload = await sendFile(visitor, claimsCsv)
  const left = new AbortController()
  const pages = Array.from({ length: 30 }, async () => {
    const told: (string | undefined)[] = []
    for await (const event of feed.follow(caller, left.signal)) told.push(event?.id)
    return told
  })
  setTimeout(() => {
    left.abort()
  }, 2_500)
  const told = await Promise.all(pages)
  expect(told.every((events) => events.filter((id) => id === upload.id).length === 1)).toBe(true)
  expect(asked).toBeLessThanOrEqual(8)
})

async function signedIn(userId: string) {
  const { token_hash: tokenHash } = await server.context.database.asSystem((tx) =>
    tx.sql
      .selectFrom('sessions')
      .select('token_hash')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  )
  return { userId, tokenHash }
}
