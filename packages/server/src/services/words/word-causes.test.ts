import type { Upload } from '@plumbline/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { allAnswers } from '../../testing/all-answers.ts'
import { auditsToWord } from '../../testing/audits-to-word.ts'
import { patientModel } from '../../testing/patient-model.ts'
import type { TestCustomer } from '../../testing/customers.ts'
import { runWorker } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'
import { behaviors } from '../../testing/third-parties/model-behaviors.table.ts'
import { startModelServer, type Behavior } from '../../testing/third-parties/model-server.ts'
import { wordCauses } from './word-causes.ts'

const provider = await startModelServer()
const server = testServer({
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'test-model',
  AI_BASE_URL: provider.url,
})
runWorker(server)

let owner: TestCustomer
let uploads: readonly Upload[] = []
let before = ''

beforeAll(async () => {
  ;({ owner, uploads, before } = await auditsToWord(server))
}, 120_000)
afterAll(() => provider.close())
beforeEach(async () => {
  await server.context.database.asSystem(async (tx) => {
    await tx.sql.deleteFrom('model_calls').execute()
    await tx.sql.deleteFrom('model_texts').execute()
  })
})

const wordOne = async ({ id }: Upload, model = patientModel(server, 2_000)) =>
  wordCauses(
    { ...server.context, model },
    { userId: owner.id, uploadId: id },
    new AbortController().signal,
  )

async function word(): Promise<void> {
  const model = patientModel(server, 2_000)
  for (const upload of uploads) await wordOne(upload, model)
}

async function outcomes(): Promise<readonly string[]> {
  const rows = await server.context.database.asSystem((tx) =>
    tx.sql.selectFrom('model_calls').select(['use', 'outcome']).execute(),
  )
  return Array.from(new Set(rows.map(({ use, outcome }) => `${use} ${outcome}`)))
}

async function report(words: 'rules' | 'model', edition = 'full'): Promise<string> {
  const [upload] = uploads
  const answer = await owner.visitor.get(
    `/api/uploads/${upload?.id ?? ''}/report?words=${words}&edition=${edition}`,
  )
  expect(answer.statusCode).toBe(200)
  return answer.body
}

/** What is said to findings, said of causes. */
function ofCauses(behavior: Behavior): Behavior {
  if (behavior.kind !== 'answer') return behavior
  const { value } = behavior
  if (typeof value !== 'object' || value === null || !('reviewer' in value)) return behavior
  const meaning = String(value.reviewer).replace('{{fault}}', '{{figures}}')
  return { kind: 'answer', value: { meaning } }
}

const honest: Behavior = {
  kind: 'answer',
  value: { meaning: 'This is about claims that were paid again. {{figures}}' },
}

test('rules say what main causes mean where no model did, and the report says who wrote it', async () => {
  const text = await report('rules')
  expect(text).toContain('What this means')
  expect(text).not.toContain('AI words')
  expect(await report('model')).toBe(text)
})

test('words of a model stand in the report that asks for them, around the figures of the rules', async () => {
  provider.behave = () => honest
  const byRules = await report('rules')
  await word()
  expect(await outcomes()).toEqual(['summary-words accepted'])
  for (const edition of ['full', 'summary']) {
    const text = await report('model', edition)
    expect(text).toContain('This is about claims that were paid again. “')
    expect(text).toContain('AI words, checked')
  }
  const [figures = 'none'] = /“[^”]+” stands on [^.]+\$[\d,.]+ depends on it\./.exec(byRules) ?? []
  expect(await report('model')).toContain(`This is about claims that were paid again. ${figures}`)
  expect(await report('model')).toContain('without seeing the claims')
  expect(await report('rules')).toBe(byRules)
  expect(await allAnswers(owner.visitor, uploads)).toBe(before)

  await owner.visitor.post('/api/ai-settings', { words: false })
  expect(await report('model')).toBe(byRules)
  await owner.visitor.post('/api/ai-settings', { words: true })
}, 60_000)

test('each rule is asked about once, and a second run asks nothing', async () => {
  provider.behave = () => honest
  const asked = provider.questions.length
  await word()
  const sent = provider.questions.slice(asked).map(({ user }) => user)
  expect(sent.length).toBeGreaterThan(3)
  expect(new Set(sent).size).toBe(sent.length)
  for (const user of sent)
    expect(JSON.parse(user)).toEqual({
      title: expect.any(String) as string,
      category: expect.any(String) as string,
      clearedBy: expect.any(String) as string,
    })
  await word()
  expect(provider.questions.length).toBe(asked + sent.length)
})

test('nothing is asked while words are switched off', async () => {
  const asked = provider.questions.length
  await owner.visitor.post('/api/ai-settings', { words: false })
  await word()
  expect(provider.questions.length).toBe(asked)
  await owner.visitor.post('/api/ai-settings', { words: true })
})

test.each(behaviors)(
  'a model that %s changes nothing of any audit, and no report but one that asks for its words',
  async (_, behavior, outcome) => {
    provider.behave = () => ofCauses(behavior)
    await Promise.all(uploads.map(async (upload) => wordOne(upload)))
    expect(await outcomes()).toEqual([`summary-words ${outcome}`])
    expect(await allAnswers(owner.visitor, uploads)).toBe(before)
    if (outcome !== 'accepted') expect(await report('model')).toBe(await report('rules'))
  },
  60_000,
)
