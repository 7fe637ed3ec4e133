import { Upload } from '@plumbline/contract'
import { afterAll, beforeAll, expect } from 'vitest'
import { startWorker, type Worker } from '../worker/start-worker.ts'
import { multipartRequest, partsWithFile } from './multipart.ts'
import type { TestServer, Visitor } from './test-server.ts'

/** Runs a worker in this process for the tests of a file. */
export function runWorker(server: TestServer): void {
  let worker: Worker | undefined
  beforeAll(async () => {
    worker = await startWorker(server.context, server.context.connection)
  })
  afterAll(async () => {
    await worker?.stop()
  })
}

export async function sendFile(
  visitor: Visitor,
  csv: string,
  { name = 'a.csv', again = false } = {},
): Promise<Upload> {
  const confirmed = again ? [{ name: 'auditAgain', value: 'true' }] : []
  const answer = await visitor.send(multipartRequest([...confirmed, ...partsWithFile(name, csv)]))
  expect(answer.statusCode).toBe(201)
  return Upload.parse(answer.json())
}

/** The upload once its audit has ended, one way or another. */
export async function ended(visitor: Visitor, id: string): Promise<Upload> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const uploads = Upload.array().parse((await visitor.get('/api/uploads')).json())
    const upload = uploads.find((one) => one.id === id)
    if (upload && upload.status !== 'processing') return upload
    await new Promise((resume) => setTimeout(resume, 50))
  }
  throw new Error('The audit did not end')
}
