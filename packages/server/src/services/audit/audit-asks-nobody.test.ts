import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditWorker } from './audit-upload.ts'
import { startWorker, type Worker } from '../../worker/start-worker.ts'
import type { OpenModel } from '../../model/open-model.ts'
import { customer } from '../../testing/customers.ts'
import { claimsCsv } from '../../testing/multipart.ts'
import { ended, sendFile } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'
import { startModelServer } from '../../testing/third-parties/model-server.ts'

const provider = await startModelServer()
const server = testServer({
  ...{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'test-model', AI_BASE_URL: provider.url },
})
const touched: string[] = []
let worker: Worker | undefined

/** A model of which nothing can be read: whoever asks it for anything is written down, and fails. */
function untouchable(own: OpenModel | undefined): OpenModel {
  if (!own) throw new Error('No model is set')
  return new Proxy(own, {
    get: (_, name) => {
      touched.push(String(name))
      throw new Error(`The audit asked for ${String(name)} of the model`)
    },
  })
}

beforeAll(async () => {
  provider.behave = () => ({ kind: 'silent' })
  const { context } = server
  const audits = auditWorker({ ...context, model: untouchable(context.model) })
  worker = await startWorker(context, context.connection, audits)
}, 60_000)
afterAll(async () => {
  await worker?.stop()
  await provider.close()
})

test('audits complete, one after the other, beside a question that nobody answers, and touch no model', async () => {
  const { visitor } = await customer(server)
  await visitor.post('/api/ai-settings', { words: true, secondLook: true })
  for (const name of ['a.csv', 'b.csv', 'c.csv']) {
    const { id } = await sendFile(visitor, `${claimsCsv}\n`, { name, again: true })
    expect(await ended(visitor, id)).toMatchObject({ status: 'completed', errorMessage: null })
    if (name === 'a.csv') await expect.poll(() => provider.questions.length, { timeout: 20_000 }).toBeGreaterThan(0) // prettier-ignore
  }
  const calls = await server.context.database.asSystem((tx) =>
    tx.sql.selectFrom('model_calls').select('outcome').execute(),
  )
  // It was asked behind the first audit, and the other two did not wait for its answer.
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.map(({ outcome }) => outcome)).not.toContain('accepted')
  expect(touched).toEqual([])
}, 120_000)
