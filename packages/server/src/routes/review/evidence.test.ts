import { createHash } from 'node:crypto'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { caseVisitor, startCase } from '../../testing/case-visitor.ts'
import { runWorker } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'

const server = testServer()
runWorker(server)

const Manifest = z.object({
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
})

test('a case’s evidence is whole, fits its manifest, and is nobody else’s', async () => {
  const owner = await caseVisitor(server)
  const { id, reference } = await startCase(owner)
  await owner.visitor.post(`/api/cases/${id}/letters`)
  const answer = await owner.visitor.get(`/api/cases/${id}/evidence`)
  expect(answer.headers['content-type']).toBe('application/zip')
  const files = unzipSync(answer.rawPayload)
  const { files: listed } = Manifest.parse(
    JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString()),
  )
  expect(listed.map(({ path }) => path)).toEqual([
    `${reference}/case.json`,
    `${reference}/findings.json`,
    `${reference}/claim-lines.csv`,
    `${reference}/letters/letter_${reference}_v1_draft.html`,
    `${reference}/letters/letter_${reference}_v1_draft.docx`,
    `${reference}/reports/report_${owner.uploadId}.html`,
  ])
  for (const { path, bytes, sha256 } of listed) {
    const packed = Buffer.from(files[path] ?? [])
    expect([path, packed.length]).toEqual([path, bytes])
    expect(createHash('sha256').update(packed).digest('hex')).toBe(sha256)
  }
  const all = unzipSync((await owner.visitor.get('/api/account/export')).rawPayload)
  expect(Object.keys(all)).toContain(`cases/${id}/case.json`)
  expect(Object.keys(all)).toContain('review/decisions.jsonl')
  const stranger = server.visitor()
  await stranger.register()
  expect((await stranger.get(`/api/cases/${id}/evidence`)).statusCode).toBeGreaterThanOrEqual(400)
}, 120_000)

test('evidence says which reports are missing once their upload is deleted', async () => {
  const owner = await caseVisitor(server)
  const { id, reference } = await startCase(owner)
  const deleted = await owner.visitor.delete(`/api/uploads/${owner.uploadId}`)
  expect(deleted.statusCode, deleted.body).toBeLessThan(300)
  const answer = await owner.visitor.get(`/api/cases/${id}/evidence`)
  const missing = unzipSync(answer.rawPayload)[`${reference}/reports/missing.txt`]
  expect(Buffer.from(missing ?? []).toString()).toContain(`Upload ${owner.uploadId} was deleted`)
}, 120_000)
