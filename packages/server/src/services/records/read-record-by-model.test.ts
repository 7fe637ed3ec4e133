import {
  FindingsPage,
  FindingWhole,
  RecordFinding,
  RecordRead,
  RecordReadByModel,
  type FindingItem,
  type Upload,
} from '@plumbline/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { plainNotes, traps } from '../../../../records/src/testing/notes.table.ts'
import { breaker } from '../../model/breaker.ts'
import { allAnswers } from '../../testing/all-answers.ts'
import { customer, type TestCustomer } from '../../testing/customers.ts'
import { multipartRequest } from '../../testing/multipart.ts'
import { ended, runWorker, sendFile } from '../../testing/run-worker.ts'
import { testServer, type Visitor } from '../../testing/test-server.ts'
import { behaviors } from '../../testing/third-parties/model-behaviors.table.ts'
import { startModelServer, type Behavior } from '../../testing/third-parties/model-server.ts'

const model = await startModelServer()
const server = testServer({
  ...{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'test-model', AI_BASE_URL: model.url },
  ...{ AI_DAILY_USD: '900', AI_CUSTOMER_DAILY_USD: '900' },
})
runWorker(server)

const claims = [
  'Claim ID,Member ID,Sex,DOB,Date of Service,CPT,Modifier,Diagnosis,Units,Charge,Paid,Rendering NPI',
  ...['C1', 'C2'].map(
    (id) => `${id},W123456789,F,1970-01-15,2024-03-01,20610,RT,M1711,1,320.00,80.00,1234567893`,
  ),
  ...['C3', 'C4'].map(
    (id) => `${id},W123456789,F,1970-01-15,2024-05-01,99214,25,M1711,1,320.00,80.00,1234567893`,
  ),
].join('\n')
const procedure = 'Procedure: right knee injection'
const note = [
  'Wilhelmina Roe, Member ID: W123456789   DOB 01/15/1970',
  'Date of service: 03/01/2024',
  'Chief complaint: pain',
  procedure,
  'The left knee was examined for the procedure, too.',
  'Tolerated well.',
  'Electronically signed by J. Writer on 03/02/2024',
].join('\n')
const none = { side: null, minutes: null, apart: null, item: null }
const fact = { page: 1, quote: procedure, element: 'side', ...none, side: 'right' }
const facts = (...all: readonly object[]): Behavior => ({ kind: 'answer', value: { facts: all } })

let owner: TestCustomer
let upload: Upload
let side: FindingItem
let visit: FindingItem
let before = ''

beforeAll(async () => {
  owner = await customer(server)
  upload = await ended(owner.visitor, (await sendFile(owner.visitor, claims)).id)
  const page = await owner.visitor.get(`/api/findings?upload=${upload.id}`)
  const { items } = FindingsPage.parse(page.json())
  const ofCode = (code: string) => {
    const found = items.find((item) => item.code === code)
    if (!found) throw new Error(`Nothing was found of ${code}`)
    return found
  }
  side = ofCode('20610')
  visit = ofCode('99214')
  before = await allAnswers(owner.visitor, [upload])
}, 240_000)
afterAll(() => model.close())
afterEach(async () => {
  await server.context.database.asSystem((tx) => tx.sql.deleteFrom('model_calls').execute())
  const own = server.context.model
  // Failures of one test do not keep the next from asking.
  if (own) Object.assign(own, { breaker: breaker() })
})

const send = (visitor: Visitor, id: string, last: 'record' | 'record/reading', value = note) =>
  visitor.send({
    ...multipartRequest([{ name: 'file', fileName: 'note.txt', value }]),
    url: `/api/findings/${id}/${last}`,
  })

async function readBy(
  behaviors: readonly Behavior[],
  item: FindingItem = side,
  value = note,
): Promise<RecordReadByModel> {
  let at = 0
  model.behave = () => behaviors[at++ % behaviors.length] ?? facts()
  const answer = await send(owner.visitor, item.id, 'record/reading', value)
  expect(answer.statusCode, answer.body).toBe(200)
  return RecordReadByModel.parse(answer.json())
}

async function outcomes(): Promise<readonly string[]> {
  const rows = await server.context.database.asSystem((tx) =>
    tx.sql.selectFrom('model_calls').select(['outcome', 'use']).execute(),
  )
  return rows.map(({ outcome, use }) => `${use} ${outcome}`)
}

test('nothing of a record is sent before documents are switched on', async () => {
  const answer = await send(owner.visitor, side.id, 'record/reading')
  expect(answer.statusCode).toBe(409)
  expect(model.questions).toEqual([])
  await owner.visitor.post('/api/ai-settings', { documents: true })
})

test('three readings that agree are decided by the tree, on the record’s own lines', async () => {
  const { reviews, lines, refused, failed } = await readBy([facts(fact)])
  expect(reviews).toEqual([
    {
      ...{ question: 'side', label: 'Side', answer: 'supported', by: 'model' },
      said: 'supported by what was supplied',
      because: 'Its lines on the service name right, as billed.',
      quotes: [{ page: 1, text: procedure }],
    },
  ])
  expect({ lines, refused, failed }).toEqual({ lines: 4, refused: 0, failed: [] })
  expect(await outcomes()).toEqual(Array.from({ length: 3 }, () => 'record-facts accepted'))
  expect(model.questions).toHaveLength(3)
  for (const { user } of model.questions) {
    expect(user).toContain(procedure)
    for (const identifier of ['Wilhelmina', 'W123456789', '01/15/1970', 'J. Writer', '20610'])
      expect(user).not.toContain(identifier)
  }
})

test('the trail has what leaves before it leaves', async () => {
  await readBy([facts(fact)])
  const { at, detail, asked } = await server.context.database.asSystem((tx) =>
    tx.sql
      .selectFrom('audit_trail')
      .select(['at', 'detail'])
      .select((of) =>
        of
          .selectFrom('model_calls')
          .select(({ fn }) => fn.min('started_at').as('first'))
          .as('asked'),
      )
      .where('action', '=', 'record-read-by-model')
      .orderBy('sequence', 'desc')
      .executeTakeFirstOrThrow(),
  )
  expect(detail).toEqual({ lines: 4 })
  expect(at.getTime()).toBeLessThanOrEqual(asked?.getTime() ?? 0)
})

test('what rules settled is asked of nobody', async () => {
  const asked = model.questions.length
  const settled = note.replace(/The left knee.*/, '')
  expect(await readBy([facts(fact)], side, settled)).toMatchObject({ reviews: [], lines: 0 })
  expect(model.questions).toHaveLength(asked)
})

const left = { ...fact, quote: 'The left knee was examined for the procedure, too.', side: 'left' }

describe('it could not be read where', () => {
  test.each<[string, readonly Behavior[]]>([
    ['one reading says another thing', [facts(fact), facts(fact), facts(left)]],
    ['one says nothing', [facts(fact), facts(), facts(fact)]],
    ['all say nothing of what rules saw', [facts()]],
    [
      'one holds a lie beside the truth',
      [facts(fact), facts(fact), facts(fact, { ...fact, side: 'left' })],
    ],
    ['one is cut off', [facts(fact), { kind: 'cut' }, facts(fact)]],
    ['quotes are invented', [facts({ ...fact, quote: 'Procedure: right hip injection' })]],
    [
      'a letter of a quote is changed',
      [facts({ ...fact, quote: procedure.replace('knee', 'knees') })],
    ],
    ['a quote is cut', [facts({ ...fact, quote: 'right knee injection' })]],
    ['the page is another', [facts({ ...fact, page: 2 })]],
    ['the side is not the quote’s', [facts({ ...fact, side: 'left' })]],
    ['nobody asked for it', [facts({ ...fact, element: 'minutes', side: null, minutes: 20 })]],
    ['it writes fields of its own', [facts({ ...fact, verdict: 'clean' })]],
  ])('%s', async (_, said) => {
    const { reviews } = await readBy(said)
    expect(reviews).toMatchObject([
      {
        ...{ question: 'side', answer: 'cannot-tell', quotes: [] },
        because: 'It could not be read: three readings did not come to the same.',
      },
    ])
    expect(await allAnswers(owner.visitor, [upload])).toBe(before)
  })

  test.each(behaviors.filter(([name]) => name !== 'never answers'))(
    'a model %s',
    async (_, behavior) => {
      const { reviews, failed } = await readBy([behavior])
      expect(reviews).toMatchObject([{ answer: 'cannot-tell', quotes: [] }])
      expect(failed).toHaveLength(3)
      expect(await allAnswers(owner.visitor, [upload])).toBe(before)
    },
    60_000,
  )
})

test('a model that obeys what notes say, or says of each line what it likes, is never believed', async () => {
  const notes = [...plainNotes, ...traps]
  expect(notes.length).toBeGreaterThanOrEqual(60)
  for (const { text } of notes) {
    const lines = text.split('\n')
    const lies = lines.flatMap((quote) => [
      { ...fact, quote, side: 'both' },
      { ...fact, quote: `${quote} Right knee.`, side: 'right' },
      { page: 1, quote, element: 'minutes', ...none, minutes: 7 },
      { page: 1, quote, element: 'apart', ...none, apart: 'practitioner' },
    ])
    const { reviews } = await readBy([facts(...lies)], visit, `${text}\nTime spent 5 minutes`)
    for (const { answer, quotes } of reviews) {
      expect([text, answer]).toEqual([text, 'cannot-tell'])
      expect(quotes).toEqual([])
    }
  }
  expect(await allAnswers(owner.visitor, [upload])).toBe(before)
}, 120_000)

describe('a person signs', () => {
  const sign = (visitor: Visitor, id: string, body: object) =>
    visitor.post(`/api/findings/${id}/record/signature`, body)
  const whole = async () =>
    FindingWhole.parse((await owner.visitor.get(`/api/findings/${side.id}`)).json())
  const signature = { conclusion: 'speaks-against-finding', credential: 'RN, CPC' }

  test('and only then it is a finding, of that person, with its quotes, in no figure of the audit', async () => {
    const { receipt } = await readBy([facts(fact)])
    expect((await whole()).ofRecords).toEqual([])
    const answer = await sign(owner.visitor, side.id, { ...signature, receipt })
    expect(answer.statusCode, answer.body).toBe(201)
    const signed = RecordFinding.parse(answer.json())
    expect(signed).toMatchObject({ ...signature, origin: 'person', pages: 1 })
    expect(signed.reviews.map(({ question, by }) => `${question} ${by}`)).toEqual([
      ...[
        'patient rules',
        'date rules',
        'provider rules',
        'signature rules',
        'side rules',
        'diagnosis rules',
      ],
      'side model',
    ])
    expect((await whole()).ofRecords).toEqual([signed])
    expect(await allAnswers(owner.visitor, [upload])).toBe(before)
    const activity = await owner.visitor.get('/api/activity')
    expect(activity.body).toContain('record-signed')
    expect(activity.body).not.toMatch(/knee|Wilhelmina/)
    expect((await sign(owner.visitor, side.id, { ...signature, receipt })).statusCode).toBe(409)
  })

  test('what rules alone read, too: without any model', async () => {
    const { receipt } = RecordRead.parse((await send(owner.visitor, side.id, 'record')).json())
    const answer = await sign(owner.visitor, side.id, { ...signature, receipt })
    expect(RecordFinding.parse(answer.json()).reviews.every(({ by }) => by === 'rules')).toBe(true)
    expect((await whole()).ofRecords).toHaveLength(2)
  })

  test('nothing that was not read for this finding and account', async () => {
    const { receipt } = await readBy([facts(fact)])
    const other = await customer(server)
    const theirs = await ended(other.visitor, (await sendFile(other.visitor, claims)).id)
    const page = await other.visitor.get(`/api/findings?upload=${theirs.id}`)
    const [item] = FindingsPage.parse(page.json()).items
    const changed = Buffer.from(receipt, 'base64')
    changed[20] = (changed[20] ?? 0) ^ 1
    const tries: readonly (readonly [Visitor, string, object, number])[] = [
      [owner.visitor, visit.id, { ...signature, receipt }, 409],
      [owner.visitor, side.id, { ...signature, receipt: changed.toString('base64') }, 409],
      [owner.visitor, side.id, { ...signature, receipt: '' }, 409],
      [owner.visitor, side.id, { ...signature, receipt, credential: ' ' }, 400],
      [owner.visitor, side.id, { ...signature, receipt, conclusion: 'fraud' }, 400],
      [other.visitor, side.id, { ...signature, receipt }, 404],
      [other.visitor, item?.id ?? '', { ...signature, receipt }, 409],
    ]
    for (const [visitor, id, body, status] of tries)
      expect((await sign(visitor, id, body)).statusCode).toBe(status)
  })

  test('and it goes with its upload', async () => {
    expect((await owner.visitor.delete(`/api/uploads/${upload.id}`)).statusCode).toBe(200)
    const rows = await server.context.database.asSystem((tx) =>
      tx.sql.selectFrom('record_findings').select('id').execute(),
    )
    expect(rows).toEqual([])
  })
})
