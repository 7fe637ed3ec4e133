import { createHash } from 'node:crypto'
import { LetterWhole, type CaseWhole } from '@plumbline/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { breaker } from '../../model/breaker.ts'
import { askedOfModels } from '../../testing/asked-of-models.ts'
import {
  caseVisitor,
  change,
  duplicates,
  fillIn,
  startCase,
  type CaseVisitor,
} from '../../testing/case-visitor.ts'
import { runWorker } from '../../testing/run-worker.ts'
import { testServer } from '../../testing/test-server.ts'
import { behaviors } from '../../testing/third-parties/model-behaviors.table.ts'
import { startModelServer, type Behavior } from '../../testing/third-parties/model-server.ts'

const provider = await startModelServer()
const server = testServer({
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'test-model',
  AI_BASE_URL: provider.url,
})
runWorker(server)

const paragraph =
  'The same service seems to have been billed again. {{settles}} Such records can show it.'
const honestly: Behavior = { kind: 'answer', value: { paragraph } }

let given: CaseVisitor
let started: CaseWhole
let draft: LetterWhole

beforeAll(async () => {
  provider.behave = () => ({ kind: 'prose', text: 'Not now.' })
  given = await caseVisitor(server, duplicates('CLMZ90017', '1467560003'))
  started = await startCase(given)
  const drafted = await given.visitor.post(`/api/cases/${started.id}/letters`)
  draft = LetterWhole.parse(drafted.json())
}, 60_000)
afterAll(() => provider.close())
afterEach(async () => {
  await server.context.database.asSystem(async (tx) => {
    await tx.sql.deleteFrom('model_calls').execute()
    await tx.sql.deleteFrom('model_texts').execute()
  })
})

const read = async () =>
  LetterWhole.parse((await given.visitor.get(`/api/letters/${draft.id}`)).json())
const ask = async () =>
  LetterWhole.parse((await given.visitor.post(`/api/letters/${draft.id}/words`)).json())
const choose = (findingId: string, by: 'rules' | 'model') =>
  given.visitor.send({
    method: 'PATCH',
    url: `/api/letters/${draft.id}/words`,
    payload: { findingId, by },
  })
const asked = () => provider.questions.filter(({ system }) => system.includes('business letter'))

test('a letter is written by rules, and nobody is asked before the customer switched words on', async () => {
  provider.behave = () => honestly
  expect(draft.words.length).toBeGreaterThan(0)
  expect(draft).toMatchObject({ asksModel: false })
  for (const { byRules, byModel, chosen } of (await ask()).words) {
    expect(draft.html).toContain(byRules)
    expect({ byModel, chosen }).toEqual({ byModel: null, chosen: 'rules' })
  }
  expect(asked()).toEqual([])
  await given.visitor.post('/api/ai-settings', { words: true })
  expect((await read()).asksModel).toBe(true)
})

test.each(behaviors)(
  'a model that %s changes nothing of the letter',
  async (_, behavior) => {
    const before = await read()
    provider.behave = () => behavior
    const { model } = server.context
    if (!model) throw new Error('No model is set')
    // Five failures within a minute would let the next behaviors go unasked.
    const told = asked().length
    const fresh = breaker()
    Object.assign(model, { breaker: fresh })
    const patient = behavior.kind === 'silent' || behavior.kind === 'status' ? 45_000 : 25_000
    const began = Date.now()
    expect(await ask()).toEqual(before)
    expect(Date.now() - began).toBeLessThan(patient)
    expect(asked().length).toBeGreaterThan(told)
  },
  60_000,
)

test.each([
  ['a figure', `${paragraph} Pay within 30 days.`],
  ['a name', `${paragraph} Ask Whitfield.`],
  ['a law', `${paragraph} See ERISA.`],
  ['a negation', `${paragraph} It was not given.`],
  ['no sentence of the rules', 'The records can settle it.'],
  ['a link', `${paragraph} https://evil.example`],
  ['a place of claims', `${paragraph} {{patientKey 1}}`],
])('words with %s are offered to nobody', async (_, lie) => {
  Object.assign(server.context.model ?? {}, { breaker: breaker() })
  provider.behave = () => ({ kind: 'answer', value: { paragraph: lie } })
  const before = await read()
  expect(await ask()).toEqual(before)
})

test('words that pass are offered, chosen by a person, and part of the hash; nothing of claims leaves', async () => {
  Object.assign(server.context.model ?? {}, { breaker: breaker() })
  provider.behave = () => honestly
  const told = asked().length
  const offered = await ask()
  const sent = asked().slice(told)
  expect(sent).toHaveLength(offered.words.length)
  const noted = await askedOfModels(server, given.userId)
  expect(noted.map(({ detail }) => detail)).toContainEqual({
    ...{ use: 'letter-argument', questions: offered.words.length * 2 },
  })
  for (const { body } of sent)
    expect(body).not.toMatch(/CLMZ90017|MEMBER9871|1467560003|99213|120\.00|80\.00|2024-03-01/)
  // The draft holds the rules' words until somebody chooses others.
  expect(offered.html).toBe((await read()).html)
  expect(offered.html).not.toContain('Such records can show it')
  const [first] = offered.words
  if (!first) throw new Error('The letter has no argument')
  expect(first.byModel).toBe(paragraph.replace('{{settles}}', first.byRules))

  const chosen = LetterWhole.parse((await choose(first.findingId, 'model')).json())
  expect(chosen.html).toContain('Such records can show it')
  expect(chosen.html).toContain('AI words, checked against the finding')
  expect(chosen.words[0]).toMatchObject({ chosen: 'model' })
  expect((await ask()).html).toBe(chosen.html)
  const back = LetterWhole.parse((await choose(first.findingId, 'rules')).json())
  expect(back.html).toBe(offered.html)
  await choose(first.findingId, 'model')

  // What was chosen stays, whatever becomes of the kept texts or the switch.
  await server.context.database.asSystem((tx) => tx.sql.deleteFrom('model_texts').execute())
  await given.visitor.post('/api/ai-settings', { words: false })
  await fillIn(given.visitor, await read())
  const made = await given.visitor.post(`/api/letters/${draft.id}/final`)
  expect(made.statusCode, made.body).toBe(200)
  const final = LetterWhole.parse(made.json())
  expect(final.html).toContain('Such records can show it')
  expect(final.html).not.toContain('AI words')
  expect(final.words[0]).toMatchObject({ chosen: 'model', byModel: first.byModel })
  const page = await given.visitor.get(`/api/letters/${draft.id}/document?format=html`)
  expect(createHash('sha256').update(page.rawPayload).digest('hex')).toBe(final.hash)
  expect((await choose(first.findingId, 'rules')).statusCode).toBe(409)
  expect((await given.visitor.post(`/api/letters/${draft.id}/words`)).statusCode).toBe(409)
})

test('another’s letter has no words to choose, and neither has a finding of no group', async () => {
  const other = await caseVisitor(server)
  const { id } = await startCase(other)
  const letter = LetterWhole.parse((await other.visitor.post(`/api/cases/${id}/letters`)).json())
  const url = `/api/letters/${letter.id}/words`
  const [first] = letter.words
  const payload = { findingId: first?.findingId, by: 'model' }
  expect((await given.visitor.send({ method: 'PATCH', url, payload })).statusCode).toBe(404)
  expect((await given.visitor.post(url)).statusCode).toBe(404)
  expect((await other.visitor.send({ method: 'PATCH', url, payload })).statusCode).toBe(409)
  const none = { findingId: 'nothing', by: 'rules' }
  expect((await other.visitor.send({ method: 'PATCH', url, payload: none })).statusCode).toBe(404)
  await change(other.visitor, id, { close: true })
})
