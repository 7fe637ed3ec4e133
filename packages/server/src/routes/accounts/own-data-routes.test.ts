import { createHash } from 'node:crypto'
import { ErrorAnswer, OwnData, Upload } from '@plumbline/contract'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { tablesNaming } from '../../db/accounts/rows-of-user.ts'
import { updateUser } from '../../db/accounts/users.ts'
import { deleteExpiredUploads } from '../../services/uploads/delete-uploads.ts'
import { customer, type TestCustomer } from '../../testing/customers.ts'
import { claimsCsv } from '../../testing/multipart.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testPassword, testServer } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

const Manifest = z.object({
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
})

async function audited({ visitor }: TestCustomer, text = claimsCsv): Promise<Upload> {
  return ended(visitor, (await sendFile(visitor, text)).id)
}

async function filesOf(userId: string): Promise<number> {
  let files = 0
  for await (const file of server.context.originals.storedBefore(new Date(Date.now() + 60_000)))
    if (file.userId === userId) files++
  return files
}

const trailOf = (userId: string, action: string) =>
  server.context.database.asSystem((tx) =>
    tx.sql
      .selectFrom('audit_trail')
      .select(['actor_id', 'subject_id', 'detail'])
      .where('target_id', '=', userId)
      .where('action', '=', action)
      .execute(),
  )

describe('deleting an upload', () => {
  test('removes it, its claims and its file, and is in the trail; usage stays counted', async () => {
    const owner = await customer(server)
    const { id, totalClaims } = await audited(owner)
    expect((await owner.visitor.delete(`/api/uploads/${id}`)).statusCode).toBe(200)
    expect((await owner.visitor.get('/api/uploads')).json()).toEqual([])
    expect((await owner.visitor.get(`/api/uploads/${id}/claims`)).statusCode).toBe(404)
    expect(await filesOf(owner.id)).toBe(0)
    expect((await owner.visitor.get('/api/usage')).json()).toMatchObject({
      claimsUsed: totalClaims,
    })
    expect(await trailOf(owner.id, 'upload-deleted')).toMatchObject([
      { actor_id: owner.id, subject_id: id },
    ])
    expect((await owner.visitor.delete(`/api/uploads/${id}`)).statusCode).toBe(404)
  }, 60_000)

  test('of another is as of none', async () => {
    const owner = await customer(server)
    const other = await customer(server)
    const { id } = await audited(owner)
    expect((await other.visitor.delete(`/api/uploads/${id}`)).statusCode).toBe(404)
    expect((await owner.visitor.get('/api/uploads')).json()).toHaveLength(1)
  }, 60_000)
})

describe('deleting the account', () => {
  test('asks for the password, leaves nothing, and ends the session', async () => {
    const owner = await customer(server)
    await audited(owner)
    const wrong = await owner.visitor.post('/api/account/delete', { password: 'not the one' })
    expect(ErrorAnswer.parse(wrong.json()).code).toBe('wrong-password')
    const answer = await owner.visitor.post('/api/account/delete', { password: testPassword })
    expect(answer.statusCode).toBe(200)
    expect((await owner.visitor.get('/api/user')).statusCode).toBe(401)
    expect(await filesOf(owner.id)).toBe(0)
    const left = await server.context.database.asSystem((tx) => tablesNaming(tx, owner.id))
    expect(left).toEqual([])
    expect(await trailOf(owner.id, 'user-deleted')).toHaveLength(1)
  }, 60_000)
})

describe('the export', () => {
  test('holds the files as they were sent, every line, and a manifest that fits', async () => {
    const owner = await customer(server)
    const sent = [await audited(owner), await audited(owner, `${claimsCsv}\n`)]
    const answer = await owner.visitor.get('/api/account/export')
    expect(answer.headers['content-type']).toBe('application/zip')
    const files = unzipSync(answer.rawPayload)
    const read = (path: string) => Buffer.from(files[path] ?? [])
    const manifest = Manifest.parse(JSON.parse(read('manifest.json').toString()))
    expect(manifest.files.map(({ path }) => path).toSorted()).toEqual(
      Object.keys(files)
        .filter((path) => path !== 'manifest.json')
        .toSorted(),
    )
    for (const { path, bytes, sha256 } of manifest.files) {
      expect([path, read(path).length]).toEqual([path, bytes])
      expect(createHash('sha256').update(read(path)).digest('hex')).toBe(sha256)
    }
    for (const { id } of sent)
      expect(read(`uploads/${id}/claims.csv`).toString()).toContain('99213')
    expect(read(`uploads/${sent[0]?.id ?? ''}/original/a.csv`).toString()).toBe(claimsCsv)
    expect(await trailOf(owner.id, 'export-downloaded')).not.toHaveLength(0)
  }, 60_000)
})

describe('retention', () => {
  test('is refused where it is no number of days', async () => {
    const { visitor } = await customer(server)
    for (const days of [0, -1, 1.5, 4_000, '30'])
      expect((await visitor.post('/api/account/retention', { days })).statusCode).toBe(400)
  })

  test('deletes what is older, with an entry each, and nothing else', async () => {
    const owner = await customer(server)
    const keeper = await customer(server)
    const old = await audited(owner)
    const fresh = await audited(owner, `${claimsCsv}\n\n`)
    const kept = await audited(keeper)
    const answer = await owner.visitor.post('/api/account/retention', { days: 30 })
    expect(OwnData.parse(answer.json())).toMatchObject({ retentionDays: 30, uploads: 2 })
    await server.context.database.asSystem((tx) =>
      tx.sql
        .updateTable('uploads')
        .set({ created_at: new Date(Date.now() - 31 * 86_400_000) } as object)
        .where('id', 'in', [old.id, kept.id])
        .execute(),
    )
    expect(await deleteExpiredUploads(server.context)).toBe(1)
    const left = Upload.array().parse((await owner.visitor.get('/api/uploads')).json())
    expect(left.map(({ id }) => id)).toEqual([fresh.id])
    expect((await keeper.visitor.get('/api/uploads')).json()).toHaveLength(1)
    expect(await trailOf(owner.id, 'upload-deleted')).toEqual([
      { actor_id: null, subject_id: old.id, detail: { afterDays: 30 } },
    ])
    expect(await deleteExpiredUploads(server.context)).toBe(0)
  }, 60_000)
})

describe('when credits end', () => {
  test('results stay readable, and nothing new is audited', async () => {
    const owner = await customer(server, { plan_id: null, bonus_credits: 100 })
    const { id } = await audited(owner)
    const before = await customer(server)
    for (const { id: userId } of [owner, before]) {
      await server.context.database.asSystem((tx) =>
        updateUser(tx, userId, { bonus_credits: 0, requires_payment: true, plan_id: null }),
      )
    }
    const reads = ['', `/${id}`, `/${id}/claims`, `/${id}/report`, `/${id}/claims.csv`]
    for (const path of reads)
      expect([path, (await owner.visitor.get(`/api/uploads${path}`)).statusCode]).toEqual([
        path,
        200,
      ])
    expect((await owner.visitor.get('/api/user')).json()).toMatchObject({
      gate: { open: false, reading: true },
    })
    expect((await owner.visitor.post('/api/uploads/sample')).statusCode).toBe(402)
    expect((await before.visitor.get('/api/uploads')).statusCode).toBe(402)
  }, 60_000)
})
