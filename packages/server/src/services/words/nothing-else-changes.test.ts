import type { Upload } from '@plumbline/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allAnswers } from '../../testing/all-answers.ts'
import { auditsToWord } from '../../testing/audits-to-word.ts'
import { patientModel } from '../../testing/patient-model.ts'
import type { TestCustomer } from '../../testing/customers.ts'
import { behaviors } from '../../testing/third-parties/model-behaviors.table.ts'
import {
  honest,
  startModelServer,
  type Behavior,
} from '../../testing/third-parties/model-server.ts'
import { runWorker } from '../../testing/run-worker.ts'
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
let uploads: readonly Upload[] = []
let before = ''

beforeAll(async () => {
  ;({ owner, uploads, before } = await auditsToWord(server))
}, 120_000)
afterAll(() => provider.close())

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
    const context = { ...server.context, model: patientModel(server, 4_000) }
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
  const context = { ...server.context, model: patientModel(server, 4_000) }
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

describe('a text that was refused', () => {
  const fraud = { kind: 'answer', value: { ...honest, reviewer: '{{fault}} This is fraud.' } } as const // prettier-ignore
  const run = async (behave: (isAgain: boolean) => Behavior) => {
    await server.context.database.asSystem(async (tx) => {
      await tx.sql.deleteFrom('model_calls').execute()
      await tx.sql.deleteFrom('model_texts').execute()
    })
    const asked = provider.questions.length
    provider.behave = ({ user }) => behave(user.includes('"refused":'))
    const context = { ...server.context, model: patientModel(server, 4_000) }
    const narrating = { userId: owner.id, uploadId: uploads[0]?.id ?? '' }
    await narrateUpload(context, narrating, new AbortController().signal)
    const users = provider.questions.slice(asked).map(({ user }) => user)
    return Map.groupBy(users, (user) => (user.includes('"refused":') ? 'again' : 'first'))
  }

  test('is asked for once more, with the refused word and no sentence of it', async () => {
    const users = await run((isAgain) => (isAgain ? { kind: 'answer', value: honest } : fraud))
    expect(users.get('again')).toHaveLength(users.get('first')?.length ?? -1)
    for (const user of users.get('again') ?? []) {
      expect(user).toContain('"refused":{"words":["fraud"]')
      expect(user).not.toContain('This is')
    }
    expect((await outcomes()).toSorted()).toEqual(['accepted', 'ungrounded'])
    expect(await allAnswers(owner.visitor, uploads)).toBe(before)
  })

  test('twice is left to rules, and asked for no third time', async () => {
    const users = await run(() => fraud)
    expect(users.get('again')).toHaveLength(users.get('first')?.length ?? -1)
    expect(await outcomes()).toEqual(['ungrounded'])
    expect(await allAnswers(owner.visitor, uploads)).toBe(before)
  })
})
