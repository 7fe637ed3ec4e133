import { readFileSync } from 'node:fs'
import { Upload } from '@plumbline/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { breaker } from '../../model/breaker.ts'
import type { OpenModel } from '../../model/open-model.ts'
import { customer, type TestCustomer } from '../../testing/customers.ts'
import { behaviors } from '../../testing/model-behaviors.table.ts'
import { startModelServer } from '../../testing/model-server.ts'
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

const root = new URL('../../../../../samples/', import.meta.url)
const twice = 'DUP1,M1,2024-03-01,99213,E119,1,120.45,80.00,1467560003'
const files = [
  ['Medical', readFileSync(new URL('medical-claims.csv', root), 'utf8')],
  ['Pharmacy', readFileSync(new URL('pharmacy-claims.csv', root), 'utf8')],
  [
    'Medical',
    `Claim ID,Patient ID,Date of Service,CPT,Diagnosis,Units,Charge,Paid,NPI\n${twice}\n${twice}`,
  ],
] as const

let owner: TestCustomer
const uploads: Upload[] = []
let before = ''

beforeAll(async () => {
  owner = await customer(server)
  for (const [auditType, text] of files) {
    const parts = [
      { name: 'uploadName', value: 'March' },
      { name: 'auditType', value: auditType },
      { name: 'file', fileName: 'a.csv', value: text },
    ]
    const { id } = Upload.parse((await owner.visitor.send(multipartRequest(parts))).json())
    uploads.push(await ended(owner.visitor, id))
  }
  before = await all()
  // What the worker is told when words are switched on goes to nobody: its breaker is open.
  for (let failures = 0; failures < 5; failures += 1) server.context.model?.breaker.failed()
  await owner.visitor.post('/api/ai-settings', { words: true })
}, 120_000)
afterAll(() => provider.close())

/** All that the product says of the three files, but for the plain words beside findings. */
async function all(): Promise<string> {
  const paths = uploads.flatMap(({ id }) => [
    ...['', '/claims', '/claims.csv', '/set-aside.csv', '/report'].map(
      (path) => `/api/uploads/${id}${path}`,
    ),
    `/api/findings?upload=${id}`,
    ...['csv', 'json'].map((format) => `/api/findings/export?format=${format}&upload=${id}`),
  ])
  const answers: string[] = []
  for (const path of paths) {
    const { statusCode, body } = await owner.visitor.get(path)
    answers.push(`${path} ${statusCode} ${withoutWords(path, body)}`)
  }
  return answers.join('\n')
}

function withoutWords(path: string, body: string): string {
  if (!path.endsWith('/claims')) return body
  return JSON.stringify(JSON.parse(body), (key, value: unknown) =>
    key === 'words' ? undefined : value,
  )
}

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
    expect(await all()).toBe(before)
  },
  60_000,
)
