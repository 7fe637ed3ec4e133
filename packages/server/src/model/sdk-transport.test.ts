import { narrate } from '@plumbline/ai'
import { generateText } from 'ai'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { parseEnvironment } from '../settings/environment.ts'
import { modelOf, type ModelProvider } from '../settings/model-settings.ts'
import { honest, startModelServer } from '../testing/third-parties/model-server.ts'
import { breaker } from './breaker.ts'
import { fetchOneHost, OtherHostError } from './one-host.ts'
import { sdkTransport } from './sdk-transport.ts'

const server = await startModelServer()
afterAll(() => server.close())
afterEach(() => {
  server.behave = () => ({ kind: 'answer', value: honest })
})

function transportOf(AI_PROVIDER: ModelProvider) {
  const environment = { AI_PROVIDER, AI_MODEL: 'm', AI_BASE_URL: server.url, AI_API_KEY: 'key' }
  const settings = modelOf(parseEnvironment(environment))
  if (!settings) throw new Error('No model is set')
  return sdkTransport(settings)
}

const asked = (signal = AbortSignal.timeout(10_000)) => ({
  ...{ system: 'Explain.', user: '{"title":"Billed again"}' },
  ...{ output: narrate.output, maxOutputTokens: 300, signal },
})

describe.each(['anthropic', 'openai', 'openai-compatible'] as const)('%s', (provider) => {
  test('answers in the shape that was asked for, and what it used is known', async () => {
    const completed = await transportOf(provider).complete(asked())
    expect(completed).toEqual({
      kind: 'answer',
      value: honest,
      tokens: { input: 700, output: 150 },
    })
    expect(server.questions.at(-1)).toMatchObject({
      protocol: provider === 'anthropic' ? 'anthropic' : 'openai',
      system: expect.stringContaining('Explain.') as string,
      user: expect.stringContaining('Billed again') as string,
    })
  })

  test.each([
    ['prose', { kind: 'prose', text: 'Gladly.' }],
    ['another shape', { kind: 'answer', value: { reviewer: 7 } }],
    ['a cut', { kind: 'cut' }],
  ] as const)('of %s nothing is used', async (_, behavior) => {
    server.behave = () => behavior
    expect((await transportOf(provider).complete(asked())).kind).toBe('no-shape')
  })

  test('is left behind when it does not answer in time', async () => {
    server.behave = () => ({ kind: 'silent' })
    await expect(transportOf(provider).complete(asked(AbortSignal.timeout(200)))).rejects.toThrow()
  })
})

test('a model named by a string goes to nobody', async () => {
  transportOf('anthropic')
  const before = server.questions.length
  await expect(generateText({ model: 'anthropic/some-model', prompt: 'Hello' })).rejects.toThrow(
    'never by a string',
  )
  expect(server.questions.length).toBe(before)
})

test('no host but the one that is set is reached', async () => {
  const fetchOne = fetchOneHost('https://models.example/v1')
  await expect(fetchOne('https://other.example/v1')).rejects.toThrow(OtherHostError)
  await expect(fetchOne(new URL('http://127.0.0.1:1/'))).rejects.toThrow(OtherHostError)
  await expect(fetchOne(new Request('https://models.example.evil/'))).rejects.toThrow(
    OtherHostError,
  )
})

test('a provider that fails five times in a minute rests for five', () => {
  let now = 0
  const one = breaker(() => now)
  const fail = (times: number) => {
    for (let failures = 0; failures < times; failures += 1) one.failed(failures % 2 ? 'a' : 'b')
  }
  fail(4)
  expect(one.isOpen('c')).toBe(false)
  now = 61_000
  fail(1)
  expect(one.isOpen('c')).toBe(false)
  fail(4)
  expect(one.isOpen('c')).toBe(true)
  now += 299_999
  expect(one.isOpen('c')).toBe(true)
  now += 2
  expect(one.isOpen('c')).toBe(false)
})

test('what one account alone sends and nobody answers keeps no other from asking', () => {
  let now = 0
  const one = breaker(() => now)
  for (let failures = 0; failures < 50; failures += 1) one.failed('a')
  one.failed('b')
  expect([one.isOpen('a'), one.isOpen('b')]).toEqual([true, false])
  now = 300_001
  expect(one.isOpen('a')).toBe(false)
})
