import { afterAll, expect, test } from 'vitest'
import { parseEnvironment } from '../../settings/environment.ts'
import { modelOf } from '../../settings/model-settings.ts'
import {
  honest,
  startModelServer,
  type Behavior,
} from '../../testing/third-parties/model-server.ts'
import { sdkTransport } from '../sdk-transport.ts'
import { evaluateWords } from './evaluate-words.ts'
import { evaluationText } from './evaluation-text.ts'

const provider = await startModelServer()
afterAll(() => provider.close())

const skeletons = Array.from({ length: 20 }, (_, at) => ({
  ...({ ruleId: `rule-${at}`, ruleVersion: 1, category: 'duplicate', class: 'error' } as const),
  ...{ title: 'Billed again', sentence: '{{code 1}} was billed again.' },
}))

const turns: readonly Behavior[] = [
  { kind: 'answer', value: honest },
  { kind: 'answer', value: { ...honest, patient: '{{fault}} It may not be 7.' } },
  { kind: 'prose', text: 'Gladly.' },
  { kind: 'bytes', bytes: Buffer.from('{') },
]

test('a model is measured by the product’s own checks, and what is written is what came', async () => {
  const environment = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'm1',
    AI_BASE_URL: provider.url,
  }
  const settings = modelOf(parseEnvironment(environment))
  if (!settings) throw new Error('No model is set')
  let turn = 0
  provider.behave = () => turns[turn++ % turns.length] ?? { kind: 'reset' }
  const evaluation = await evaluateWords(sdkTransport(settings), skeletons)
  expect(evaluation).toMatchObject({
    ...{ model: 'm1', asked: 20, accepted: 5, ungrounded: 5, noShape: 5, failed: 5 },
    tokens: { input: 15 * 700, output: 15 * 150 },
  })
  expect(Object.fromEntries(evaluation.faults)).toEqual({ negator: 5, character: 5 })
  const text = evaluationText(evaluation, { day: '2026-11-23', prices: { input: 3, output: 15 } })
  // Wilson's interval of 5 of 20.
  expect(text).toContain('| accepted by every check | 5 (11.2% to 46.9%) |')
  expect(text).toContain('`m1`')
  expect(text).toContain('about $0.07 at')
})
