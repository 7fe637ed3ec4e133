import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { administrator } from '../../testing/administrators.ts'
import { customer } from '../../testing/customers.ts'
import { claimsCsv } from '../../testing/multipart.ts'
import { ended, sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'
import { startWorker } from '../../worker/start-worker.ts'

const server = testServer()
const pathOf = (userId: string, uploadId: string) =>
  join(server.context.settings.dataFolder, 'files', userId, uploadId)

test('files that were changed, moved or lost end with the reason and are counted', async () => {
  const { visitor, id: userId } = await customer(server)
  const ids: string[] = []
  for (let file = 0; file < 4; file++)
    ids.push((await sendFile(visitor, claimsCsv + '\n'.repeat(file))).id)
  const [changed = '', moved = '', other = '', lost = ''] = ids
  const bytes = readFileSync(pathOf(userId, changed))
  bytes[40] = (bytes[40] ?? 0) ^ 1
  writeFileSync(pathOf(userId, changed), bytes)
  writeFileSync(pathOf(userId, moved), readFileSync(pathOf(userId, other)))
  rmSync(pathOf(userId, lost))

  const worker = await startWorker(server.context, server.context.connection)
  try {
    for (const id of [changed, moved, lost]) {
      const upload = await ended(visitor, id)
      expect(upload.status).toBe('failed')
      expect(upload.errorMessage).toContain('changed, moved or lost')
    }
    expect((await ended(visitor, other)).status).toBe('completed')
  } finally {
    await worker.stop()
  }

  const admin = await administrator(server)
  expect((await admin.visitor.get('/api/admin/stats')).json()).toMatchObject({ brokenSeals: 3 })
  const metrics = await server.app.metrics.inject('/metrics')
  expect(metrics.body).toContain('plumbline_broken_seals 3')
  const trail = await admin.visitor.get('/api/admin/audit-trail?limit=50')
  expect(trail.body.match(/"seal-broken"/g)).toHaveLength(3)

  // An audit that is done does not keep a file from being changed afterwards.
  const after = readFileSync(pathOf(userId, other))
  after[60] = (after[60] ?? 0) ^ 1
  writeFileSync(pathOf(userId, other), after)
  for (const asked of [
    await visitor.get(`/api/uploads/${other}/original`),
    await visitor.post(`/api/uploads/${other}/audit-again`),
  ]) {
    expect(asked.statusCode).toBe(404)
    expect(asked.json<{ message: string }>().message).toContain('changed, moved or lost')
  }
  const seen = await server.app.metrics.inject('/metrics')
  expect(seen.body).toContain('plumbline_broken_seals 5')
}, 90_000)
