import { Upload } from '@plumbline/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { breaker } from '../../model/breaker.ts'
import type { OpenModel } from '../../model/open-model.ts'
import { allAnswers, threeFiles } from '../../testing/all-answers.ts'
import { customer, type TestCustomer } from '../../testing/customers.ts'
import { behaviors } from '../../testing/third-parties/model-behaviors.table.ts'
import { honest, startModelServer } from '../../testing/third-parties/model-server.ts'
import { multipartRequest } from '../../testing/multipart.ts'
import { ended, runWorker } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'
import { narrateUpload } from './narrate-upload.ts'

const provider = await startModelServer()
const server = testServer({
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'test-model',
  AI_BASE_URL: provider.url,
})
runWorker(server)

let owner: TestCustomer
const uploads: Upload[] = []
let before = ''

beforeAll(async () => {
  owner = await customer(server)
  for (const [auditType, text] of threeFiles) {
    const parts = [
      { name: 'uploadName', value: 'March' },
      { name: 'auditType', value: auditType },
      { name: 'file', fileName: 'a.csv', value: text },
    ]
    const { id } = Upload.parse((await owner.visitor.send(multipartRequest(parts))).json())
    uploads.push(await ended(owner.visitor, id))
  }
  before = await allAnswers(owner.visitor, uploads)
  // What the worker is told when words are switched on goes to nobody: its breaker is open.
  for (let failures = 0; failures < 5; failures += 1) server.context.model?.breaker.failed()
  await owner.visitor.post('/api/ai-settings', { words: true })
}, 120_000)
afterAll(() => provider.close())

/** The model of the server with a breaker of its own, and less patience with who never answers. */
function model(): OpenModel {
  const own = server.context.model
  if (!own) throw new Error('No model is set')
  const { transport } = own
  return {
    ...own,
    breaker: breaker(),
    transport: {
      model: transport.model,
      complete: (asked) =>
        transport.complete({
          ...asked,
          signal: AbortSignal.any([asked.signal, AbortSignal.timeout(4_000)]),
        }),
    },
  }
}

async function outcomes(): Promise<readonly string[]> {
  const rows = await server.context.database.asSystem((tx) =>
    tx.sql.selectFrom('model_calls').select('outcome').execute(),
  )
  return Array.from(new Set(rows.map(({ outcome }) => outcome)))
}

test('there is much that could change: three audits with findings', () => {
  expect(uploads.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed'])
  expect(before.match(/"ruleId":/g)?.length).toBeGreaterThan(20)
  expect(before).not.toMatch(/ (?:4|5)\d\d \{/)
})

test.each(behaviors)(
  'a model that %s changes nothing but words',
  async (_, behavior, outcome) => {
    await server.context.database.asSystem(async (tx) => {
      await tx.sql.deleteFrom('model_calls').execute()
      await tx.sql.deleteFrom('model_texts').execute()
    })
    const asked = provider.questions.length
    provider.behave = () => behavior
    const context = { ...server.context, model: model() }
    await Promise.all(
      uploads.map(({ id }) =>
        narrateUpload(context, { userId: owner.id, uploadId: id }, new AbortController().signal),
      ),
    )
    expect(provider.questions.length).toBeGreaterThan(asked)
    expect(await outcomes()).toEqual([outcome])
    expect(await allAnswers(owner.visitor, uploads)).toBe(before)
  },
  60_000,
)

test('each pattern is asked for once, and a second run asks nothing', async () => {
  await server.context.database.asSystem(async (tx) => {
    await tx.sql.deleteFrom('model_calls').execute()
    await tx.sql.deleteFrom('model_texts').execute()
  })
  provider.behave = () => ({ kind: 'answer', value: honest })
  const context = { ...server.context, model: model() }
  const run = async () => {
    const asked = provider.questions.length
    for (const { id } of uploads) {
      const narrating = { userId: owner.id, uploadId: id }
      await narrateUpload(context, narrating, new AbortController().signal)
    }
    return provider.questions.slice(asked).map(({ user }) => user)
  }
  const first = await run()
  expect(first.length).toBeGreaterThan(10)
  expect(new Set(first).size).toBe(first.length)
  expect(await run()).toEqual([])
})
